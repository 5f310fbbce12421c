interface StaleRead {
  /** Whether a standby had everything that was asked for; else the primary is asked. Unset: where there is a row. */
  isWhole?: (rows: readonly object[], values: readonly unknown[]) => boolean;
}

const always: StaleRead = { isWhole: () => true };

/** One row at least for each of the numbers asked for. */
const eachNo: StaleRead = {
  isWhole: (rows, [nos]) =>
    new Set(rows.map((row) => (row as { no: number }).no)).size === new Set(nos as number[]).size,
};

/**
 * Statements that a reader's question may have answered by a standby some seconds behind, by label. None says what is
 * closed, who may read, who is signed in or what was used up: those that join such tables go to the primary, and so
 * does every statement that is not in this list.
 */
export const STALE_READS: ReadonlyMap<string, StaleRead> = new Map<string, StaleRead>([
  // Texts of pages; closed lines are asked for and left out by statements of their own.
  ['newspapers.pageText', {}],
  ['newspapers.foundTexts', eachNo],
  ['reader.texts', {}],
  // Which newspapers there are, and of which dates.
  ['newspapers.titleList', {}],
  ['newspapers.names', {}],
  ['newspapers.ends', {}],
  ['newspapers.days', {}],
  ['newspapers.gaps', always],
  ['newspapers.issueCounts', {}],
  ['newspapers.issuesOfYear', {}],
  ['newspapers.nextIssue', {}],
  ['newspapers.previousIssue', {}],
  ['newspapers.datesOfMonth', {}],
  ['newspapers.datesAround', {}],
  ['newspapers.searched', {}],
  ['newspapers.searchedDays', {}],
  ['newspapers.searchedGaps', always],
  // Sizes and order of the pages of a book, and which records have one.
  ['images.bookPages', {}],
  ['images.pageOf', {}],
  ['images.withPages', {}],
]);
