import { internalPath } from '#domain/kernel/grants/returnTarget.ts';

/**
 * What a payment is for and where it goes on afterwards, as the address of /payment says it (PAY-004). Each is null
 * when it was not given.
 */
export interface CheckoutWanted {
  recordId: string | null;
  recordItemId: string | null;
  /** A path of this site. */
  nextPage: string | null;
  userJourney: string | null;
  checkoutOrigin: string | null;
  eventLabel: string | null;
}

/** The query parameters of /payment, by the name they have in code (spec 2 section 4, UPGR-022). */
export const WANTED_PARAMETERS: Readonly<Record<keyof CheckoutWanted, string>> = {
  recordId: 'record-id',
  recordItemId: 'record-item-id',
  nextPage: 'nextPage',
  userJourney: 'userJourney',
  checkoutOrigin: 'checkoutOrigin',
  eventLabel: 'eventLabel',
};

const NAMES = Object.keys(WANTED_PARAMETERS) as readonly (keyof CheckoutWanted)[];
/** Nothing that a page of ours writes is longer; a nextPage carries a whole search. */
const LONGEST = 200;
const LONGEST_PAGE = 2_000;

const CONTROL = /\p{Cc}/u;

function cleaned(name: keyof CheckoutWanted, text: string | null | undefined): string | null {
  if (!text || CONTROL.test(text)) return null;
  if (name === 'nextPage') return text.length <= LONGEST_PAGE ? internalPath(text) : null;
  return text.length <= LONGEST ? text : null;
}

/**
 * What of it can be kept: a `nextPage` of another site, control characters and texts that are too long count as not
 * given.
 */
export const cleanWanted = (
  given: Readonly<Partial<Record<keyof CheckoutWanted, string | null | undefined>>>,
): CheckoutWanted =>
  Object.fromEntries(NAMES.map((name) => [name, cleaned(name, given[name])])) as unknown as CheckoutWanted;

/**
 * Reads the query of /payment, /subscribe and the pages between; of a parameter that is given twice, the first counts.
 */
export const readWanted = (query: URLSearchParams): CheckoutWanted =>
  cleanWanted(Object.fromEntries(NAMES.map((name) => [name, query.get(WANTED_PARAMETERS[name])])));
