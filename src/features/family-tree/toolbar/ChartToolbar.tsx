import { Share2 } from 'lucide-react';

import { chartAddress, type ChartReader } from '#domain/trees/chartAddress.ts';
import type { ChartSettings } from '#domain/trees/chartSettings.ts';
import type { FamilyTree } from '#features/tree-data/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ChartMenu } from './ChartMenu.tsx';
import styles from './ChartToolbar.module.scss';
import { FindPerson } from './FindPerson.tsx';
import { GenerationFields } from './GenerationFields.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

interface ChartToolbarProps extends Omit<Parameters<typeof ChartMenu>[0], 'mayLookAsOthers'> {
  tree: FamilyTree;
  focus: string;
  reader: ChartReader;
  settings: ChartSettings;
  isUppercase: boolean;
  hasDrawer: (path: string) => boolean;
  onChoose: (settings: Partial<ChartSettings>) => void;
  onFound: (personId: string) => void;
}

/** Above the chart: the tree's name, how it is drawn, somebody to find, sharing, and the rest. */
export function ChartToolbar({ tree, focus, reader, settings, isUppercase, hasDrawer, onChoose, onFound, ...acts }: ChartToolbarProps) {
  const mayLookAsOthers = reader.viewAs !== null || ((tree.role === 'OWNER' || tree.role === 'EDITOR') && !reader.isPublicView);
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <h1>{tree.name}</h1>
        <p>{tree.personCount === 1 ? '1 person' : `${tree.personCount.toLocaleString('en-GB')} people`}</p>
      </div>
      <div className={styles.tools}>
        <ViewSwitch view={settings.view} onChoose={(view) => onChoose({ view })} />
        <GenerationFields settings={settings} onChoose={onChoose} />
        <div className={styles.find}>
          <FindPerson treeRef={tree.familyTreeRef} reader={reader} isUppercase={isUppercase} onFound={onFound} />
        </div>
        {hasDrawer('share') && <ButtonLink size="sm" to={chartAddress(focus, 'share', reader)} preventScrollReset icon={<Share2 aria-hidden="true" />}>Share</ButtonLink>}
        <ChartMenu {...acts} tree={tree} focus={focus} reader={reader} mayLookAsOthers={mayLookAsOthers} />
      </div>
    </header>
  );
}
