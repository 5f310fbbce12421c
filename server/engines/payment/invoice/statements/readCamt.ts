import { XMLParser } from 'fast-xml-parser';

import { UserError } from '#server/platform/config/UserError.ts';

import {
  MOST_ENTRIES,
  plainText,
  readAmount,
  readDay,
  type Statement,
  type StatementEntry,
  type StatementProblem,
} from './statement.ts';

/** A parsed element: elements, texts (perhaps with attributes), or lists of them. */
type Node = Readonly<Record<string, unknown>>;

const LISTS = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd']);
/** Deeper than any statement. */
const MOST_DEPTH = 40;

const childOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? (node as Node)[name] : undefined;
const at = (node: unknown, ...path: readonly string[]): unknown => path.reduce(childOf, node);
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? textOf(childOf(value, '#text') ?? '')
      : '';
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value];

/** What the payer wrote: structured references first, then the free text, then the end-to-end id. */
function remittanceOf(details: unknown): string {
  const structured = listOf(at(details, 'RmtInf', 'Strd')).map((entry) => textOf(at(entry, 'CdtrRefInf', 'Ref')));
  const free = listOf(at(details, 'RmtInf', 'Ustrd')).map(textOf);
  return plainText(
    [...structured, ...free, textOf(at(details, 'Refs', 'EndToEndId'))]
      .filter((text) => text !== '' && text !== 'NOTPROVIDED')
      .join(' '),
  );
}

/** Whether an entry is final: `BOOK`, as a code or, in older versions, as the text itself. */
const isBooked = (entry: unknown): boolean => (textOf(at(entry, 'Sts', 'Cd')) || textOf(at(entry, 'Sts'))) === 'BOOK';
const isIncome = (node: unknown): boolean =>
  textOf(at(node, 'CdtDbtInd')) === 'CRDT' && textOf(at(node, 'RvslInd')) !== 'true';

/** The sums of one entry: of each transaction in it when every one states its own, else of the entry. */
function* sumsOf(entry: unknown): Generator<{ amount: unknown; text: string; suffix: string }> {
  const transactions = listOf(at(entry, 'NtryDtls')).flatMap((details) => listOf(at(details, 'TxDtls')));
  const amountOf = (details: unknown): unknown => at(details, 'Amt') ?? at(details, 'AmtDtls', 'TxAmt', 'Amt');
  if (transactions.length > 1 && transactions.every((details) => amountOf(details) !== undefined)) {
    for (const [index, details] of transactions.entries())
      yield { amount: amountOf(details), text: remittanceOf(details), suffix: `/${index + 1}` };
    return;
  }
  const text = plainText([...transactions.map(remittanceOf), textOf(at(entry, 'AddtlNtryInf'))].join(' '));
  yield { amount: at(entry, 'Amt'), text, suffix: '' };
}

function parse(xml: string): unknown {
  // Entities could say a thing a million times over; a statement declares none.
  if (/<!DOCTYPE|<!ENTITY/iu.test(xml))
    throw new UserError('The file declares entities or a document type, which no bank statement does.');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: true,
    maxNestedTags: MOST_DEPTH,
    isArray: (name) => LISTS.has(name),
  });
  try {
    return parser.parse(xml, true);
  } catch {
    throw new UserError('The file is not well-formed XML.');
  }
}

/**
 * Reads a bank statement by ISO 20022, camt.053, any version from 001.02 on.
 * @throws UserError for a file that is no such statement; an entry that cannot be read is a problem of its own.
 */
export function readCamt(xml: string): Statement {
  const statements = listOf(at(parse(xml), 'Document', 'BkToCstmrStmt', 'Stmt'));
  if (statements.length === 0) throw new UserError('The file is XML, but no camt.053 statement.');
  const found = statements.flatMap((statement) => listOf(at(statement, 'Ntry')));
  if (found.length > MOST_ENTRIES) throw new UserError(`The file has more than ${MOST_ENTRIES} entries.`);
  const entries: StatementEntry[] = [];
  const problems: StatementProblem[] = [];
  for (const [index, entry] of found.entries()) {
    if (!isIncome(entry) || !isBooked(entry)) continue;
    const bookedOn = readDay(textOf(at(entry, 'BookgDt', 'Dt')) || textOf(at(entry, 'BookgDt', 'DtTm')));
    const bankId = textOf(at(entry, 'AcctSvcrRef')) || textOf(at(entry, 'NtryRef')) || null;
    for (const { amount: sum, text, suffix } of sumsOf(entry)) {
      const amount = /^\d+(?:\.\d{1,5})?$/u.test(textOf(sum))
        ? readAmount(textOf(sum).replace(/(\.\d\d)0+$/u, '$1'))
        : null;
      const currency = textOf(childOf(sum, '@Ccy'));
      if (amount === null || amount === 0 || !/^[A-Z]{3}$/u.test(currency))
        problems.push({ at: index + 1, message: 'The amount cannot be read.' });
      else if (bookedOn === null) problems.push({ at: index + 1, message: 'The date cannot be read.' });
      else
        entries.push({ bankId: bankId && plainText(bankId).slice(0, 100) + suffix, bookedOn, amount, currency, text });
    }
  }
  return { format: 'camt.053', entries, problems };
}
