/** Letters and signs of ANSEL (ANSI/NISO Z39.47) with GEDCOM's own additions, by byte. */
const SPACING: Readonly<Record<number, string>> = {
  0xa1: 'Ł',
  0xa2: 'Ø',
  0xa3: 'Đ',
  0xa4: 'Þ',
  0xa5: 'Æ',
  0xa6: 'Œ',
  0xa7: 'ʹ',
  0xa8: '·',
  0xa9: '♭',
  0xaa: '®',
  0xab: '±',
  0xac: 'Ơ',
  0xad: 'Ư',
  0xae: 'ʼ',
  0xb0: 'ʻ',
  0xb1: 'ł',
  0xb2: 'ø',
  0xb3: 'đ',
  0xb4: 'þ',
  0xb5: 'æ',
  0xb6: 'œ',
  0xb7: 'ʺ',
  0xb8: 'ı',
  0xb9: '£',
  0xba: 'ð',
  0xbc: 'ơ',
  0xbd: 'ư',
  0xbe: '□',
  0xbf: '■',
  0xc0: '°',
  0xc1: 'ℓ',
  0xc2: '℗',
  0xc3: '©',
  0xc4: '♯',
  0xc5: '¿',
  0xc6: '¡',
  0xc7: 'ß',
  0xc8: '€',
  0xcd: 'e',
  0xce: 'o',
  0xcf: 'ß',
};

/** Marks, which ANSEL writes before the letter they are on, from 0xe0 on; 0 for a byte that is none. */
const MARKS = [
  0x309, 0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30c, 0x30a, 0xfe20, 0xfe21, 0x315, 0x30b, 0x310,
  0x327, 0x328, 0x323, 0x324, 0x325, 0x333, 0x332, 0x326, 0x31c, 0x32e, 0xfe22, 0xfe23, 0x338, 0, 0x313, 0,
];
const FIRST_MARK = 0xe0;
const UNKNOWN = '\ufffd';

/** Whether a byte is a mark that belongs to the letter behind it. */
export const isAnselMark = (byte: number): boolean => byte >= FIRST_MARK && (MARKS[byte - FIRST_MARK] ?? 0) !== 0;

/**
 * Text from ANSEL. Marks go behind their letter, several in the order they were in, and are composed with it (NFC)
 * where Unicode has the letter.
 */
export function decodeAnsel(bytes: Uint8Array): string {
  let text = '';
  let marks = '';
  for (const byte of bytes) {
    if (isAnselMark(byte)) {
      marks += String.fromCharCode(MARKS[byte - FIRST_MARK] ?? 0);
      continue;
    }
    text += byte < 0x80 ? String.fromCharCode(byte) : (SPACING[byte] ?? UNKNOWN);
    text += marks;
    marks = '';
  }
  return (text + marks).normalize('NFC');
}

/** One byte in so many may be wrong in a file that is ANSEL all the same. */
const ONE_WRONG_IN = 6;

/**
 * Whether bytes above ASCII make sense as ANSEL: each is a letter of it, or a mark before a letter. Files of
 * Windows-1252 that call themselves ANSEL do not pass, because their accented letters end words. True where there are
 * none.
 */
export function looksLikeAnsel(bytes: Uint8Array): boolean {
  let wrong = 0;
  let all = 0;
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return;
    all += 1;
    const next = bytes[at + 1] ?? 0;
    if (isAnselMark(byte) ? !isLetter(next) && next < 0x80 : SPACING[byte] === undefined) wrong += 1;
  });
  return wrong * ONE_WRONG_IN <= all;
}

const isLetter = (byte: number) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
