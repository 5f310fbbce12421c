/** A filter of the search. */
interface Filter {
  fieldId: string;
  values: readonly string[];
  variants?: boolean;
  offset?: number;
  proximity?: number;
}

/** What one reader asks. */
export interface ReadersQuestions {
  input: { filters: readonly Filter[]; order: { by: null; direction: 'DESC' }; page: number; pageSize: number };
  /** What was typed of the name when completions were asked for. */
  prefix: string;
  /** Of the page of results. */
  address: string;
}

const lastName = (surname: string): Filter => ({ fieldId: 'LastName', values: [surname] });
const BORN: Filter = { fieldId: 'YearOfBirth', values: ['1850'], offset: 5 };

/** Ways in which people search by a surname, in turns. */
const WAYS: readonly ((surname: string, place: string | null) => readonly Filter[])[] = [
  (surname) => [lastName(surname)],
  (surname) => [{ ...lastName(surname), variants: true }, BORN],
  (surname, place) => [
    lastName(surname),
    ...(place === null ? [] : [{ fieldId: 'Place', values: [place], proximity: 20 }]),
  ],
  // A place that no gazetteer has, so that the site reads it in all the ways it may be meant, and looks for what comes
  // close.
  (surname) => [
    { ...lastName(surname), variants: true },
    BORN,
    { fieldId: 'Place', values: ['Neverwhere'], proximity: 0 },
  ],
];

/**
 * What a reader asks of the site who looks for a surname.
 * @param place - of a record that was found before
 * @param at - which reader, from 0: they search in different ways
 */
export function readersQuestions(surname: string, place: string | null, at: number): ReadersQuestions {
  const filters = WAYS[at % WAYS.length]?.(surname, place) ?? [];
  return {
    input: { filters, order: { by: null, direction: 'DESC' }, page: at % WAYS.length === 0 ? 2 : 1, pageSize: 20 },
    prefix: surname.slice(0, 1 + (at % 4)),
    address: `/search/results?lastname=${encodeURIComponent(surname)}`,
  };
}
