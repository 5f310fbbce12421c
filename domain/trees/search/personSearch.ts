import { decodeDay } from '#domain/trees/core/encodedDay.ts';

/** What of a person a record search starts with. */
export interface PersonToFind {
  given: string;
  surname: string;
  birthFrom: number | null;
  birthPlace: string | null;
}

/** How far from the year of birth records may lie: years of age in records are seldom right. */
export const SEARCHED_YEARS = 2;

/** The fields of a record search as they are typed; empty where nothing is known. */
export interface PersonSearch {
  firstname: string;
  lastname: string;
  yearofbirth: string;
  yearofbirth_offset: string;
  place: string;
}

/**
 * The search for records of a person of a tree: name, year of birth give or take two, the parish they were born in.
 * Of a place only its smallest part and what follows it first are taken: records rarely name more.
 * @example personSearch({ given: 'William Henry', surname: 'Pinch', birthFrom: 18320403, birthPlace: 'Roche, Cornwall,
 * England' }).place // 'Roche, Cornwall'
 */
export function personSearch({ given, surname, birthFrom, birthPlace }: PersonToFind): PersonSearch {
  const year = birthFrom === null ? '' : String(decodeDay(birthFrom).year);
  const place = (birthPlace ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(', ');
  return {
    firstname: given.trim(),
    lastname: surname.trim(),
    yearofbirth: year,
    yearofbirth_offset: year === '' ? '' : String(SEARCHED_YEARS),
    place,
  };
}
