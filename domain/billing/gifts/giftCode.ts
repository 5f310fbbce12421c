/** Crockford’s alphabet: no letter in it is taken for a figure or for another letter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs before the check sign. */
const LENGTH = 15;
const GROUP = 4;
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** The sign that ends a code: two neighbours that were swapped, or one wrong sign, give another. */
function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, at) => (total + ALPHABET.indexOf(sign) * (2 * at + 1)) % 31, 0);
  return ALPHABET[sum] ?? '0';
}

/**
 * A code made of random bytes.
 * @param bytes - at least 15, of a source that no one can guess
 * @example newGiftCode(bytes) // 'K7QM4T9XB2DWHV0R'
 */
export function newGiftCode(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return signs + checkSign(signs);
}

/**
 * A code as it was typed: case, blanks and hyphens do not matter, nor O for 0 and I or L for 1.
 * @returns null for what can be no code
 */
export function readGiftCode(typed: string): string | null {
  const signs = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[\s-]/gu, '')
    .replace(/[OIL]/gu, (sign) => READ_AS[sign] ?? sign);
  if (signs.length !== LENGTH + 1 || [...signs].some((sign) => !ALPHABET.includes(sign))) return null;
  return checkSign(signs.slice(0, LENGTH)) === signs.at(-1) ? signs : null;
}

/** A code in groups of four, for reading and typing. */
export const writtenGiftCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'gu')) ?? []).join('-');
