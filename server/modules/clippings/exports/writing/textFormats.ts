import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { clippingPicture } from '#domain/clippings/core/clippingAddresses.ts';
import { clippingsCsvHead, clippingsCsvRows } from '#domain/clippings/exports/clippingsCsv.ts';
import type { ExportedItem } from '#domain/clippings/exports/exportedItem.ts';
import type { ExportFormat } from '#domain/clippings/exports/exportFormats.ts';
import { createGedcomOfItems } from '#domain/clippings/exports/gedcomOfItems.ts';
import { cslItem, risRecord } from '#domain/clippings/exports/referenceFormats.ts';
import type { HeaderFacts } from '#domain/trees/gedcom/writing/headerRecord.ts';

import type { ExportWriter, WriterInput } from './exportWriter.ts';

/** Formats that are text from first to last. */
type TextFormat = Exclude<ExportFormat, 'pdf' | 'zip'>;

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

/** Writes a file of text. Its pictures are addresses on this site, which ask for a sign-in. */
export function createTextWriter(
  format: TextFormat,
  out: Writable,
  programVersion: string,
  publicUrl: string,
  { about }: WriterInput,
): ExportWriter {
  const file = textFile(format, { siteName: about.siteName, programVersion, now: about.madeAt });
  const ended = finished(out);
  ended.catch(() => undefined);
  const write = async (text: string) => {
    if (!out.write(text)) await Promise.race([once(out, 'drain'), ended]);
  };
  const started = write(file.head);
  started.catch(() => undefined);
  return {
    async item({ item, judged }) {
      const pictures = (judged?.regions ?? []).flatMap(({ cut }, at) =>
        cut ? [publicUrl + clippingPicture(item.id, at + 1)] : [],
      );
      await started;
      await write(file.item({ ...item, pictures }));
    },
    async finish() {
      await started;
      await write(file.end());
      out.end();
      await ended;
    },
  };
}
