import type { Readable } from 'node:stream';

import type { ChargeLine } from '#domain/billing/core/charge.ts';
import { formatMoney } from '#domain/billing/core/money.ts';
import { siteDayInWords } from '#domain/billing/core/siteDay.ts';
import { INVOICE_TEXTS as TEXTS, taxLine } from '#domain/billing/invoices/invoiceRules.ts';
import { headAndFoot, STYLES, drawTagged, within } from '#server/engines/pdf/elements.ts';
import { createFlow, type Element, type Flow, INK, openDocument, PAGE, TEXT_WIDTH } from '#server/engines/pdf/flow.ts';
import { fontFile } from '#server/engines/pdf/fontFaces.ts';

import type { Party } from './invoiceBook.ts';
import type { Invoice } from './invoiceStore.ts';

/** Everything a printed invoice says. */
export interface PrintedInvoice {
  invoice: Invoice;
  lines: readonly ChargeLine[];
  /** Null: its last day has come, or the account is erased. */
  party: Party | null;
  /** The number of the invoice that a credit note takes back. */
  creditedNumber: string | null;
  siteName: string;
  timeZone: string;
}

const RIGHT = PAGE.width - PAGE.side;
const ROW = STYLES.body.leading;

function rule({ doc, y }: Flow): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .lineWidth(0.6)
    .strokeColor(INK)
    .moveTo(PAGE.side, y() + 3)
    .lineTo(RIGHT, y() + 3)
    .stroke();
  doc.endMarkedContent();
}

/** A cell whose figures end at the right margin, on the line that was written last. */
function rightCell(flow: Flow, row: Element, text: string, face: 'regular' | 'bold', tag: string): void {
  const width = flow.measure(text, fontFile(face, text), STYLES.body.size);
  drawTagged(flow, row, tag, () => flow.at(text, { ...STYLES.body, face }, RIGHT - width, flow.y() - ROW + ROW * 0.76));
}

function tableRow(flow: Flow, table: Element, left: string, right: string, isHead = false): void {
  const face = isHead ? 'bold' : 'regular';
  flow.room(ROW * 2);
  within(flow, table, 'TR', (row) => {
    drawTagged(flow, row, isHead ? 'TH' : 'TD', () =>
      flow.lines([{ text: left }], { ...STYLES.body, face }, { width: TEXT_WIDTH - 110 }),
    );
    rightCell(flow, row, right, face, isHead ? 'TH' : 'TD');
  });
  flow.space(3);
}

function facts(flow: Flow, root: Element, rows: readonly (readonly [string, string | null])[]): void {
  for (const [label, value] of rows)
    if (value) drawTagged(flow, root, 'P', () => flow.lines([{ text: `${label}: ` }, { text: value }], STYLES.body));
}

function parties(flow: Flow, root: Element, { invoice: { supplier }, party }: PrintedInvoice): void {
  const block = (heading: string, lines: readonly (string | null | undefined)[]) => {
    flow.space(12);
    drawTagged(flow, root, 'H2', () => flow.lines([{ text: heading }], STYLES.heading));
    for (const line of lines) if (line) drawTagged(flow, root, 'P', () => flow.lines([{ text: line }], STYLES.body));
  };
  block(TEXTS.from, [
    supplier?.name,
    ...(supplier?.address.split('\n') ?? []),
    supplier?.taxNumber && `${TEXTS.taxNumber}: ${supplier.taxNumber}`,
  ]);
  block(TEXTS.to, party?.name ? [party.name, party.email, party.country] : [TEXTS.nameGone]);
}

function amounts(flow: Flow, root: Element, { invoice, lines }: PrintedInvoice): void {
  const money = (amount: number) => formatMoney({ amount, currency: invoice.currency });
  flow.space(18);
  within(flow, root, 'Table', (table) => {
    tableRow(flow, table, TEXTS.description, `${TEXTS.amount} (${invoice.currency})`, true);
    rule(flow);
    flow.space(8);
    for (const { description, amount } of lines) tableRow(flow, table, description, money(amount));
    rule(flow);
    flow.space(8);
    if (invoice.rateBasisPoints !== null) {
      tableRow(flow, table, TEXTS.net, money(invoice.net));
      tableRow(flow, table, taxLine(invoice.rateBasisPoints), money(invoice.tax));
    }
    tableRow(flow, table, TEXTS.total, money(invoice.gross), true);
  });
  if (invoice.rateBasisPoints === null)
    drawTagged(flow, root, 'P', () => flow.lines([{ text: TEXTS.noTax }], STYLES.small));
}

/** An invoice or credit note as a tagged PDF of A4 pages, with every part a full VAT invoice needs. */
export function invoicePdf(printed: PrintedInvoice): Readable {
  const { invoice, creditedNumber, siteName, timeZone } = printed;
  const title = `${TEXTS.headings[invoice.kind]} ${invoice.number ?? ''}`.trim();
  const issuedAt = invoice.issuedAt ?? new Date(0);
  const doc = openDocument(title, siteName, issuedAt);
  const flow = createFlow(doc, {
    noteNumber: () => 0,
    targetOf: () => '',
    onPerson: () => undefined,
    onPage: (page) => headAndFoot(page, title),
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  flow.newPage();
  drawTagged(flow, root, 'H1', () => flow.lines([{ text: TEXTS.headings[invoice.kind] }], STYLES.part));
  flow.space(8);
  facts(flow, root, [
    [TEXTS.number, invoice.number],
    [TEXTS.issued, siteDayInWords(issuedAt, timeZone)],
    [TEXTS.paid, invoice.kind === 'INVOICE' && invoice.paidAt ? siteDayInWords(invoice.paidAt, timeZone) : null],
    [TEXTS.credits, creditedNumber],
  ]);
  parties(flow, root, printed);
  amounts(flow, root, printed);
  root.end();
  doc.end();
  return doc;
}
