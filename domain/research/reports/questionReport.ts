/** Words of the report of a question, on its page and in its file. */
export const questionReportTexts = {
  about: (subject: string) => `About: ${subject}`,
  known: 'What was known',
  conclusion: 'Conclusion',
  noConclusion: 'No conclusion yet.',
  evidence: 'Evidence',
  noEvidence: 'No evidence yet.',
  quality: (information: string, directness: string, weight: string) =>
    `Information: ${information.toLowerCase()}. Evidence: ${directness.toLowerCase()}. Weight: ${weight.toLowerCase()}.`,
  conflicts: 'Conflicts and their explanations',
  noWord: 'Not explained yet.',
  plan: 'Sources planned',
  noPlan: 'None.',
  held: (years: string) => `on this site: ${years}`,
  missing: (years: string) => `missing: ${years}`,
  log: 'What was searched',
  noLog: 'Nothing yet.',
  closed: 'A page of this site that you can no longer open',
};

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
