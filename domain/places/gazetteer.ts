/** A place the project knows the position of. */
export interface Place {
  /** Stable over releases; sample places count from 900000. */
  id: number;
  name: string;
  /** Historic county, with its usual name: `Cornwall`. */
  county: string;
  /** england, scotland, wales, ireland, isle of man, channel islands. */
  country: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

/** Looks places up by name and by distance. */
export interface Gazetteer {
  byId(id: number): Place | null;
  /**
   * The place a text means: `Roche`, `Roche, Cornwall`, `St Mewan, Cornwall, England`. A county or country given apart
   * narrows it. Null when unknown, and when several counties have the name and nothing tells them apart.
   */
  resolve(text: string, hint?: { county?: string | null; country?: string | null }): Place | null;
  /** Every place of that name, for a search that names no county. */
  named(text: string): readonly Place[];
  /** Places whose name begins with the text, best known first. */
  complete(prefix: string, limit: number): readonly Place[];
  /** Ids within so many miles of a place, itself included; 0 miles is the place alone. */
  within(placeId: number, miles: number): readonly number[];
}
