/**
 * So many records of a set name a registration district together with a place, as they are written; or the place and no
 * district.
 */
export interface DistrictUse {
  district: string | null;
  place: string | null;
  parish: string | null;
  county: string | null;
  country: string | null;
  records: number;
}
