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
