/**
 * Fields of a record that name the area its place lies in, by the field of the place: a search for a place finds what
 * they name too. Areas below the county are of use only where the place itself could not be located: a record of
 * Gwennap in the registration district of Redruth is of the district, not of the town.
 */
interface PlaceLevels {
  county: string;
  country: string;
  /**
   * Names the registration district; looked up as a place where the place of the record is not located. Null where
   * records name none.
   */
  district: string | null;
  /** Looked up as places where the place of the record is not located. */
  otherwise: readonly string[];
}

const LEVELS: Readonly<Record<string, PlaceLevels>> = {
  Place: {
    county: 'County',
    country: 'Country',
    district: 'RegistrationDistrict',
    otherwise: ['Parish', 'Town', 'City'],
  },
  PlaceOfBirth: {
    county: 'BirthCounty',
    country: 'CountryOfBirth',
    district: null,
    otherwise: ['BirthParish', 'BirthTown'],
  },
  PlaceOfResidence: { county: 'ResidenceCounty', country: 'ResidenceCountry', district: null, otherwise: [] },
};

/** The areas of a place field; null where records name none (`PlaceOfDeath`, `PortOfArrival`). */
export const placeLevels = (fieldId: string): PlaceLevels | null => LEVELS[fieldId] ?? null;

/** All fields beside a place field that locate its place, nearest first. */
export function levelFields(fieldId: string): readonly string[] {
  const levels = placeLevels(fieldId);
  return levels
    ? [...levels.otherwise, ...(levels.district === null ? [] : [levels.district]), levels.county, levels.country]
    : [];
}

/** The place fields whose areas the registers name. */
export const LEVELLED_FIELDS: readonly string[] = Object.keys(LEVELS);

/**
 * The field beside a place field that names the place of the gazetteer which is meant, whatever is written; null where
 * records have none.
 */
export const meantField = (fieldId: string): string | null => (placeLevels(fieldId) ? `${fieldId}Meant` : null);
