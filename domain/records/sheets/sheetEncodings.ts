/** What people call the character sets in which a file of text may be read. */
export const SHEET_ENCODINGS = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'iso-8859-15': 'ISO 8859-15',
  macintosh: 'Mac Roman',
  'utf-16le': 'UTF-16 (LE)',
  'utf-16be': 'UTF-16 (BE)',
} as const;
export type SheetEncoding = keyof typeof SHEET_ENCODINGS;

/** Whether a text names one of them. */
export const isSheetEncoding = (text: string): text is SheetEncoding => Object.hasOwn(SHEET_ENCODINGS, text);

/** What people call one, by its name for programs. */
export const encodingName = (encoding: string): string =>
  isSheetEncoding(encoding) ? SHEET_ENCODINGS[encoding] : encoding;
