import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

import { type ExportedItem, KIND_NAMES, type LeftOut } from '#domain/clippings/exports/exportedItem.ts';
import { exportSummary } from '#domain/clippings/exports/exportTexts.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { figure, headAndFoot, STYLES, drawTagged, within } from '#server/engines/pdf/elements.ts';
import { createFlow, openDocument, TEXT_WIDTH } from '#server/engines/pdf/flow.ts';
import type { TextStyle } from '#server/engines/pdf/lines.ts';

import type { ReadItem } from '../reading/readItems.ts';
import type { ExportWriter, WriterInput } from './exportWriter.ts';

/** Pixels of a picture's longer side: enough for the width of a page at 200 to an inch. */
const SIDE = 1_400;
const MOST_PICTURE = { width: TEXT_WIDTH, height: 420 } as const;
/** Bytes that may wait to be kept. */
const WAITING = 2_000_000;
const SOON_MS = 5;
const LEFT_OUT_TITLE = 'Left out';
const UNCORRECTED = 'Text read by machine, uncorrected';
const TEXT = 'Text';

/** What is said of an item below its picture, each under its own word; nothing where there is nothing. */
const partsOf = ({
  text,
  isUncorrected,
  note,
  comment,
  tags,
  citation,
  address,
}: ExportedItem): [label: string, text: string][] =>
  (
    [
      [isUncorrected ? UNCORRECTED : TEXT, text],
      ['Note', note],
      ['Note in the collection', comment],
      ['Tags', tags.join(', ')],
      ['Citation', citation],
      ['Address', address],
    ] as [string, string][]
  ).filter(([, words]) => words.trim() !== '');

/** Points that the first picture of an item takes: its heading is not left alone at the foot of a page. */
function firstPicture({ judged }: ReadItem): number {
  const region = judged?.regions.find(({ cut }) => cut !== null)?.cut?.region;
  return region
    ? region.height * Math.min(1, MOST_PICTURE.width / region.width, MOST_PICTURE.height / region.height)
    : 0;
}

/**
 * Writes a PDF: tagged, with a bookmark for each item, its text selectable. Each page is written when the next one
 * starts.
 */
export function createPdfWriter(out: Writable, { about, items, leftOut, pictures }: WriterInput): ExportWriter {
  const doc = openDocument(about.name, about.siteName, about.madeAt, false);
  const bytes = doc as unknown as Readable;
  const written = pipeline(bytes, out);
  written.catch(() => undefined);
  const flow = createFlow(doc, {
    noteNumber: () => 0,
    targetOf: () => null,
    onPerson: () => undefined,
    onPage: (each) => headAndFoot(each, about.name),
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const paragraph = (text: string, style: TextStyle) => {
    for (const line of text.split(/\n+/u))
      if (line.trim() !== '') drawTagged(flow, root, 'P', () => flow.lines([{ text: line }], style));
  };
  const heading = (text: string, below = 0) => {
    flow.space(16);
    flow.room(STYLES.section.leading * 2 + STYLES.body.leading * 3 + below);
    doc.outline.addItem(text);
    drawTagged(flow, root, 'H2', () => flow.lines([{ text }], STYLES.section, { keep: 2 }));
    flow.space(2);
  };
  const list = (title: string, left: readonly LeftOut[]) => {
    heading(title);
    within(flow, root, 'L', (element) => {
      for (const { title: name, reason } of left) {
        within(flow, element, 'LI', (item) =>
          drawTagged(flow, item, 'LBody', () =>
            flow.lines([{ text: `${name}. `, style: 'italic' }, { text: reason }], STYLES.small),
          ),
        );
        flow.space(2);
      }
    });
  };

  flow.newPage();
  drawTagged(flow, root, 'H1', () => flow.lines([{ text: about.name }], STYLES.title));
  flow.space(10);
  paragraph(about.description, STYLES.body);
  flow.space(8);
  paragraph(exportSummary(about, items), STYLES.small);
  paragraph(about.address, STYLES.small);
  if (leftOut.length > 0) list(`${LEFT_OUT_TITLE}: ${countInWords(leftOut.length, 'item')}`, leftOut);
  const known = leftOut.length;
  flow.newPage();

  /** Waits until what is written is kept, as far as it is more than may wait; rejects where it cannot be. */
  const untilKept = async () => {
    while (bytes.readableLength > WAITING) await Promise.race([delay(SOON_MS), written]);
  };

  return {
    async item(read) {
      const { item } = read;
      heading(item.title, firstPicture(read));
      drawTagged(flow, root, 'P', () => flow.lines([{ text: KIND_NAMES[item.kind] }], STYLES.label));
      for await (const picture of pictures(read, SIDE)) {
        if (!picture) continue;
        const label = `Page ${picture.label}`;
        figure(flow, root, flow.openPicture(picture.jpeg), {
          alt: `${item.title}. ${label}`,
          most: MOST_PICTURE,
          below: STYLES.note.leading * 2,
        });
        drawTagged(flow, root, 'Caption', () => flow.lines([{ text: label }], { ...STYLES.note, face: 'italic' }));
        flow.space(6);
        await untilKept();
      }
      for (const [label, words] of partsOf(item)) {
        flow.space(3);
        flow.room(STYLES.label.leading + STYLES.body.leading * 2);
        drawTagged(flow, root, 'P', () => flow.lines([{ text: label }], STYLES.label, { keep: 2 }));
        paragraph(words, STYLES.body);
      }
      await untilKept();
    },
    async finish() {
      if (leftOut.length > known) list('Left out while the file was written', leftOut.slice(known));
      root.end();
      doc.end();
      await written;
    },
  };
}
