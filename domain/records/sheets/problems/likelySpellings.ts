import { forenameUses, isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { isOneSlip } from '#domain/kernel/names/isOneSlip.ts';
import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';
import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';

/**
 * So many times as often must a spelling be written as one that is taken for a slip of it: of one that is there a few
 * times, and of others, which are rather places of their own.
 */
const OFTEN = { few: 4, others: 20 };
const FEW = 3;
const isMuchRarer = (rows: number, than: number): boolean => than >= rows * (rows <= FEW ? OFTEN.few : OFTEN.others);
/** Values that are compared: of a column of places there are rarely more. */
const MOST_COMPARED = 5_000;

/** Longer ones are sentences. */
const LONGEST_COMPARED = 60;

/** A word, and what is left of it without one of its letters. */
const shortened = (word: string): string[] => [
  word,
  ...Array.from({ length: word.length }, (_letter, at) => word.slice(0, at) + word.slice(at + 1)),
];

const words = (text: string): string[] => foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const areNames = (one: string, other = ''): boolean =>
  isListedForename(one) &&
  isListedForename(other) &&
  forenameUses(one).every(({ name }) => forenameUses(other).every((use) => use.name !== name));

/** Whether two texts that are one slip apart mean two things: District 4 and 5, St Mary and St Mark. */
function areTwo(one: string, other: string): boolean {
  if (one.replace(/\D/gu, '') !== other.replace(/\D/gu, '')) return true;
  const [all, others] = [one.split(' '), other.split(' ')];
  return all.length === others.length && all.every((word, at) => word === others[at] || areNames(word, others[at]));
}

/**
 * Values of a column that are probably another spelling of a more frequent one: they differ by capitals, accents and
 * signs, by the order of their words, or, where they are much rarer, by one slip. What has signs of letters that were not
 * read is what was written.
 *
 * @param counts - how many rows have each value.
 * @returns by value: what is probably meant. It is only ever proposed: Aston and Ashton may be two places.
 */
export function likelySpellings(counts: ReadonlyMap<string, number>): Map<string, string> {
  const values = [...counts]
    .filter(([value]) => !mayHoldSign(value))
    .sort(([one, n], [other, m]) => m - n || one.localeCompare(other, 'en-GB'))
    .slice(0, MOST_COMPARED)
    .map(([value, rows]) => {
      const said = words(value);
      return { value, rows, whole: said.join(' '), sorted: said.toSorted().join(' ') };
    });
  const found = new Map<string, string>();
  const byWords = new Map<string, string>();
  for (const { value, sorted } of values) {
    const same = byWords.get(sorted);
    if (sorted !== '' && same !== undefined) found.set(value, same);
    else byWords.set(sorted, value);
  }
  // Two words one slip apart have a form in common when each may lose a letter: only those are compared.
  const near = new Map<string, number[]>();
  const heads = values.filter(({ value, whole }) => !found.has(value) && whole.length <= LONGEST_COMPARED);
  for (const [at, { value, rows, whole }] of heads.entries()) {
    const forms = shortened(whole);
    const meant = [...new Set(forms.flatMap((form) => near.get(form) ?? []))]
      .sort((one, other) => one - other)
      .map((other) => heads[other])
      .find(
        (other) =>
          other !== undefined &&
          isMuchRarer(rows, other.rows) &&
          isOneSlip(other.whole, whole) &&
          !areTwo(other.whole, whole),
      );
    if (meant) found.set(value, found.get(meant.value) ?? meant.value);
    if (rows >= OFTEN.few) for (const form of forms) near.set(form, [...(near.get(form) ?? []), at]);
  }
  return found;
}
