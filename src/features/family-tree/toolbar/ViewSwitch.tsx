import { ChartNetwork, ListTree, Network, Radar, Split } from 'lucide-react';
import { useId } from 'react';

import type { ChartSettings } from '#domain/trees/chartSettings.ts';

import styles from './ViewSwitch.module.scss';

const VIEWS: readonly { view: ChartSettings['view']; label: string; Icon: typeof Network }[] = [
  { view: 'family', label: 'Family', Icon: Network },
  { view: 'pedigree', label: 'Pedigree', Icon: Split },
  { view: 'descendants', label: 'Descendants', Icon: ChartNetwork },
  { view: 'fan', label: 'Fan', Icon: Radar },
  { view: 'outline', label: 'Outline', Icon: ListTree },
];

interface ViewSwitchProps {
  view: ChartSettings['view'];
  onChoose: (view: ChartSettings['view']) => void;
}

/** Chooses how the tree is drawn. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>View</legend>
      {VIEWS.map(({ view: each, label, Icon }) => (
        <label key={each} className={styles.view}>
          <input type="radio" name={name} value={each} checked={each === view} onChange={() => onChoose(each)} />
          <Icon aria-hidden="true" />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
