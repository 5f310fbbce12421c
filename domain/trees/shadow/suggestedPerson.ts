/**
 * A person suggested for a tree, as the address of the drawer names them (spec 2 section 2). Empty texts: not recorded.
 */
export interface SuggestedPerson {
  forenames: string;
  surname: string;
  place: string;
  /** A date as people write it, mostly a year. */
  born: string;
  sex: 'm' | 'f' | 'u';
  /** Records the suggestion rests on, in the order given, none twice. */
  recordIds: readonly string[];
}

const LONGEST = 100;
const MOST_RECORDS = 20;

/** Reads `fn`, `ln`, `loc`, `dob`, `g` and `rids` (a comma list) of a query; whatever is missing is empty. */
export function readSuggestedPerson(search: URLSearchParams): SuggestedPerson {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST);
  const sex = text('g').toLowerCase().charAt(0);
  const recordIds = (search.get('rids') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return {
    forenames: text('fn'),
    surname: text('ln'),
    place: text('loc'),
    born: text('dob'),
    sex: sex === 'm' || sex === 'f' ? sex : 'u',
    recordIds: [...new Set(recordIds)].slice(0, MOST_RECORDS),
  };
}

/** @example sexInWords('f') // 'female' */
export const sexInWords = (sex: SuggestedPerson['sex']): string => ({ m: 'male', f: 'female', u: 'not stated' })[sex];
