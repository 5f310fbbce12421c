import type { Certainty } from './certainty.ts';
import { weaker } from './certainty.ts';

/** A street or a house within a place by the forms that are compared; an empty number stands for the whole street. */
export interface AddressKey {
  street: string;
  number: string;
}

/** That a street, or one house of it, got a new name or number. */
export interface Renumbering {
  from: AddressKey;
  to: AddressKey;
  /** Both addresses as readers read them. */
  fromText: string;
  toText: string;
  /** First year of the new address; null when unknown. */
  year: number | null;
  certainty: Certainty;
  /** The source of it. */
  source: string;
}

/** An address that the asked one had, or whose number it has taken over. */
export interface KnownAs {
  key: AddressKey;
  text: string;
  /** First year in which it was no longer so called; null when unknown. */
  until: number | null;
  certainty: Certainty;
}

/** More steps than these are a list that turns in a circle or is wrong. */
const MOST_STEPS = 8;
const same = (one: AddressKey, other: AddressKey): boolean =>
  one.street === other.street && one.number === other.number;
const isWhole = ({ number }: AddressKey): boolean => number === '';

/** The address before a renumbering, if it is about this one; whole streets keep their numbers. */
function before(key: AddressKey, { from, to }: Renumbering): AddressKey | null {
  if (same(key, to)) return from;
  return isWhole(to) && isWhole(from) && to.street === key.street ? { street: from.street, number: key.number } : null;
}

/**
 * Renumberings that end in this address. The house's own, of a later year, comes before an older renaming of the whole
 * street.
 */
function endingIn(key: AddressKey, known: readonly Renumbering[]): Renumbering[] {
  const own = known.filter(({ to }) => same(key, to));
  const latest = Math.max(...own.map(({ year }) => year ?? Number.NEGATIVE_INFINITY));
  return known.filter(
    (renumbering) =>
      before(key, renumbering) !== null &&
      (own.includes(renumbering) || (renumbering.year ?? Number.POSITIVE_INFINITY) > latest),
  );
}

/** Whether another house had this number before, so that older records of the number are not about this house. */
const isTakenOver = (key: AddressKey, { from, to }: Renumbering): boolean =>
  !isWhole(key) && same(key, from) && !same(from, to);

/**
 * Every address that a house had before, the latest first, following one renumbering after the other.
 * @param asked - as it is called today, or as the asker calls it.
 */
export function formerAddresses(asked: AddressKey, known: readonly Renumbering[]): KnownAs[] {
  const found: KnownAs[] = [];
  let step: KnownAs[] = [{ key: asked, text: '', until: null, certainty: 'certain' }];
  for (let depth = 0; depth < MOST_STEPS && step.length > 0; depth += 1) {
    step = step.flatMap((later) =>
      endingIn(later.key, known).flatMap((renumbering) => {
        const key = before(later.key, renumbering);
        const isOlder = later.until === null || renumbering.year === null || renumbering.year <= later.until;
        if (!key || !isOlder || same(key, asked) || found.some((each) => same(each.key, key))) return [];
        const number = key.number !== '' && isWhole(renumbering.from) ? `${key.number} ` : '';
        const former: KnownAs = {
          key,
          text: `${number}${renumbering.fromText}`,
          until: renumbering.year,
          certainty: weaker(later.certainty, renumbering.certainty),
        };
        found.push(former);
        return [former];
      }),
    );
  }
  return found;
}

/** Renumberings by which the number asked for was another house's before: that house's address now, and since when. */
export const movedAway = (asked: AddressKey, known: readonly Renumbering[]): { now: string; year: number | null }[] =>
  known.filter((renumbering) => isTakenOver(asked, renumbering)).map(({ toText, year }) => ({ now: toText, year }));
