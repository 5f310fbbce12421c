import { GEDCOM_MONTHS } from '#domain/kernel/dates/monthNames.ts';
import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { type GedcomLine, newLine } from '#domain/trees/gedcom/gedcomLine.ts';
import { formOf } from '#domain/trees/gedcom/mediaTypes.ts';
import { formatRecord } from '#domain/trees/gedcom/writing/formatRecord.ts';
import { headerRecord, type HeaderFacts } from '#domain/trees/gedcom/writing/headerRecord.ts';
import { textLine, textLines } from '#domain/trees/gedcom/writing/textLine.ts';

import { datePartsOf, type ExportedItem, type ExportedSource } from './exportedItem.ts';

const SUBMITTER = 'U1';

/** A date as GEDCOM writes it; empty where none is known. */
function gedcomDate(source: ExportedSource): string {
  const [year, month, day] = datePartsOf(source);
  return year === undefined
    ? ''
    : [day, month === undefined ? undefined : GEDCOM_MONTHS[month - 1], year]
        .filter((part) => part !== undefined)
        .join(' ');
}

/** Text without the signs that no line of GEDCOM may have. */
const clean = (text: string): string => text.replace(/\r\n?/gu, '\n').replace(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, ' ');

/**
 * Writes items as GEDCOM: who keeps a source as REPO, newspapers and record sets as SOUR, and each item as OBJE with
 * its pictures' addresses and a citation of its source. Sources and keepers are written once, before the first item
 * that needs them.
 */
export function createGedcomOfItems(facts: HeaderFacts) {
  const dialect = facts.version === '7.0' ? '7' : '5';
  const keepers = new Map<string, string>();
  const sources = new Map<string, string>();
  let items = 0;
  const text = (tag: string, value: string, children: GedcomLine[] = []) =>
    textLine(tag, clean(value), dialect, children);
  const texts = (tag: string, value: string) => textLines(tag, clean(value), dialect);
  const record = (tag: string, xref: string, children: GedcomLine[]) =>
    formatRecord({ ...newLine(tag, '', children), xref });

  /** The name of a record, which is written where it is new. */
  function named(
    known: Map<string, string>,
    key: string,
    letter: string,
    write: (xref: string) => string,
  ): { xref: string; written: string } {
    const before = known.get(key);
    if (before !== undefined) return { xref: before, written: '' };
    const xref = `${letter}${known.size + 1}`;
    known.set(key, xref);
    return { xref, written: write(xref) };
  }

  function keeperOf({ repository }: ExportedSource) {
    return repository === null || repository.trim() === ''
      ? null
      : named(keepers, repository, 'R', (xref) => record('REPO', xref, texts('NAME', repository)));
  }

  function sourceOf(source: ExportedSource) {
    const keeper = keeperOf(source);
    const { xref, written } = named(
      sources,
      JSON.stringify([source.name, source.place, source.repository]),
      'S',
      (own) =>
        record('SOUR', own, [
          ...texts('TITL', source.name),
          ...texts('PUBL', source.place ?? ''),
          ...(keeper ? [newLine('REPO', `@${keeper.xref}@`)] : []),
        ]),
    );
    return { xref, written: `${keeper?.written ?? ''}${written}` };
  }

  function files({ pictures, address, title }: ExportedItem): GedcomLine[] {
    // An item without a picture is where its source opens.
    const [list, type] = pictures.length > 0 ? [pictures, 'image/jpeg'] : [[address], 'text/html'];
    return list.map((file) =>
      text('FILE', file, [newLine('FORM', dialect === '7' ? type : formOf(type)), ...texts('TITL', title)]),
    );
  }

  function citation(item: ExportedItem, xref: string): GedcomLine {
    const { source } = item;
    const page = [
      source.date === null ? '' : issueDateInWords(source.date, source.precision),
      source.edition,
      source.pageLabel === null ? '' : `p. ${source.pageLabel}`,
    ]
      .filter((part) => part !== '')
      .join(', ');
    const date = gedcomDate(source);
    const data = [...(date === '' ? [] : [newLine('DATE', date)]), ...texts('TEXT', item.text)];
    return newLine('SOUR', `@${xref}@`, [
      ...texts('PAGE', page),
      ...(data.length > 0 ? [newLine('DATA', '', data)] : []),
      ...texts('NOTE', item.citation),
    ]);
  }

  return {
    /** The start of the file. */
    head: (): string =>
      formatRecord(headerRecord([newLine('SUBM', `@${SUBMITTER}@`)], facts)) +
      record('SUBM', SUBMITTER, texts('NAME', facts.siteName)),

    /** An item, behind what it refers to and is not written yet. */
    item(item: ExportedItem): string {
      const source = sourceOf(item.source);
      items += 1;
      const notes = [item.note, item.comment, item.tags.length === 0 ? '' : `Tags: ${item.tags.join('; ')}`].flatMap(
        (note) => texts('NOTE', note),
      );
      return source.written + record('OBJE', `O${items}`, [...files(item), ...notes, citation(item, source.xref)]);
    },

    /** Its end. */
    end: (): string => formatRecord(newLine('TRLR')),
  };
}
