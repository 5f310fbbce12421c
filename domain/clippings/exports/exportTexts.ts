import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import type { LeftOut } from './exportedItem.ts';

/** What an export says of itself. */
export interface ExportAbout {
  /** Of the collection, or `Your clippings`. */
  name: string;
  description: string;
  /** Whole; empty for what has no page of its own. */
  address: string;
  siteName: string;
  madeAt: Date;
}

/** What is left out of an export, as a text file. */
export const leftOutText = (leftOut: readonly LeftOut[]): string =>
  leftOut.length === 0
    ? 'Nothing was left out.\r\n'
    : `${leftOut.map(({ title, reason }) => `${title}\r\n  ${reason}`).join('\r\n\r\n')}\r\n`;

/** Below the title: how much is in a file, and from when it is. */
export const exportSummary = ({ siteName, madeAt }: ExportAbout, items: number): string =>
  `${countInWords(items, 'item')}, exported from ${siteName} on ${dayInWords(madeAt)}`;

/** What is in an archive. */
export const archiveReadme = (about: ExportAbout, items: number): string =>
  [
    about.name,
    ...(about.description === '' ? [] : ['', about.description]),
    '',
    `${exportSummary(about, items)}.`,
    ...(about.address === '' ? [] : [about.address]),
    '',
    'pictures/           Images of what was clipped, in the order of the list',
    'clippings.csv       The list, for a spreadsheet',
    'citations.ris       Citations for Zotero, EndNote, Mendeley',
    'citations.json      Citations as CSL-JSON',
    'annotations.jsonld  The clippings as W3C Web Annotations',
    'left-out.txt        What you may not read now, or could not be copied',
    '',
    'The file shows what you could read on that day. Sources keep their own terms: cite them, and ask before you publish a picture.',
    '',
  ].join('\r\n');
