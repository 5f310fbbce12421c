import type { Readable } from 'node:stream';

import { createNotes } from '#domain/trees/reports/writing/numberNotes.ts';
import type { IndexedName, ReportEntry } from '#domain/trees/reports/writing/reportEntry.ts';
import { headAndFoot, STYLES, drawTagged } from '#server/engines/pdf/elements.ts';
import {
  createFlow,
  type Element,
  type Flow,
  INK,
  openDocument,
  type OpenPicture,
  PAGE,
  TEXT_WIDTH,
} from '#server/engines/pdf/flow.ts';
import { fontFile } from '#server/engines/pdf/fontFaces.ts';

import { drawNameIndex, drawNotes, drawPlaceIndex } from './backMatter.ts';
import { drawEntry } from './blocks.ts';
import { drawMap, hasMap, type MapPlace } from './drawMap.ts';

/** A line of the table of contents, as it is known before anything is written. */
export interface ContentsLine {
  level: 1 | 2;
  text: string;
}

/** What a file says of itself. */
export interface ReportPdfHead {
  title: string;
  /** The name of the tree, the people in it, the day: below the title. */
  below: readonly string[];
  siteName: string;
  madeAt: Date;
  /** Headings in the order they will come; null: no page of its own for the title, and no table of contents. */
  contents: readonly ContentsLine[] | null;
  /** The place that a spelling means, with where it lies; null where no one knows. Null: no map is drawn. */
  placeNamed: ((text: string) => NamedPlace | null) | null;
}

/** A place under the name it has in its tree. */
export type NamedPlace = Pick<MapPlace, 'name' | 'position'>;

/** A report that is written to a file, from its first page on. */
export interface ReportPdf {
  /** The bytes. */
  readonly bytes: Readable;
  startPart: (name: string) => void;
  startSection: (heading: string, note: string) => void;
  /** Whether a picture is in the file already: each is, once. */
  hasPicture: (mediumId: number) => boolean;
  addPicture: (mediumId: number, jpeg: Buffer) => void;
  /** An entry with those of its pictures that were added. */
  entry: (entry: ReportEntry) => void;
  /** Notes, indexes and the table of contents; closes the file. @returns its pages */
  finish: () => number;
}

const NOTES = 'Sources and notes';
const NAMES = 'Index of names';
const MAP = 'Map of places';
const PLACES = 'Index of places';
/** Headings after the last part: notes, map and two indexes. */
const BACK_MATTER = 4;
const LINE = 17;
const FIRST_LINE = PAGE.top + 62;
const LINES_OF_PAGE = Math.floor((PAGE.height - PAGE.bottom - FIRST_LINE) / LINE);

function drawTitle(flow: Flow, root: Element, { title, below, contents }: ReportPdfHead): void {
  if (contents !== null) flow.moveTo(PAGE.height * 0.3);
  drawTagged(flow, root, 'H1', () => flow.lines([{ text: title }], contents === null ? STYLES.part : STYLES.title));
  flow.doc.markContent('Artifact', { type: 'Layout' });
  const y = flow.y() + 8;
  flow.doc
    .lineWidth(0.6)
    .strokeColor(INK)
    .moveTo(PAGE.side, y)
    .lineTo(PAGE.side + (contents === null ? TEXT_WIDTH : 96), y)
    .stroke();
  flow.doc.endMarkedContent();
  flow.space(18);
  for (const line of below)
    drawTagged(flow, root, 'P', () => flow.lines([{ text: line }], contents === null ? STYLES.small : STYLES.body));
  flow.space(14);
}

/** Places that spellings mean, each once, with the pages of all its spellings. */
function placesOnMap(
  spellings: ReadonlyMap<string, ReadonlySet<number>>,
  placeNamed: (text: string) => NamedPlace | null,
): MapPlace[] {
  const found = new Map<NamedPlace, Set<number>>();
  for (const [text, pages] of spellings) {
    const place = placeNamed(text);
    if (place) found.set(place, new Set([...(found.get(place) ?? []), ...pages]));
  }
  return [...found].map(([{ name, position }, pages]) => ({ name, position, pages }));
}

/**
 * Starts a report in PDF: tagged, with bookmarks, embedded fonts, numbered notes, indexes and, of a long one, a table
 * of contents.
 */
