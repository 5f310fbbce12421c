import PDFDocument from 'pdfkit';

import type { ReportRun } from '#domain/trees/reports/writing/reportEntry.ts';

import { fontFile } from './fontFaces.ts';
import { breakLines, type LineParts, type Measure, type Span, type TextStyle } from './lines.ts';

type Doc = InstanceType<typeof PDFDocument>;
/** An element of the structure that screen readers follow. */
export type Element = ReturnType<Doc['struct']>;

/** A picture that the file holds once, however often it is drawn. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
}

/** What PDFKit can do with pictures and its types leave out. */
interface PictureParts {
  openImage(jpeg: Buffer): OpenPicture;
  image(picture: OpenPicture, x: number, y: number, size: { width: number; height: number }): unknown;
}

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, top: 78, bottom: 74, side: 74 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;
const BOTTOM = PAGE.height - PAGE.bottom;

/** Where lines are set, from page to page and column to column. */
export interface Flow {
  readonly doc: Doc;
  readonly measure: Measure;
  /** Number of the page that is written, the first is 1. */
  page(): number;
  y(): number;
  /** Moves down, unless a page has just started. */
  space(points: number): void;
  moveTo(y: number): void;
  /** Makes room for so many points: a new column or page where they are not left. */
  room(points: number): void;
  newPage(): void;
  /** Sets the following in columns; one again with 1. */
  columns(count: number): void;
  width(): number;
  /** Lines of runs below each other. */
  lines(
    runs: readonly ReportRun[],
    style: TextStyle,
    options?: { indent?: number; left?: number; width?: number; keep?: number },
  ): void;
  openPicture(jpeg: Buffer): OpenPicture;
  /** A picture at a place, without moving on. */
  picture(picture: OpenPicture, x: number, y: number, size: { width: number; height: number }): void;
  /** One line at a place, without moving on. */
  at(text: string, style: TextStyle, x: number, y: number): number;
}

/** How a flow is watched and what it refers to. */
export interface FlowParts extends LineParts {
  /** A person was named on the page that is written. */
  onPerson: (personId: number, page: number) => void;
  /** A page has started; its head and foot are drawn here. */
  onPage: (flow: Flow) => void;
}

const COLUMN_GAP = 18;
const GREY = '#444444';
export const INK = '#111111';

/** Sets text on the pages of a document. */
export function createFlow(doc: Doc, parts: FlowParts): Flow {
  const pictures = doc as unknown as PictureParts;
  const widths = new Map<string, number>();
  const measure: Measure = (text, font, size) => {
    const key = `${font} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      if (widths.size > 50_000) widths.clear();
      width = doc.font(font).fontSize(100).widthOfString(text) / 100;
      widths.set(key, width);
    }
    return width * size;
  };
  const state = { page: 0, y: PAGE.top as number, count: 1, column: 0, columnTop: PAGE.top as number };
  const columnWidth = () => (TEXT_WIDTH - COLUMN_GAP * (state.count - 1)) / state.count;
  const left = () => PAGE.side + state.column * (columnWidth() + COLUMN_GAP);

  const startPage = () => {
    // What is open goes on there as the same element; before the first page nothing is.
    if (state.page === 0) doc.addPage();
    else doc.continueOnNewPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    Object.assign(state, { y: PAGE.top, column: 0, columnTop: PAGE.top });
  };

  const draw = (spans: readonly Span[], x: number, baseline: number) => {
    for (const span of spans) {
      doc
        .font(span.font)
        .fontSize(span.size)
        .text(span.text, x + span.x, baseline - span.rise, { lineBreak: false, baseline: 'alphabetic' });
      if (span.personId !== null) parts.onPerson(span.personId, state.page);
      if (span.target !== null) doc.goTo(x + span.x, baseline - span.size, span.width, span.size * 1.25, span.target);
    }
  };

  const flow: Flow = {
    doc,
    measure,
    page: () => state.page,
    y: () => state.y,
    space(points) {
      if (state.y > state.columnTop) state.y += points;
    },
    moveTo(y) {
      state.y = y;
    },
    room(points) {
      if (state.y + points <= BOTTOM) return;
      if (state.column + 1 < state.count) {
        state.column += 1;
        state.y = state.columnTop;
      } else startPage();
    },
    newPage: startPage,
    columns(count) {
      Object.assign(state, { count, column: 0, columnTop: state.y });
    },
    width: columnWidth,
    lines(runs, style, { indent = 0, left: inset = 0, width = columnWidth() - inset, keep = 1 } = {}) {
      const lines = breakLines(runs, style, width, measure, parts, indent);
      lines.forEach((spans, at) => {
        // No line alone at the foot of a page, nor what belongs to the lines below it.
        const together =
          at === 0 ? Math.max(keep, lines.length <= 3 ? lines.length : 2) : at === lines.length - 2 ? 2 : 1;
        flow.room(style.leading * together);
        draw(spans, left() + inset, state.y + style.leading * 0.76);
        state.y += style.leading;
      });
    },
    openPicture: (jpeg) => pictures.openImage(jpeg),
    picture: (picture, x, y, size) => void pictures.image(picture, x, y, size),
    at(text, style, x, y) {
      const [spans = []] = breakLines([{ text }], style, TEXT_WIDTH, measure, parts);
      draw(spans, x, y);
      return spans.reduce((sum, span) => sum + span.width, 0);
    },
  };
  doc.on('pageAdded', () => {
    state.page += 1;
    doc.fillColor(GREY);
    parts.onPage(flow);
    doc.fillColor(INK);
  });
  return flow;
}

/**
 * A document without pages yet: tagged, in English, with a title that readers show.
 * @param isRevised - its pages can be gone back to, and stay in memory to the end; else each is written when the next
 * starts.
 */
export function openDocument(title: string, author: string, madeAt: Date, isRevised = true): Doc {
  return new PDFDocument({
    autoFirstPage: false,
    bufferPages: isRevised,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    compress: true,
    margin: 0,
    size: [PAGE.width, PAGE.height],
    font: fontFile('regular', 'a'),
    info: { Title: title, Author: author, Creator: author, CreationDate: madeAt, ModDate: madeAt },
  });
}
