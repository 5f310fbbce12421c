import { useState } from 'react';

import { sizesFigure } from '../model/figures.ts';
import type { TreeStatistics } from '../treeStatisticsApi.ts';
import { CenturySelect } from './CenturySelect.tsx';
import styles from './figure.module.scss';
import { Figure } from './Figure.tsx';

const NONE = { century: null, families: 0, children: 0, sizes: [] };

/** Children per family, of the whole tree or of a century. */
export function SizesFigure({ tree, statistics: { familySizes } }: { tree: string; statistics: TreeStatistics }) {
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
