import { datePartsOf, type ExportedItem, isOfNewspaper } from './exportedItem.ts';

/** An item of CSL-JSON (citationstyles.org), as far as it is written here. */
export interface CslItem {
  id: string;
  type: 'article-newspaper' | 'manuscript';
  title: string;
  'container-title': string;
  issued?: { 'date-parts': number[][] };
  'publisher-place'?: string;
  edition?: string;
  page?: string;
  archive?: string;
  abstract?: string;
  note?: string;
  keyword?: string;
  URL: string;
  accessed: { 'date-parts': number[][] };
}

/**
 * An item as CSL-JSON has it: newspapers as articles of theirs, records and their images as the manuscripts they are
 * transcribed from.
 */
export function cslItem(item: ExportedItem): CslItem {
  const { source, accessedOn } = item;
  const parts = datePartsOf(source);
  const note = [item.note, item.comment, item.citation].filter((text) => text !== '').join('\n\n');
  return {
    id: item.id,
    type: isOfNewspaper(item) ? 'article-newspaper' : 'manuscript',
    title: item.title,
    'container-title': source.name,
    ...(parts.length > 0 && { issued: { 'date-parts': [parts] } }),
    ...(source.place !== null && { 'publisher-place': source.place }),
    ...(source.edition !== '' && { edition: source.edition }),
    ...(source.pageLabel !== null && { page: source.pageLabel }),
    ...(source.repository !== null && { archive: source.repository }),
    ...(item.text !== '' && { abstract: item.text }),
    ...(note !== '' && { note }),
    ...(item.tags.length > 0 && { keyword: item.tags.join(', ') }),
    URL: item.address,
    accessed: { 'date-parts': [[accessedOn.getUTCFullYear(), accessedOn.getUTCMonth() + 1, accessedOn.getUTCDate()]] },
  };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Year, month and day between slashes, which are all there. */
const risDate = (parts: readonly number[]): string =>
  `${String(parts[0] ?? '').padStart(4, '0')}/${[parts[1], parts[2]].map((part) => (part === undefined ? '' : two(part))).join('/')}/`;

/** A value on one line: RIS has no lines that go on. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * An item as a record of RIS, as Zotero and others read it: newspapers as NEWS, records and their images as MANSCPT,
 * which is what they are transcribed from. Tags that an item has nothing for are left out.
 */
export function risRecord(item: ExportedItem): string {
  const { source, accessedOn } = item;
  const parts = datePartsOf(source);
  const accessed = [accessedOn.getUTCFullYear(), accessedOn.getUTCMonth() + 1, accessedOn.getUTCDate()];
  const tags: readonly (readonly [tag: string, values: readonly string[]])[] = [
    ['TY', [isOfNewspaper(item) ? 'NEWS' : 'MANSCPT']],
    ['ID', [item.id]],
    ['TI', [item.title]],
    ['T2', [source.name]],
    ['PY', parts.length === 0 ? [] : [String(parts[0]).padStart(4, '0')]],
    ['DA', parts.length === 0 ? [] : [risDate(parts)]],
    ['CY', [source.place ?? '']],
    ['ET', [source.edition]],
    ['SP', [source.pageLabel ?? '']],
    ['DP', [source.repository ?? '']],
    ['AB', [item.text]],
    ['N1', [item.note, item.comment, item.citation]],
    ['KW', item.tags],
    ['L4', item.pictures],
    ['UR', [item.address]],
    ['Y2', [risDate(accessed)]],
  ];
  const lines = tags.flatMap(([tag, values]) =>
    values
      .map(onOneLine)
      .filter((value) => value !== '')
      .map((value) => `${tag}  - ${value}`),
  );
  return `${[...lines, 'ER  - '].join('\r\n')}\r\n\r\n`;
}
