import type { ReportEntry } from '#domain/trees/reports/writing/reportEntry.ts';

/** A page of a report, as the site asks for it. */
export const REPORT = `query Report($id: ID!, $input: TreeReportInput!, $from: Int!, $token: String) { treeReport(personId: $id, input: $input, from: $from, publicTreeShareToken: $token) {
  title total from next isWhole mayMakeFile contents { heading at count } sections { heading isContinued entries } } }`;
/** Files of reports. */
export const MAKE =
  'mutation Make($id: ID!, $input: TreeReportInput!) { makeTreeReportFile(personId: $id, input: $input) { file { id stage } problems { message } } }';
export const FILES =
  'query Files($ref: String!) { treeReportFiles(ref: $ref) { id kind stage problem title pages bytes } }';
export const CANCEL = 'mutation Cancel($id: ID!) { cancelTreeReportFile(id: $id) }';
export const ISSUE = 'mutation Issue($id: ID!) { issueTreeReportFile(id: $id) }';
/** The place of a tree called Roche, and a way to lay it to Boston in Massachusetts. */
export const PLACES = 'query Places($ref: String!) { treePlaces(ref: $ref, name: "roche", from: 0) { places { id } } }';
export const MOVE_PLACE =
  'mutation Move($ref: String!, $id: ID!) { setTreePlacePosition(ref: $ref, placeId: $id, latitude: 42.36, longitude: -71.06) { id } }';

/** What is asked for unless a test says otherwise. */
export const USUAL = {
  kind: 'REGISTER',
  generations: 6,
  parts: [] as string[],
  sources: false,
  notes: true,
  media: false,
  withholds: false,
};

/** A page as it is answered. */
export interface Page {
  title: string;
  total: number;
  next: number | null;
  mayMakeFile: boolean;
  contents: object[];
  sections: { heading: string; isContinued: boolean; entries: ReportEntry[] }[];
}
/** A file as it is answered. */
export type File = Record<'id' | 'stage' | 'problem' | 'title', string> & { pages: number };
