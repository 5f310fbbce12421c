import type { ReportPart } from '../reportRequest.ts';

/** A stretch of text of one look. */
export interface ReportRun {
  text: string;
  /** A person's name, a title, a raised figure. */
  style?: 'name' | 'italic' | 'raised';
  /** The person it names, where a reader may go to them. */
  personId?: number;
  /** The number of an entry of the same report it refers to. */
  entry?: number;
  /** What a note here says; the note is numbered where the report is laid out, and has no text of its own. */
  note?: string;
}

/** A child in a list: the number of their entry, the roman number among the children, and who they are. */
export interface ReportChild {
  number: number | null;
  roman: string;
  runs: readonly ReportRun[];
}

/** A picture of the tree with its caption. */
export interface ReportPicture {
  mediumId: number;
  caption: string;
}

/** What an entry consists of, one below the other. */
export type ReportBlock =
  | { kind: 'text'; runs: readonly ReportRun[] }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly { label: string; runs: readonly ReportRun[] }[] }
  | { kind: 'children'; lead: string; children: readonly ReportChild[] }
  | { kind: 'pictures'; pictures: readonly ReportPicture[] };

/** A person in the index of names. */
export interface IndexedName {
  personId: number;
  surname: string;
  /** Given names with titles; the sort key within the surname. */
  given: string;
  life: string;
}

/** One person, couple or relative of a report, as its reader may know them. */
export interface ReportEntry {
  part: ReportPart;
  personId: number;
  number: number | null;
  title: readonly ReportRun[];
  /** At the side of the title: what the person is to the first one. */
  aside: string;
  blocks: readonly ReportBlock[];
  names: readonly IndexedName[];
  places: readonly string[];
}
