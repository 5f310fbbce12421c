import { useState } from 'react';

import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { namesFigure } from '../model/figures.ts';
import { nameTexts as texts } from '../texts.ts';
import type { TreeStatistics } from '../treeStatisticsApi.ts';
import { CenturySelect } from './CenturySelect.tsx';
import styles from './figure.module.scss';
import { Figure } from './Figure.tsx';

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
