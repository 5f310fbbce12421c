/**
 * Digits of a reference of ours. Digits only, because the check finds every digit that was mistyped, but not every
 * letter typed for a digit.
 */
const LENGTH = 12;

/** The remainder by 97 of a text whose letters count from A = 10 to Z = 35 (ISO 7064, MOD 97-10). */
function remainder(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * A creditor reference by ISO 11649: `RF`, two check digits, and the body.
 * @param body - 1 to 21 capital letters and digits.
 * @throws RangeError for any other body.
 * @example creditorReference('539007547034') // 'RF18539007547034'
 */
export function creditorReference(body: string): string {
  if (!/^[0-9A-Z]{1,21}$/u.test(body))
    throw new RangeError('A creditor reference has 1 to 21 capital letters and digits.');
  return `RF${String(98 - remainder(`${body}RF00`)).padStart(2, '0')}${body}`;
}

/**
 * A reference of its own for one payment.
 * @param bytes - chance; one byte for each of twelve digits, more are ignored.
 */
export const newCreditorReference = (bytes: Uint8Array): string =>
  creditorReference(
    [...bytes]
      .slice(0, LENGTH)
      .map((byte) => String(byte % 10))
      .join(''),
  );

/** Whether a text is a creditor reference with right check digits; blanks and small letters do not matter. */
export function isCreditorReference(text: string): boolean {
  const reference = text.replace(/\s/gu, '').toUpperCase();
  return /^RF\d\d[0-9A-Z]{1,21}$/u.test(reference) && remainder(`${reference.slice(4)}${reference.slice(0, 4)}`) === 1;
}

/** In groups of four, as the standard prints it. */
export const referenceInGroups = (reference: string): string => reference.replace(/(.{4})(?=.)/gu, '$1 ');

/**
 * The references of ours in what a payer wrote, each once: with blanks or dashes inside, in small letters, among other
 * words. One with wrong check digits is none.
 * @param isKnown - whether a reference was given out. Words may touch it on either side, so only this can tell where it
 * ends.
 */
export function referencesIn(text: string, isKnown: (reference: string) => boolean): string[] {
  const joined = text
    .slice(0, 2_000)
    .toUpperCase()
    .replace(/[\s.:/-]/gu, '');
  const found = new Set<string>();
  for (const { index } of joined.matchAll(/RF\d\d/gu)) {
    const ours = joined.slice(index, index + 4 + LENGTH);
    if (isCreditorReference(ours) && isKnown(ours)) found.add(ours);
  }
  return [...found];
}
