import { csvText } from '#domain/search/export/csvText.ts';

import {
  type Directness,
  type EvidenceFact,
  type Information,
  type Outcome,
  type Weight,
  DIRECTNESS_NAMES,
  EVIDENCE_FACT_NAMES,
  INFORMATION_NAMES,
  OUTCOME_NAMES,
  WEIGHT_NAMES,
} from './questionKinds.ts';

/** A source that is to be searched, as a member has put it. */
export interface PlanRow {
  what: string;
  place: string;
  span: string;
  outcome: Outcome;
  /** What this site had of it when it was planned, in words, and what was missing in between. */
  held: string;
  missing: string;
  note: string;
}

/** A search that was made, as a member has put it. */
export interface LogRow {
  what: string;
  whereDone: string;
  /** As written. */
  doneOn: string;
  outcome: Outcome;
  note: string;
}

/** What a source says about a person, as a member has put it. */
export interface EvidenceRow {
  /** Whom it is about, in the member's words; statements are compared where these agree. */
  about: string;
  fact: EvidenceFact;
  /** What it says: an age in years, an occupation, names. */
  value: string;
  /** As written: `about 1841`, `3 April 1881`. */
  date: string;
  place: string;
  information: Information;
  directness: Directness;
  weight: Weight;
  /** The source, where it is not on this site. */
  citation: string;
  note: string;
}

/** A page of this site that a row names; its name is null where the reader cannot open it any more. */
export interface RowLink {
  address: string;
  name?: string | null;
  detail?: string | null;
}

type Linked<Row> = Row & { link?: RowLink | null };
/** A column of a file: its heading, and what it has of a row. */
type Column<Row> = readonly [heading: string, textOf: (row: Linked<Row>, origin: string) => string];

const addressOf = ({ link }: Linked<object>, origin: string): string => (link ? origin + link.address : '');

const LOG_COLUMNS: readonly Column<LogRow>[] = [
  ['Date', ({ doneOn }) => doneOn],
  ['Where', ({ whereDone }) => whereDone],
  ['Search', ({ what }) => what],
  ['Result', ({ outcome }) => OUTCOME_NAMES[outcome]],
  ['Found', ({ note }) => note],
  ['Address', addressOf],
];

const EVIDENCE_COLUMNS: readonly Column<EvidenceRow>[] = [
  ['Person', ({ about }) => about],
  ['About', ({ fact }) => EVIDENCE_FACT_NAMES[fact]],
  ['Says', ({ value }) => value],
  ['Date', ({ date }) => date],
  ['Place', ({ place }) => place],
  ['Source', ({ citation }) => citation],
  ['Source on this site', ({ link }) => [link?.name, link?.detail].filter((part) => part != null).join(', ')],
  ['Address', addressOf],
  ['Information', ({ information }) => INFORMATION_NAMES[information]],
  ['Evidence', ({ directness }) => DIRECTNESS_NAMES[directness]],
  ['Weight', ({ weight }) => WEIGHT_NAMES[weight]],
  ['Note', ({ note }) => note],
];

const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Linked<Row>[], origin: string): string =>
  csvText(
    columns.map(([heading]) => heading),
    rows.map((row) => columns.map(([, textOf]) => textOf(row, origin))),
  );

/** The log of a question as a CSV file. @param origin - of this site, in front of addresses */
export const logCsv = (log: readonly Linked<LogRow>[], origin: string): string => csvOf(LOG_COLUMNS, log, origin);

/** The evidence of a question as a CSV file. @param origin - of this site, in front of addresses */
export const evidenceCsv = (evidence: readonly Linked<EvidenceRow>[], origin: string): string =>
  csvOf(EVIDENCE_COLUMNS, evidence, origin);
