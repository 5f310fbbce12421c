import { useState } from 'react';

import type { FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { ageFigure, sourcesFigure, sizesFigure } from '../model/figures.ts';
import { ageTexts, statisticsTexts as texts } from '../texts.ts';
import { useTreeStatisticsQuery, type TreeStatistics } from '../treeStatisticsApi.ts';
import styles from './figure.module.scss';
import { Figure } from './Figure.tsx';
import { NamesFigure, BirthsFigure, CompletenessFigure, CenturySelect } from './TreeFigures.tsx';

const NONE = { century: null, families: 0, children: 0, sizes: [] };

/** Children per family, of the whole tree or of a century. */
function SizesFigure({ tree, statistics: { familySizes } }: { tree: string; statistics: TreeStatistics }) {
  const [century, setCentury] = useState<number | null>(null);
  const shown = familySizes.find((sizes) => sizes.century === century) ?? familySizes[0] ?? NONE;
  return (
    <Figure tree={tree} figure={sizesFigure(shown)}>
      <div className={styles.chooser}>
        <CenturySelect
          centuries={familySizes.map((sizes) => sizes.century)}
          value={shown.century}
          onChange={setCentury}
        />
      </div>
    </Figure>
  );
}

interface FiguresProps {
  tree: FamilyTree;
  /** Whose ancestors are counted; null for no one. */
  personId: string | null;
  publicTreeShareToken: string | null;
  onPerson: (personId: string) => void;
}

/** The figures of a tree: of one person’s ancestors first, then of everyone. */
export const StatisticsFigures = ({ personId, ...figures }: FiguresProps) => (
  <>
    {personId !== null && <CompletenessFigure {...figures} personId={personId} />}
    <FiguresOfTree {...figures} />
  </>
);

function FiguresOfTree({ tree, publicTreeShareToken }: Pick<FiguresProps, 'tree' | 'publicTreeShareToken'>) {
  const { currentData: statistics, ...answer } = useTreeStatisticsQuery({
    ref: tree.id,
    publicTreeShareToken,
    viewAs: null,
  });
  if (!statistics) return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={texts.loading} />} />;
  if (statistics.people === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title={texts.none.title}>
        <p>{texts.none.text}</p>
      </Notice>
    );
  }
  return (
    <>
      <p role="status">{texts.counted(statistics.people, statistics.families)}</p>
      <Figure tree={tree.name} figure={ageFigure(ageTexts.death, statistics.agesAtDeath)} />
      <Figure tree={tree.name} figure={ageFigure(ageTexts.marriage, statistics.agesAtMarriage)} />
      <NamesFigure tree={tree.name} statistics={statistics} />
      <BirthsFigure tree={tree.name} statistics={statistics} />
      <SizesFigure tree={tree.name} statistics={statistics} />
      <Figure tree={tree.name} figure={sourcesFigure(statistics.sources)} />
    </>
  );
}
