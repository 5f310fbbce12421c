/** The four nations in which the sample communities lie. */
export type Nation = 'england' | 'wales' | 'scotland' | 'ireland';

/** What people mostly live from; decides which trades a place has. */
export type PlaceKind = 'town' | 'village' | 'hamlet' | 'mill' | 'pit';

/** A fictional place of the sample county or of the communities it exchanges people with. */
export interface SamplePlace {
  name: string;
  county: string;
  nation: Nation;
  kind: PlaceKind;
  /** Parish the place belongs to: its own name unless it is a hamlet. */
  parish: string;
  /** Dedication of the parish church, kirk or parish chapel. */
  church: string;
  /** Chapels of dissenters, by denomination; empty where people walk to the next place. */
  chapels: readonly Chapel[];
  /** Registration district (England and Wales), parish number (Scotland) or poor law union (Ireland). */
  district: string;
  /** Part of its nation's people who lived here in 1780; the shares of a nation add up to 100 or so. */
  weight: number;
  streets: readonly string[];
  farms: readonly string[];
  inn: string;
  /** Hundred (England, Wales), presbytery (Scotland) or barony (Ireland). Places of one are neighbours. */
  hundred: string;
}

/** Denominations kept apart by the sources. */
export type Denomination =
  | 'Church of England'
  | 'Wesleyan Methodist'
  | 'Primitive Methodist'
  | 'Baptist'
  | 'Roman Catholic'
  | 'Calvinistic Methodist'
  | 'Independent'
  | 'Church in Wales'
  | 'Church of Scotland'
  | 'Free Church of Scotland'
  | 'Church of Ireland'
  | 'Presbyterian';

export interface Chapel {
  name: string;
  denomination: Denomination;
  /** First year of its registers. */
  since: number;
}
