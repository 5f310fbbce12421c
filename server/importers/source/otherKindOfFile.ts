/** What an export of a spreadsheet must be, for a message. */
const SAVE_AS_CSV = 'Save it as CSV UTF-8.';
/** First bytes of a ZIP file, which is what most workbooks are inside. */
const ZIP = 'PK\u0003\u0004';
/** The first file inside a workbook of Excel 2007 or later. */
const WORKBOOK_PART = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/)/u;
const NAME_AT = 30;

/** Kinds of file that are taken for text by mistake: how the bytes start, each a letter, and what to do about it. */
const KINDS: readonly { starts: string; sentence: string }[] = [
  { starts: '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', sentence: `This is an Excel workbook. ${SAVE_AS_CSV}` },
  { starts: '%PDF-', sentence: `This is a PDF. Export the table it was made from as CSV UTF-8.` },
  { starts: '\u001F\u008B', sentence: 'This is a compressed file (gzip). Unpack it and name the CSV file.' },
  { starts: 'SQLite format 3\0', sentence: 'This is a SQLite database. Export its table as CSV UTF-8.' },
  { starts: '\0\u0001\0\0Standard Jet DB', sentence: 'This is an Access database. Export its table as CSV UTF-8.' },
  { starts: '\0\u0001\0\0Standard ACE DB', sentence: 'This is an Access database. Export its table as CSV UTF-8.' },
];

/**
 * What a file is that cannot be rows of text, by its first bytes, and how to make a CSV file of it.
 *
 * @param start - the first bytes of the file; 100 are enough.
 * @returns one or two sentences in plain words; null for what may be text.
 */
export function otherKindOfFile(start: Buffer): string | null {
  const text = start.toString('latin1');
  if (!text.startsWith(ZIP)) return KINDS.find(({ starts }) => text.startsWith(starts))?.sentence ?? null;
  const inside = text.slice(NAME_AT);
  if (inside.startsWith('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'))
    return `This is an OpenDocument spreadsheet. ${SAVE_AS_CSV}`;
  if (WORKBOOK_PART.test(inside)) return `This is an Excel workbook. ${SAVE_AS_CSV}`;
  return inside.startsWith('Index/')
    ? `This is a Numbers spreadsheet. ${SAVE_AS_CSV}`
    : 'This is a ZIP file. Unpack it and name the CSV file.';
}
