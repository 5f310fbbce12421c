/** A stretch of text of one look. */
interface ReportWords {
  text: string;
  style?: 'name' | 'italic';
}

/** Lines of a numbered row, each of stretches; an empty line is left out where it is drawn. */
export type ReportRow = readonly (readonly ReportWords[])[];

/** A part of the report of a question. */
export interface ReportSection {
  heading: string;
  /** Words of the member; empty where there are rows. */
  text: string;
  /** Numbered. */
  rows: readonly ReportRow[];
  /** Said where there is neither text nor a row. */
  none: string;
}

/** A question as a file has it: in words, as its member could read it at one moment. */
export interface QuestionReport {
  title: string;
  /** Lines below the title. */
  below: readonly string[];
  sections: readonly ReportSection[];
  /** Addresses of the pages of this site that it names. */
  named: readonly string[];
}
