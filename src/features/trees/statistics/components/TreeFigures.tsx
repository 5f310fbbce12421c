import { useState } from 'react';

import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { centuryInWords } from '#domain/trees/statistics/century.ts';
import { type FamilyTree, PersonFinder, useTreeNeighbourhoodQuery } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { namesFigure, birthsFigure, completenessFigure } from '../model/figures.ts';
import { nameTexts as texts, birthTexts, completenessTexts, statisticsTexts, centuryTexts } from '../texts.ts';
import { type TreeStatistics, useTreeCompletenessQuery } from '../treeStatisticsApi.ts';
import styles from './figure.module.scss';
import { Figure } from './Figure.tsx';

interface CenturySelectProps {
  centuries: readonly (number | null)[];
  value: number | null;
  onChange: (century: number | null) => void;
}

/** Chooses a hundred years, or all. */
export const CenturySelect = ({ centuries, value, onChange }: CenturySelectProps) => (
  <SelectField
    compact
    label={centuryTexts.label}
    value={value === null ? '' : String(value)}
    options={[
      { value: '', label: centuryTexts.all },
      ...centuries.flatMap((century) =>
        century === null ? [] : [{ value: String(century), label: centuryInWords(century) }],
      ),
    ]}
    onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
  />
);

interface CompletenessFigureProps {
  tree: FamilyTree;
  personId: string;
  publicTreeShareToken: string | null;
  onPerson: (personId: string) => void;
}

/** How complete the ancestors of a person are, with a way to another person. */
export function CompletenessFigure({ tree, personId, publicTreeShareToken, onPerson }: CompletenessFigureProps) {
  const reader = { publicTreeShareToken, viewAs: null };
  const { currentData: generations, ...answer } = useTreeCompletenessQuery({ personId, ...reader });
  const { currentData: around } = useTreeNeighbourhoodQuery({
    personId,
    ancestors: 0,
    descendants: 0,
    siblings: false,
    ...reader,
  });
  const card = around?.persons.find(({ id }) => id === personId);
  if (!generations || !card)
    return <NoAnswer of={answer} texts={completenessTexts} waiting={<Spinner label={statisticsTexts.loading} />} />;
  const name = cardName(card, tree.showSurnamesUppercase);
  return (
    <Figure tree={tree.name} figure={completenessFigure(name, generations)}>
      <div className={styles.chooser}>
        <PersonFinder
          treeRef={tree.id}
          label={completenessTexts.find}
          reader={reader}
          isUppercase={tree.showSurnamesUppercase}
          isEmptiedByChoice
          onChange={(person) => person && onPerson(person.id)}
        />
      </div>
    </Figure>
  );
}

type BirthKind = keyof typeof birthTexts.kinds;

/** The commonest places of birth, or the counties and countries they lie in. */
export function BirthsFigure({ tree, statistics }: { tree: string; statistics: TreeStatistics }) {
  const [kind, setKind] = useState<BirthKind>('birthRegions');
  return (
    <Figure tree={tree} figure={birthsFigure(statistics, statistics[kind])}>
      <div className={styles.chooser}>
        <SelectField
          compact
          label={birthTexts.which}
          value={kind}
          options={Object.entries(birthTexts.kinds).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setKind(event.target.value as BirthKind)}
        />
      </div>
    </Figure>
  );
}

type NameKind = keyof typeof texts.kinds;

const NONE = { century: null, total: 0, names: [] };

/** The commonest surnames, or first names, of the whole tree or of those born in a century. */
export function NamesFigure({ tree, statistics }: { tree: string; statistics: TreeStatistics }) {
  const [kind, setKind] = useState<NameKind>('surnames');
  const [century, setCentury] = useState<number | null>(null);
  const all = statistics[kind];
  const shown = all.find((names) => names.century === century) ?? all[0] ?? NONE;
  return (
    <Figure tree={tree} figure={namesFigure(texts.kinds[kind], shown)}>
      <div className={styles.chooser}>
        <SelectField
          compact
          label={texts.which}
          value={kind}
          options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setKind(event.target.value as NameKind)}
        />
        <CenturySelect centuries={all.map((names) => names.century)} value={shown.century} onChange={setCentury} />
      </div>
    </Figure>
  );
}
