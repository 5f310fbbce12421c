import { decodeAnsel } from './ansel.ts';

/**
 * Letters above ASCII of the character sets of MS-DOS, from byte 0x80 on; browsers and Node.js know them under no name.
 */
const PAGES = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

type DosPage = keyof typeof PAGES;

/** Text from a character set of MS-DOS. */
function decodeDos(bytes: Uint8Array, page: DosPage): string {
  const letters = PAGES[page];
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : letters.charAt(byte - 0x80);
  return text;
}

/** A character set that files are read from. */
export type GedcomEncoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'ansel'
  | 'cp437'
  | 'cp850'
  | 'macintosh'
  | 'iso-8859-2'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'windows-1253'
  | 'windows-1254'
  | 'windows-1255';

/**
 * By what headers write in CHAR, in capitals and without blanks and dashes. `UNICODE` in bytes of their own is UTF-8.
 */
const BY_NAME: Readonly<Record<string, GedcomEncoding>> = {
  UTF8: 'utf-8',
  UNICODE: 'utf-8',
  UTF16: 'utf-8',
  ASCII: 'utf-8',
  USASCII: 'utf-8',
  ANSEL: 'ansel',
  ANSI: 'windows-1252',
  CP1252: 'windows-1252',
  WINDOWS1252: 'windows-1252',
  WINDOWS: 'windows-1252',
  IBMWINDOWS: 'windows-1252',
  IBMANSI: 'windows-1252',
  LATIN1: 'windows-1252',
  ISO88591: 'windows-1252',
  ISO8859: 'windows-1252',
  ISO885915: 'windows-1252',
  IBMPC: 'cp437',
  IBM: 'cp437',
  IBMDOS: 'cp437',
  MSDOS: 'cp437',
  CP437: 'cp437',
  OEM: 'cp437',
  PC850: 'cp850',
  CP850: 'cp850',
  CP850MSDOS: 'cp850',
  MACINTOSH: 'macintosh',
  MAC: 'macintosh',
  MACROMAN: 'macintosh',
  ISO88592: 'iso-8859-2',
  LATIN2: 'iso-8859-2',
  CP1250: 'windows-1250',
  WINDOWS1250: 'windows-1250',
  CP1251: 'windows-1251',
  WINDOWS1251: 'windows-1251',
  CP1253: 'windows-1253',
  WINDOWS1253: 'windows-1253',
  CP1254: 'windows-1254',
  WINDOWS1254: 'windows-1254',
  CP1255: 'windows-1255',
  WINDOWS1255: 'windows-1255',
};

/** The character set that a header names in CHAR; null for a name that no one knows. */
export const encodingNamed = (name: string): GedcomEncoding | null =>
  BY_NAME[name.toUpperCase().replace(/[\s()_-]/gu, '')] ?? null;

const decoders = new Map<GedcomEncoding, TextDecoder>();

function decoderOf(encoding: GedcomEncoding): TextDecoder {
  const known = decoders.get(encoding) ?? new TextDecoder(encoding);
  decoders.set(encoding, known);
  return known;
}

/** Windows-1252 from 0x80 on, where it differs from Latin 1; Node.js 20 decodes it as if it did not. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const signOf = (letter: string) => WINDOWS_SIGNS.charAt(letter.charCodeAt(0) - 0x80);

/** Text from bytes of one byte a letter, whole lines only. What the character set does not have becomes U+FFFD. */
export function decodeBytes(bytes: Uint8Array, encoding: GedcomEncoding): string {
  if (encoding === 'ansel') return decodeAnsel(bytes);
  if (encoding === 'cp437' || encoding === 'cp850') return decodeDos(bytes, encoding);
  const text = decoderOf(encoding).decode(bytes);
  return encoding === 'windows-1252' ? text.replace(/[\u0080-\u009f]/gu, signOf) : text;
}
