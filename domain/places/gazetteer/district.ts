/** A registration district, as the records of the published sets describe it. */
export interface District {
  /** At least FIRST_DISTRICT_ID; the same only as long as the records are. */
  id: number;
  name: string;
  /** The county of its seat, or else of most of its records; null where neither is known. */
  county: string | null;
  country: string | null;
  /** The place it is named after, where the gazetteer has it. */
  seatId: number | null;
  /** Ids of the places that lie in it, its seat among them; ascending. */
  placeIds: readonly number[];
  /** Names that records have for what cannot be located: of the district itself, and of places in it. */
  stated: readonly StatedNames[];
  /** How many records name it. */
  records: number;
}

/** Values of records that are known by what is written alone. */
export interface StatedNames {
  /** Whether the values name the district, not a place in it. */
  isDistrict: boolean;
  /** As valueKey makes them. */
  keys: readonly string[];
  /** The regions such values must lie in; null among them for those of no known region. */
  within: readonly (number | null)[];
}
