import { clippingsCsvHead, clippingsCsvRows } from '#domain/clippings/exports/clippingsCsv.ts';
import { cslItem } from '#domain/clippings/exports/cslItem.ts';
import type { ExportedItem } from '#domain/clippings/exports/exportedItem.ts';
import type { ExportFormat } from '#domain/clippings/exports/exportFormats.ts';
import { createGedcomOfItems } from '#domain/clippings/exports/gedcomOfItems.ts';
import { risRecord } from '#domain/clippings/exports/risRecord.ts';
import type { HeaderFacts } from '#domain/trees/gedcom/writing/headerRecord.ts';

/** Formats that are text from first to last. */
export type TextFormat = Exclude<ExportFormat, 'pdf' | 'zip'>;

/** A file of text that is written item by item. */
export interface TextFile<Item> {
  head: string;
  item: (item: Item) => string;
  end: () => string;
}

/** A list in JSON, one of its values a line. @param head - before the list. @param end - behind it */
export function jsonList<Item>(valueOf: (item: Item) => object, head = '', end = ''): TextFile<Item> {
  let count = 0;
  return {
    head: `${head}[`,
    item: (item) => `${count++ === 0 ? '\n' : ',\n'}${JSON.stringify(valueOf(item))}`,
    end: () => `\n]${end}\n`,
  };
}

function gedcom(facts: HeaderFacts): TextFile<ExportedItem> {
  const file = createGedcomOfItems(facts);
  return { head: file.head(), item: (item) => file.item(item), end: file.end };
}

/** Starts a file of a format. */
export function textFile(format: TextFormat, facts: Omit<HeaderFacts, 'version'>): TextFile<ExportedItem> {
  switch (format) {
    case 'csv':
      return { head: clippingsCsvHead(), item: (item) => clippingsCsvRows([item]), end: () => '' };
    case 'ris':
      return { head: '', item: risRecord, end: () => '' };
    case 'csl_json':
      return jsonList(cslItem);
    case 'gedcom_5_5_1':
      return gedcom({ ...facts, version: '5.5.1' });
    case 'gedcom_7_0':
      return gedcom({ ...facts, version: '7.0' });
  }
}
