import { createRandom } from '#domain/kernel/random/createRandom.ts';
import { type NewsprintContent, newsprintHash, type Blemish } from '#server/engines/images/newsprint.ts';
import type { PageDraft } from '#server/importers/newspapers/IssueDraft.ts';

import { yearOf } from '../people/calendar.ts';
import type { ComposedIssue } from './composeIssue.ts';
import { scanPage } from './scanPage.ts';
import { typeSheet, type TypeSheet } from './setting/typeSheet.ts';
import { zonesOf } from './zonesOf.ts';

/** Share of pages that something has happened to. */
const DAMAGED = 0.3;

/** Stains and faded places of a page, always the same ones. */
function damagePage(on: number, page: number, { size }: TypeSheet): Blemish[] {
  const random = createRandom(`damage ${on} ${page}`);
  if (!random.chance(DAMAGED)) return [];
  return Array.from({ length: random.between(1, 2) }, (): Blemish => {
    const [width, height] = [random.between(340, 820), random.between(260, 640)];
    return {
      kind: random.chance(0.5) ? 'stain' : 'faded',
      width,
      height,
      x: random.between(40, size.width - width - 40),
      y: random.between(260, size.height - height - 120),
    };
  });
}

/** A page as it is stored: what OCR read, and what is truly printed. */
export interface PrintedPage {
  draft: PageDraft;
  drawing: NewsprintContent;
  drawingHash: string;
  /** Word by word, in the order of the draft’s lines; for tests, never stored as text. */
  truth: readonly string[];
}

/** An issue ready to be taken in. */
export interface PrintedIssue extends ComposedIssue {
  pages: readonly PrintedPage[];
}

/** Resolution that the type sizes are meant for. */
const DPI = 150;
const NOTE = 'Drawn from fictional sample data. The people and places in it never existed.';
const round = (value: number): number => Math.round(value * 10) / 10;
/** Older paper is browner: cheap wood pulp of the end of the century most of all. */
const ageOf = (year: number): number => (year < 1850 ? 1 : year < 1866 ? 0 : year < 1885 ? 2 : 3);

function printPage(issue: ComposedIssue, position: number): PrintedPage {
  const { on } = issue;
  const sheet = typeSheet(yearOf(on));
  // Lines of articles first, in reading order; the head of the page belongs to none and comes last.
  const own = issue.lines.filter(({ page }) => page === position);
  const lines = [...own.filter(({ piece }) => piece !== null), ...own.filter(({ piece }) => piece === null)].map(
    (line) => ({ ...line, x: round(line.x), y: round(line.y), size: round(line.size), gap: round(line.gap) }),
  );
  const blemishes = damagePage(on, position, sheet);
  const scanned = scanPage(on, position, lines, blemishes);
  const drawing: NewsprintContent = {
    kind: 'newsprint',
    size: sheet.size,
    age: ageOf(yearOf(on)),
    blemishes,
    note: NOTE,
    lines: lines.map(({ text, x, y, font, size, gap }) => ({ text, x, y, font, size, gap })),
    rules: issue.rules
      .filter(({ page }) => page === position)
      .map(({ x1, y1, x2, y2, thick }) => ({ x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), thick })),
  };
  return {
    draft: {
      position,
      label: String(position),
      ...sheet.size,
      dpi: DPI,
      lines: scanned.lines,
      zones: zonesOf(lines, scanned.lines, issue),
      alternatives: [],
      imageFile: null,
      source: `sample page ${position}`,
    },
    drawing,
    drawingHash: newsprintHash(drawing),
    truth: scanned.truth,
  };
}

/** Reads an issue as OCR would and lays out how its pages are drawn. */
export const printIssue = (issue: ComposedIssue): PrintedIssue => ({
  ...issue,
  pages: [1, 2, 3, 4].map((position) => printPage(issue, position)),
});
