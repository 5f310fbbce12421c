import { childrenOf, type GedcomLine, type GedcomDialect } from './gedcomLine.ts';
import { factTypeOf, readFact } from './interpreting/readFact.ts';
import type { ReadingContext } from './interpreting/readingContext.ts';
import { readPersonRecord } from './interpreting/readPersonRecord.ts';

/** Of a record as a whole, and so not of the one it goes into. */
export const OF_THE_RECORD: ReadonlySet<string> = new Set(['CHAN', 'CREA']);

/** What a name is read from; what else is below it belongs to its own program. */
const OF_NAMES: ReadonlySet<string> = new Set([
  'GIVN',
  'SURN',
  'SPFX',
  'NPFX',
  'NSFX',
  'NICK',
  'TYPE',
  'SOUR',
  'NOTE',
  'SNOTE',
  'CONC',
  'CONT',
]);
/** The same of a date and a place. */
const OF_DETAILS: Readonly<Record<string, ReadonlySet<string>>> = {
  DATE: new Set(['PHRASE', 'CONC', 'CONT']),
  PLAC: new Set(['MAP', 'CONC', 'CONT']),
};

/** Lines of the record of a person who is merged into another, each as written, with its tag. */
export interface MergedLines {
  /** No one understood them: they become lines of the person who is kept. */
  moved: readonly string[];
  /** Below names, facts, dates and places, which the person who is kept has as documents: they are left out. */
  dropped: readonly string[];
}

/** Characters of a line that are shown. */
const LONGEST = 80;
const asWritten = ({ tag, value }: GedcomLine): string => `${tag} ${value}`.trim().slice(0, LONGEST);

/** Every pointer leads somewhere: what a line is does not depend on what it points at. */
const contextIn = (dialect: GedcomDialect): ReadingContext => ({
  dialect,
  report: () => undefined,
  idOf: () => 0,
  noteText: () => '-',
  repositoryName: () => null,
  checkNote: () => undefined,
  inlineMediumId: () => 0,
  parentLink: () => null,
  unnamedMembers: () => ({ partners: [], children: [] }),
});

/**
 * What becomes of the lines of a person's record that we don't interpret when the person is merged into another
 * (`carriedLines` writes those that move).
 */
export function mergedLines(record: GedcomLine, dialect: GedcomDialect): MergedLines {
  const context = contextIn(dialect);
  const { claims } = readPersonRecord(record, 0, context);
  const [moved, dropped]: [string[], string[]] = [[], []];
  const drop = (lines: readonly GedcomLine[], below: GedcomLine) => {
    for (const line of lines) dropped.push(`${below.tag}: ${asWritten(line)}`);
  };
  record.children.forEach((line, index) => {
    const claim = claims.get(index);
    if (!claim && !OF_THE_RECORD.has(line.tag)) moved.push(asWritten(line));
    if (claim?.part === 'name')
      drop(
        line.children.filter(({ tag }) => !OF_NAMES.has(tag)),
        line,
      );
    const type = claim?.part === 'fact' ? factTypeOf(line, 'person', context) : undefined;
    if (!type) return;
    const { claims: below } = readFact(line, type, { id: 'f1', origin: index }, context);
    // The type of a fact that has one of its own is read with it.
    drop(
      line.children.filter(({ tag }, at) => !below.has(at) && !['TYPE', 'CONC', 'CONT'].includes(tag)),
      line,
    );
    for (const [tag, known] of Object.entries(OF_DETAILS))
      for (const detail of childrenOf(line, tag))
        drop(
          detail.children.filter((child) => !known.has(child.tag)),
          detail,
        );
  });
  return { moved, dropped };
}
