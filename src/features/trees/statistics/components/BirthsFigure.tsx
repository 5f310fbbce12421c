import { useState } from 'react';

import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { birthsFigure } from '../model/figures.ts';
import { birthTexts as texts } from '../texts.ts';
import type { TreeStatistics } from '../treeStatisticsApi.ts';
import styles from './figure.module.scss';
import { Figure } from './Figure.tsx';

type BirthKind = keyof typeof texts.kinds;

/** The commonest places of birth, or the counties and countries they lie in. */
export function BirthsFigure({ tree, statistics }: { tree: string; statistics: TreeStatistics }) {
  const [kind, setKind] = useState<BirthKind>('birthRegions');
  return (
    <Figure tree={tree} figure={birthsFigure(statistics, statistics[kind])}>
      <div className={styles.chooser}>
        <SelectField
          compact
          label={texts.which}
          value={kind}
          options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setKind(event.target.value as BirthKind)}
        />
      </div>
    </Figure>
  );
}
