import { useState } from 'react';

import { FAN_COLOURINGS, type FanColouring, type FanColouringKind } from '#domain/trees/chart/fanColouring.ts';
import type { ChartView } from '#domain/trees/chart/layout/chart.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import styles from './FanColours.module.scss';
import { colourTexts as texts } from './texts.ts';

/** localStorage key: what fans are coloured by. */
const STORAGE_KEY = 'treeFanColours';

/** What fans are coloured by; a choice of this browser, for every tree. */
export function useFanColours(): [kind: FanColouringKind, choose: (kind: FanColouringKind) => void] {
  const [kind, setKind] = useState<FanColouringKind>(
    () => FAN_COLOURINGS.find((each) => each === readStored('local', STORAGE_KEY)) ?? 'sex',
  );
  const choose = (next: FanColouringKind) => {
    setKind(next);
    writeStored('local', STORAGE_KEY, next);
  };
  return [kind, choose];
}

interface FanColoursProps {
  /** A fan of descendants has no lines of grandparents. */
  view: ChartView;
  kind: FanColouringKind;
  colouring: FanColouring | null;
  onChoose: (kind: FanColouringKind) => void;
}

/**
 * Chooses what the colours of a fan say, and says it. On a phone the legend opens by a press, so that the fan keeps the
 * screen.
 */
export function FanColours({ view, kind, colouring, onChoose }: FanColoursProps) {
  const isPhone = useMediaQuery(belowQuery('md'));
  const legend = colouring && (
    <ul role="list" aria-label={texts.legend} className={styles.legend}>
      {colouring.groups.map(({ label, count, colour }) => (
        <li key={colour}>
          <span aria-hidden="true" className={styles.square} data-colour={colour + 1} />
          {texts.entry(label, count)}
        </li>
      ))}
      <li>
        <span aria-hidden="true" className={styles.square} />
        {texts.none}
      </li>
    </ul>
  );
  return (
    <div className={styles.colours}>
      <SelectField
        compact
        hideLabel={isPhone}
        label={texts.label}
        value={view === 'fan' || kind !== 'line' ? kind : 'sex'}
        options={FAN_COLOURINGS.filter((each) => view === 'fan' || each !== 'line').map((value) => ({
          value,
          label: texts.kinds[value],
        }))}
        onChange={(event) => onChoose(FAN_COLOURINGS.find((each) => each === event.target.value) ?? 'sex')}
      />
      {isPhone && legend ? (
        <details className={styles.folded}>
          <summary>{texts.legend}</summary>
          {legend}
        </details>
      ) : (
        legend
      )}
    </div>
  );
}
