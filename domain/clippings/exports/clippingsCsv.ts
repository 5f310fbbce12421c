import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { csvRows, csvText } from '#domain/search/export/csvText.ts';

import { datePartsOf, type ExportedItem, KIND_NAMES } from './exportedItem.ts';

const iso = ({ source }: ExportedItem): string =>
  datePartsOf(source)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const COLUMNS: readonly (readonly [header: string, valueOf: (item: ExportedItem) => string])[] = [
  ['Title', ({ title }) => title],
  ['Kind', ({ kind }) => KIND_NAMES[kind]],
  ['Source', ({ source }) => source.name],
  ['Date', iso],
  ['Date in words', ({ source }) => (source.date === null ? '' : issueDateInWords(source.date, source.precision))],
  ['Place', ({ source }) => source.place ?? ''],
  ['Page', ({ source }) => source.pageLabel ?? ''],
  ['Kept by', ({ source }) => source.repository ?? ''],
  ['Text', ({ text }) => text],
  ['Text read by machine, uncorrected', ({ isUncorrected }) => (isUncorrected ? 'yes' : '')],
  ['Note', ({ note }) => note],
  ['Note in the collection', ({ comment }) => comment],
  ['Tags', ({ tags }) => tags.join('; ')],
  ['Citation', ({ citation }) => citation],
  ['Address', ({ address }) => address],
  ['Pictures', ({ pictures }) => pictures.join(' ')],
  ['Clipped on', ({ accessedOn }) => accessedOn.toISOString().slice(0, 10)],
  ['Uncertain', ({ doubt }) => doubt ?? ''],
];

/** The start of a CSV file of clippings: its mark and its header. */
export const clippingsCsvHead = (): string =>
  csvText(
    COLUMNS.map(([header]) => header),
    [],
  );

/** Items as lines of a CSV file. */
export const clippingsCsvRows = (items: readonly ExportedItem[]): string =>
  csvRows(items.map((item) => COLUMNS.map(([, valueOf]) => valueOf(item))));
