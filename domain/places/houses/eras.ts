/** A part of the page. */
export interface Era {
  /** Id of its section, which the navigator leads to. */
  id: 'today' | 'post-war' | 'war' | 'pre-war';
  /** Its name in the navigator. */
  anchor: string;
  /** The year its map stands for and the layer shown first; null where it has no map. */
  map: { year: number; initialLayer?: number } | null;
  /** How much of the section must be in view before its anchor counts as reached (spec 2 section 9). */
  threshold: number;
}

/** The four sections in their order (spec 2 sections 2 and 9). */
export const ERAS: readonly Era[] = [
  { id: 'today', anchor: 'Today', map: { year: 2024 }, threshold: 0.3 },
  { id: 'post-war', anchor: 'After 1945', map: { year: 1961, initialLayer: 1937 }, threshold: 0.1 },
  { id: 'war', anchor: 'World War 2', map: null, threshold: 0.1 },
  { id: 'pre-war', anchor: 'Before 1939', map: { year: 1913, initialLayer: 1888 }, threshold: 0.1 },
];

/** Where the map is when the address has no position (spec 2 section 8). */
export const FALLBACK_POSITION = { latitude: 53.83011, longitude: -2.42017 };