export function createReportPdf(head: ReportPdfHead): ReportPdf {
  const doc = openDocument(head.title, head.siteName, head.madeAt);
  const notes = createNotes();
  const pagesOf = new Map<number, Set<number>>();
  const names = new Map<number, IndexedName>();
  const places = new Map<string, Set<number>>();
  const pictures = new Map<number, OpenPicture>();
  const opened: { level: 1 | 2; text: string; page: number; target: string }[] = [];
  let part = 0;
  const flow = createFlow(doc, {
    noteNumber: notes.numberOf,
    targetOf: (entry) => `p${part}-${entry}`,
    onPerson: (personId, page) => {
      const pages = pagesOf.get(personId);
      if (pages) pages.add(page);
      else pagesOf.set(personId, new Set([page]));
    },
    onPage: (each) => headAndFoot(each, head.title),
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const outlines: { at: typeof doc.outline } = { at: doc.outline };
  flow.newPage();
  drawTitle(flow, root, head);
  const contents = head.contents && doc.struct('TOC');
  const contentsPages = Math.ceil(((head.contents?.length ?? 0) + BACK_MATTER) / LINES_OF_PAGE);
  if (contents) {
    root.add(contents);
    for (let page = 0; page < contentsPages; page += 1) flow.newPage();
    flow.newPage();
  }

  const open = (level: 1 | 2, text: string) => {
    const target = `h${opened.length}`;
    doc.addNamedDestination(target, 'XYZ', 0, flow.y(), 0);
    opened.push({ level, text, page: flow.page(), target });
    const item = (level === 1 ? doc.outline : outlines.at).addItem(text, { expanded: true });
    if (level === 1) outlines.at = item;
  };
  const heading = (level: 1 | 2, text: string) => {
    const style = level === 1 ? STYLES.part : STYLES.section;
    flow.space(level === 1 ? 0 : 16);
    flow.room(style.leading + STYLES.body.leading * 4);
    open(level, text);
    drawTagged(flow, root, level === 1 ? 'H1' : 'H2', () => flow.lines([{ text }], style, { keep: 2 }));
    flow.space(4);
  };
  const back = (title: string, draw: () => void) => {
    outlines.at = doc.outline;
    flow.newPage();
    heading(1, title);
    flow.space(6);
    draw();
  };

  const drawContents = (parent: Element) => {
    const style = STYLES.body;
    for (const [at, { level, text, page, target }] of opened.entries()) {
      doc.switchToPage(1 + Math.floor(at / LINES_OF_PAGE));
      const y = FIRST_LINE + (at % LINES_OF_PAGE) * LINE;
      if (at % LINES_OF_PAGE === 0 && at < LINES_OF_PAGE)
        drawTagged(flow, parent, 'Caption', () => void flow.at('Contents', STYLES.part, PAGE.side, PAGE.top + 24));
      const left = PAGE.side + (level === 1 ? 0 : 18);
      const figure = String(page);
      const right = PAGE.width - PAGE.side - flow.measure(figure, fontFile('regular', figure), style.size);
      let end = left;
      drawTagged(flow, parent, 'TOCI', () => {
        end += flow.at(text, { ...style, face: level === 1 ? 'bold' : 'regular' }, left, y);
        flow.at(figure, style, right, y);
        doc.goTo(left, y - 11, PAGE.width - PAGE.side - left, 15, target);
      });
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .lineWidth(0.5)
        .strokeColor('#888888')
        .dash(0.5, { space: 3 })
        .moveTo(end + 6, y)
        .lineTo(right - 6, y)
        .stroke()
        .undash();
      doc.endMarkedContent();
    }
  };

  return {
    bytes: doc,
    startPart(name) {
      part += 1;
      outlines.at = doc.outline;
      if (part > 1) flow.newPage();
      heading(1, name);
    },
    startSection(text, note) {
      heading(2, text);
      if (note !== '') drawTagged(flow, root, 'P', () => flow.lines([{ text: note, style: 'italic' }], STYLES.small));
    },
    hasPicture: (mediumId) => pictures.has(mediumId),
    addPicture: (mediumId, jpeg) => void pictures.set(mediumId, flow.openPicture(jpeg)),
    entry(entry) {
      drawEntry({ flow, pictures }, root, entry, entry.number === null ? null : `p${part}-${entry.number}`);
      for (const name of entry.names) names.set(name.personId, name);
      for (const place of entry.places) places.set(place, (places.get(place) ?? new Set()).add(flow.page()));
    },
    finish() {
      if (notes.all().length > 0) back(NOTES, () => drawNotes(flow, root, notes.all()));
      const mapped = head.placeNamed ? placesOnMap(places, head.placeNamed) : [];
      if (hasMap(mapped)) back(MAP, () => drawMap(flow, root, mapped));
      if (names.size > 0) back(NAMES, () => drawNameIndex(flow, root, names, (id) => pagesOf.get(id) ?? new Set()));
      if (places.size > 0) back(PLACES, () => drawPlaceIndex(flow, root, places));
      const pages = flow.page();
      if (contents) {
        drawContents(contents);
        contents.end();
      }
      root.end();
      doc.end();
      return pages;
    },
  };
}
