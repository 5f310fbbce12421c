import { useId } from 'react';

import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';

import { SelectField } from '../SelectField/SelectField.tsx';
import styles from './HistoricalMap.module.scss';
import { timesTexts as texts } from './texts.ts';

/** What to compare with: nothing, the map of today, or a layer by its place in the list. */
export type Compared = 'none' | 'today' | `${number}`;

interface MapTimesProps {
  /** The oldest first. */
  layers: readonly HistoricalLayer[];
  /** Place of the layer shown in the list; its length is the map of today. */
  shown: number;
  onShow: (shown: number) => void;
  compared: Compared;
  onCompare: (compared: Compared) => void;
  /** Per cent of the width that belong to the map shown. */
  share: number;
  onShare: (share: number) => void;
}

const nameOf = (layer: HistoricalLayer | undefined): string =>
  layer ? `${layer.year}: ${layer.name}` : texts.todaysMap;

/** A slider through the times, and another between two of them; both work with the arrow keys. */
export function MapTimes({ layers, shown, onShow, compared, onCompare, share, onShare }: MapTimesProps) {
  const id = useId();
  const others = layers.flatMap((layer, at) => (at === shown ? [] : [{ value: String(at), label: nameOf(layer) }]));
  return (
    <div className={styles.times}>
      <div className={styles.slider}>
        <label htmlFor={`${id}-era`}>{texts.mapOf}</label>
        <output htmlFor={`${id}-era`}>{nameOf(layers[shown])}</output>
        <input
          id={`${id}-era`}
          type="range"
          min={0}
          max={layers.length}
          step={1}
          value={shown}
          aria-valuetext={nameOf(layers[shown])}
          onChange={(event) => onShow(Number(event.target.value))}
        />
        <div aria-hidden="true" className={styles.ticks}>
          {layers.map(({ name, year }) => (
            <span key={`${year} ${name}`}>{year}</span>
          ))}
          <span>{texts.today}</span>
        </div>
      </div>
      <SelectField
        compact
        label={texts.compare}
        value={compared}
        options={[
          { value: 'none', label: texts.nothing },
          ...(shown === layers.length ? [] : [{ value: 'today', label: texts.todaysMap }]),
          ...others,
        ]}
        onChange={(event) => onCompare(event.target.value as Compared)}
      />
      {compared !== 'none' && (
        <div className={styles.slider}>
          <label htmlFor={`${id}-share`}>{texts.swipe}</label>
          <output htmlFor={`${id}-share`}>{texts.share(share)}</output>
          <input
            id={`${id}-share`}
            type="range"
            min={0}
            max={100}
            step={1}
            value={share}
            aria-valuetext={texts.shareOf(share, nameOf(layers[shown]))}
            onChange={(event) => onShare(Number(event.target.value))}
          />
        </div>
      )}
    </div>
  );
}
