import { Notice } from '../Notice/Notice.tsx';
import { MarkerList } from './MarkerList.tsx';
import type { SiteMapProps } from './siteMapProps.ts';

const degrees = (value: number, positive: string, negative: string) => `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;

/** What a map would show, for a browser that cannot draw it: where it lies, the circle in words, the markers as a list. */
export function MapWithoutDrawing({ label, center, markers = [], circle, onSelect }: SiteMapProps) {
  return (
    <section aria-label={label}>
      <Notice tone="info" title="This browser cannot draw maps">
        {markers.length > 0
          ? 'What lies on this map is listed below.'
          : `The map would show ${degrees(center.latitude, 'N', 'S')}, ${degrees(center.longitude, 'E', 'W')}${circle ? `, and a circle of ${circle.miles} miles around it` : ''}.`}
      </Notice>
      <MarkerList label={label} markers={markers} onSelect={onSelect} />
    </section>
  );
}
