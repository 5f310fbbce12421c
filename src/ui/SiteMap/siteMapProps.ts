import type { Position } from '#domain/places/distance.ts';

/** Something at a place of the map. */
export interface MapMarker extends Position {
  id: string;
  /** Names it to everybody: `Leeds, Yorkshire`. */
  label: string;
  /** How many lie there, shown on the marker; a marker without one is a dot. */
  count?: number;
}

/** A circle around a position. */
export interface MapCircle extends Position {
  miles: number;
}

/** What the reader sees of the map, in degrees. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What every map of the site takes. */
export interface SiteMapProps {
  /** Names the map: `Map of the records found`. */
  label: string;
  /** Degrees, WGS 84. The map goes there again when it changes. */
  center: Position;
  /** As web maps count: 5 is Britain and Ireland, 12 a town. Default 5. */
  zoom?: number;
  markers?: readonly MapMarker[];
  circle?: MapCircle;
  /** Makes the markers buttons; told the id of the one pressed. */
  onSelect?: (id: string) => void;
}
