import type { ReportBlock, ReportEntry, ReportRun } from '#domain/trees/reports/writing/reportEntry.ts';
import { figure, STYLES, drawTagged, within } from '#server/engines/pdf/elements.ts';
import { type Element, type Flow, type OpenPicture, PAGE } from '#server/engines/pdf/flow.ts';
import { fontFile } from '#server/engines/pdf/fontFaces.ts';

/** Everything the drawing of entries needs. */
export interface Drawing {
  flow: Flow;
  pictures: ReadonlyMap<number, OpenPicture>;
}

const HANG = 26;
const LABEL_WIDTH = 104;
const MOST_PICTURE = { width: 300, height: 230 } as const;

function drawFacts({ flow }: Drawing, parent: Element, rows: Extract<ReportBlock, { kind: 'facts' }>['rows']): void {
  within(flow, parent, 'Table', (table) => {
    for (const { label, runs } of rows) {
      within(flow, table, 'TR', (row) => {
        flow.room(STYLES.small.leading * 2);
        const top = flow.y();
        const page = flow.page();
        drawTagged(flow, row, 'TH', () => flow.lines([{ text: label }], STYLES.label, { width: LABEL_WIDTH - 8 }));
        const below = flow.page() === page ? flow.y() : top;
        if (flow.page() === page) flow.moveTo(top);
        drawTagged(flow, row, 'TD', () => flow.lines(runs, STYLES.small, { left: LABEL_WIDTH }));
        if (flow.page() === page) flow.moveTo(Math.max(below, flow.y()));
        flow.space(1.5);
      });
    }
  });
  flow.space(5);
}

function drawChildren(
  { flow }: Drawing,
  parent: Element,
  { lead, children }: Extract<ReportBlock, { kind: 'children' }>,
): void {
  flow.space(2);
  drawTagged(flow, parent, 'P', () => flow.lines([{ text: lead }], STYLES.lead, { left: HANG, keep: 3 }));
  within(flow, parent, 'L', (list) => {
    for (const { number, roman, runs } of children) {
      within(flow, list, 'LI', (item) => {
        flow.room(STYLES.small.leading);
        const baseline = flow.y() + STYLES.small.leading * 0.76;
        drawTagged(flow, item, 'Lbl', () => {
          if (number !== null)
            flow.at(String(number), { ...STYLES.small, face: 'bold' }, PAGE.side + HANG - 4, baseline);
          flow.at(
            `${roman}.`,
            STYLES.small,
            PAGE.side + HANG * 2 + 14 - flow.measure(`${roman}.`, fontFile('regular', roman), STYLES.small.size),
            baseline,
          );
        });
        drawTagged(flow, item, 'LBody', () => flow.lines(runs, STYLES.small, { left: HANG * 2 + 20 }));
      });
    }
  });
  flow.space(7);
}

function drawPictures(
  { flow, pictures }: Drawing,
  parent: Element,
  { pictures: asked }: Extract<ReportBlock, { kind: 'pictures' }>,
): void {
  for (const { mediumId, caption } of asked) {
    const picture = pictures.get(mediumId);
    if (!picture) continue;
    figure(flow, parent, picture, { alt: caption || 'Picture', most: MOST_PICTURE, below: STYLES.note.leading * 2 });
    if (caption !== '')
      drawTagged(flow, parent, 'Caption', () => flow.lines([{ text: caption }], { ...STYLES.note, face: 'italic' }));
    flow.space(6);
  }
}

function drawBlock(drawing: Drawing, parent: Element, block: ReportBlock): void {
  const { flow } = drawing;
  if (block.kind === 'text') {
    drawTagged(flow, parent, 'P', () => flow.lines(block.runs, STYLES.body));
    flow.space(4);
  } else if (block.kind === 'heading') {
    flow.space(3);
    drawTagged(flow, parent, 'P', () => flow.lines([{ text: block.text }], STYLES.heading, { keep: 3 }));
  } else if (block.kind === 'facts') drawFacts(drawing, parent, block.rows);
  else if (block.kind === 'children') drawChildren(drawing, parent, block);
  else drawPictures(drawing, parent, block);
}

/** A relative on one line: the name and dates, and at the right what they are. */
function drawRelative({ flow }: Drawing, parent: Element, { title, aside }: ReportEntry): void {
  flow.room(STYLES.small.leading * 2);
  drawTagged(flow, parent, 'P', () => {
    const [top, page] = [flow.y(), flow.page()];
    flow.lines(title, STYLES.small, { width: 296 });
    const below = flow.y();
    if (flow.page() === page) flow.moveTo(top);
    if (aside !== '') flow.lines([{ text: aside }], STYLES.label, { left: 312 });
    if (flow.page() === page) flow.moveTo(Math.max(below, flow.y()));
  });
  flow.space(2);
}

/**
 * Draws one entry: its number, the name, and everything below.
 * @param target - the named place of the entry; null for one without a number
 */
export function drawEntry(drawing: Drawing, parent: Element, entry: ReportEntry, target: string | null): void {
  const { flow } = drawing;
  if (entry.part === 'kinship') return drawRelative(drawing, parent, entry);
  const { number, title, aside, blocks } = entry;
  flow.space(7);
  flow.room(STYLES.entry.leading + STYLES.body.leading * 2);
  if (target !== null) flow.doc.addNamedDestination(target, 'XYZ', 0, flow.y(), 0);
  const runs: ReportRun[] = [
    ...(number === null ? [] : [{ text: `${number}. ` }]),
    ...title,
    ...(aside === '' ? [] : [{ text: `  ${aside}`, style: 'italic' as const }]),
  ];
  drawTagged(flow, parent, 'H3', () => flow.lines(runs, STYLES.entry, { keep: 2 }));
  for (const block of blocks) drawBlock(drawing, parent, block);
}
