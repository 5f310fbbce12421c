import type { District } from './district.ts';
import type { Region } from './region.ts';

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

/** What the text of a place field means to a search. */
export interface PlaceMeant {
  /** Counties and countries; a county whose name a town has too is beside the town. */
  regions: readonly Region[];
  /** Registration districts; a district beside a place that has its name is meant as well as the place. */
  districts: readonly District[];
  /** One place, or every place of the name where nothing tells them apart. */
  places: readonly Place[];
  /** What places that could not be located must say to be meant; empty where regions are. */
  words: string;
  /** The regions such places must lie in, ascending ids; null when the text names none. */
  wordsWithin: readonly number[] | null;
}

/** A place or region so many whole miles away. */
export interface PlaceNear {
  id: number;
  miles: number;
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
  /** Places whose name starts with the text, best known first. */
  complete(prefix: string, limit: number): readonly Place[];
  /** Ids within so many miles of a place, itself included; 0 miles is the place alone. */
  within(placeId: number, miles: number): readonly number[];
  /**
   * What a reader means who types or chooses the text in a place field.
   *
   * @param isOfEvent - the field says where an event was registered: a bare name then means the district of that name,
   * too.
   */
  meant(text: string, isOfEvent?: boolean): PlaceMeant;
  /**
   * The county, or else the country, that the place of a record belongs to: as its text ends (`Polmassick, Cornwall`),
   * or as fields beside it say. Null when neither names one.
   */
  regionOf(text: string, within?: { county?: string | null; country?: string | null }): Region | null;
  /** Ids of everything inside a region: its places, itself, and the counties of a country. Empty for an unknown id. */
  insideOf(regionId: number): readonly number[];
  /**
   * Places outside a region within so many miles of a place inside it, each with the miles to the nearest, one at
   * least.
   */
  around(regionId: number, miles: number): readonly PlaceNear[];
  /** Places not among some, within so many miles of one of them, each with the miles to the nearest, one at least. */
  aroundPlaces(placeIds: readonly number[], miles: number): readonly PlaceNear[];
  /**
   * Registration districts whose name starts with the text, which may go on into what they are and where: `Redruth,
   * reg`.
   */
  completeDistrict(prefix: string): readonly District[];
  /** Id of the county a place lies in; null for an unknown place. */
  countyIdOf(placeId: number): number | null;
}
