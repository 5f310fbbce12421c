import { ChartNetwork, Hourglass, ListTree, Network, Radar, Split, Sun, UsersRound } from 'lucide-react';
import { useId } from 'react';

import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';

import { toolbarTexts } from '../texts.ts';
import styles from './ViewSwitch.module.scss';

const VIEWS: readonly ChartSettings['view'][] = [
  'family',
  'hourglass',
  'relatives',
  'pedigree',
  'descendants',
  'fan',
  'sunburst',
  'outline',
];

/** The views of a tree in the order they are offered. */
export const VIEW_NAMES: readonly { view: ChartSettings['view']; label: string }[] = VIEWS.map((view) => ({
  view,
  label: toolbarTexts.views[view],
}));

const ICONS: Readonly<Record<ChartSettings['view'], typeof Network>> = {
  family: Network,
  hourglass: Hourglass,
  relatives: UsersRound,
  pedigree: Split,
  descendants: ChartNetwork,
  fan: Radar,
  sunburst: Sun,
  outline: ListTree,
};

interface ViewSwitchProps {
  view: ChartSettings['view'];
  onChoose: (view: ChartSettings['view']) => void;
}

/** Chooses how the tree is drawn. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>{toolbarTexts.view}</legend>
      {VIEW_NAMES.map(({ view: each, label }) => {
        const Icon = ICONS[each];
        return (
          <label key={each} className={styles.view} title={label}>
            <input type="radio" name={name} value={each} checked={each === view} onChange={() => onChoose(each)} />
            <Icon aria-hidden="true" />
            <span>{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
