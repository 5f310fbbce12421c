import { MapWithoutDrawing } from './MapWithoutDrawing.tsx';
import type { SiteMapProps } from './siteMapProps.ts';

/** A map of Britain and Ireland on which things lie. Where the browser cannot draw one, the same as a list. */
export function SiteMap(props: SiteMapProps) {
  return <MapWithoutDrawing {...props} />;
}
