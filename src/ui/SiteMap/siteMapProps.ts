import type { Position } from '#domain/places/gazetteer/distance.ts';
import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';
import type { MapBounds } from '#domain/places/maps/mapBounds.ts';

/** Something at a place of the map. */
export interface MapMarker extends Position {
  id: string;
  /** Its name for every reader: `Leeds, Yorkshire`. */
  label: string;
  /** How many lie there, shown on the marker; a marker without one is a dot. */
  count?: number;
}

/** A circle around a position. */
export interface MapCircle extends Position {
  miles: number;
}

/** What every map of the site takes. */
export interface SiteMapProps {
  /** Names the map: `Map of the records found`. */
  label: string;
  /** Degrees, WGS 84. The map goes there again when it changes. */
  center: Position;
  /** As web maps count: 5 is Britain and Ireland, 12 a town. Default 5. */
  zoom?: number;
  /** The frame to show instead of `center` and `zoom`. */
  bounds?: MapBounds;
  /** The map cannot leave these. Default Britain and Ireland. */
  limits?: MapBounds;
  markers?: readonly MapMarker[];
  circle?: MapCircle;
  /** A historical map over the base map. */
  layer?: HistoricalLayer | null;
  /** Another map on the right of a line, from this share of the width on (0 to 1); a null layer is the base map. */
  compared?: { layer: HistoricalLayer | null; from: number } | null;
  /** Makes the markers buttons; called with the id of the one pressed. */
  onSelect?: (id: string) => void;
  /** Called with what the reader sees after they moved the map. */
  onMove?: (bounds: MapBounds) => void;
  /**
   * The page is the map: the wheel and one finger move it, and it is as high as its place. Otherwise they move the
   * page.
   */
  isPage?: boolean;
}
