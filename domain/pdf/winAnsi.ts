/** Letters of Windows-1252 at 0x80 to 0x9F, which are elsewhere in Unicode; a blank where there is none. */
const UPPER = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_UPPER = 0x80;

function byteOf(letter: string): number | null {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code;
  const at = letter === ' ' ? -1 : UPPER.indexOf(letter);
  return at < 0 ? null : FIRST_UPPER + at;
}

/**
 * A text in Windows-1252, which the fonts that every reader of PDF has are encoded in.
 * @returns null where a letter of it is not among them
 * @example winAnsi('Zoë') // Uint8Array [90, 111, 235]
 */
export function winAnsi(text: string): Uint8Array | null {
  const bytes = [...text.normalize('NFC')].map(byteOf);
  return bytes.every((byte) => byte !== null) ? Uint8Array.from(bytes) : null;
}
