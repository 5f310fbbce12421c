import { Notice } from '../Notice/Notice.tsx';
import { MarkerList } from './MarkerList.tsx';
import type { SiteMapProps } from './siteMapProps.ts';
import { siteMapTexts as texts } from './texts.ts';

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;

/**
 * What a map would show, for a browser that cannot draw it: where it is, the circle in words, the markers as a list.
 */
export function MapWithoutDrawing({ label, center, markers = [], circle, onSelect }: SiteMapProps) {
  return (
    <section aria-label={label}>
      <Notice tone="info" title={texts.notDrawn}>
        {markers.length > 0
          ? texts.listed
          : texts.centre(
              degrees(center.latitude, texts.north, texts.south),
              degrees(center.longitude, texts.east, texts.west),
              circle?.miles ?? null,
            )}
      </Notice>
      <MarkerList label={label} markers={markers} onSelect={onSelect} />
    </section>
  );
}
