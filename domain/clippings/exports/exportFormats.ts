import { plainName } from '#domain/kernel/wording/plainName.ts';

/** What a collection, or clippings of a member, are exported as. */
export const EXPORT_FORMATS = ['pdf', 'zip', 'csv', 'ris', 'csl_json', 'gedcom_5_5_1', 'gedcom_7_0'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How a file of each format is named and sent. */
export const FILES_OF_FORMATS: Readonly<Record<ExportFormat, { ending: string; type: string }>> = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  zip: { ending: 'zip', type: 'application/zip' },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  ris: { ending: 'ris', type: 'application/x-research-info-systems; charset=utf-8' },
  csl_json: { ending: 'json', type: 'application/vnd.citationstyles.csl+json' },
  gedcom_5_5_1: { ending: 'ged', type: 'application/x-gedcom; charset=utf-8' },
  gedcom_7_0: { ending: 'ged', type: 'application/x-gedcom; charset=utf-8' },
};

/**
 * The file of one picture of an item in an archive, in the order of the items.
 * @param at - of the item, from 0. @param n - of the picture, from 1; null where it is the only one.
 * @example pictureFileName('Fire at Bath', 4, null) // 'pictures/0005-Fire-at-Bath.jpg'
 */
export const pictureFileName = (title: string, at: number, n: number | null): string =>
  `pictures/${String(at + 1).padStart(4, '0')}-${plainName(title, 'clipping')}${n === null ? '' : `-${n}`}.jpg`;
