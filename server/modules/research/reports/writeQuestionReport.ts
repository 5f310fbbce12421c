import { buffer } from 'node:stream/consumers';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import type { QuestionReport, ReportRow, ReportSection } from '#domain/research/reports/questionReport.ts';
import { headAndFoot, numberedRow, STYLES, drawTagged, within } from '#server/engines/pdf/elements.ts';
import { createFlow, type Element, type Flow, openDocument } from '#server/engines/pdf/flow.ts';

/** A file of a question that is to be written. */
export interface QuestionReportTask {
  reportId: number;
  /** Of the job as it was taken. */
  fence: number;
  document: QuestionReport;
  siteName: string;
  madeAt: Date;
}

const HANG = 24;

function drawText(flow: Flow, parent: Element, text: string, style: (typeof STYLES)['body' | 'small'], left = 0): void {
  for (const line of text.split(/\n+/u))
    if (line.trim() !== '') drawTagged(flow, parent, 'P', () => flow.lines([{ text: line }], style, { left }));
}

function drawRow(flow: Flow, list: Element, row: ReportRow, number: number): void {
  flow.room(STYLES.body.leading * 2);
  numberedRow(flow, list, { text: `${number}.`, style: STYLES.small, width: HANG }, (item) => {
    within(flow, item, 'LBody', (body) => {
      for (const line of row) {
        const [first] = line;
        if (line.length === 1 && first && first.style === undefined)
          drawText(flow, body, first.text, STYLES.small, HANG);
        else if (line.some(({ text }) => text !== ''))
          drawTagged(flow, body, 'P', () => flow.lines(line, STYLES.small, { left: HANG }));
      }
    });
  });
  flow.space(6);
}

function drawSection(flow: Flow, root: Element, { heading, text, rows, none }: ReportSection): void {
  flow.space(16);
  flow.room(STYLES.section.leading + STYLES.body.leading * 3);
  flow.doc.outline.addItem(heading);
  drawTagged(flow, root, 'H2', () => flow.lines([{ text: heading }], STYLES.section, { keep: 2 }));
  flow.space(4);
  if (rows.length === 0) return drawText(flow, root, text === '' ? none : text, STYLES.body);
  return within(flow, root, 'L', (list) => rows.forEach((row, at) => drawRow(flow, list, row, at + 1)));
}

/**
 * Writes a question as PDF: tagged, with bookmarks, its text selectable.
 * @param atStep - called with the sections done
 */
export async function writeQuestionReport(
  { document, siteName, madeAt }: Omit<QuestionReportTask, 'reportId'>,
  atStep: (done: number, of: number) => void,
): Promise<{ pages: number; content: Buffer }> {
  const { title, below, sections } = document;
  const doc = openDocument(title, siteName, madeAt, false);
  const content = buffer(doc);
  const flow = createFlow(doc, {
    noteNumber: () => 0,
    targetOf: () => null,
    onPerson: () => undefined,
    onPage: (each) => headAndFoot(each, title),
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  flow.newPage();
  drawTagged(flow, root, 'H1', () => flow.lines([{ text: title }], STYLES.part));
  flow.space(6);
  for (const line of [...below, `${dayInWords(madeAt)} · ${siteName}`]) drawText(flow, root, line, STYLES.small);
  sections.forEach((section, at) => {
    drawSection(flow, root, section);
    atStep(at + 1, sections.length);
  });
  const pages = flow.page();
  root.end();
  doc.end();
  return { pages, content: await content };
}
