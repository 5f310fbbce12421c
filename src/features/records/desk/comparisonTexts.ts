import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

const records = (count: number): string => countInWords(count, 'record');

/** What publishing would change, on `/desk/sheets/:sheetId/publish`. */
export const comparisonTexts = {
  title: 'What would change for readers',
  intro: 'See which records are new, changed or gone before you publish. Readers see nothing of it.',
  loading: 'Looking for the last comparison',
  failed: 'We couldn’t load the comparison',
  compare: 'Compare with what readers have',
  again: 'Compare again',
  refused: 'This was not compared',
  making: 'Comparing with what readers have',
  makingText: 'You can leave this page and come back.',
  failedTitle: 'Comparing failed',
  stale: (when: string) => `Compared ${when}. The sheet, or what readers have, has changed since: compare again.`,
  compared: (when: string) => `Compared ${when}.`,
  unchanged: 'Every record is as readers have it.',
  figures: ({ added, changed, gone, moved }: { added: number; changed: number; gone: number; moved: number }) =>
    [
      `Added ${figure(added)}`,
      `changed ${figure(changed)}`,
      `gone ${figure(gone)}`,
      ...(moved > 0 ? [`${figure(moved)} that were there twice`] : []),
    ].join(' · '),
  byField: (fields: readonly { label: string; records: number }[]) =>
    `What changes: ${fields.map(({ label, records: count }) => `${label} ${figure(count)}`).join(', ')}.`,
  missed: (count: number) =>
    `${count === 1 ? '1 of the records that are gone has' : `${figure(count)} of the records that are gone have`} something attached that readers saved, placed, cited or corrected. Their addresses will say that the entry is gone.`,
  unsure: (count: number) => `${records(count)} may be one of several rows, or none: publishing asks you about them.`,
  clashes: (count: number) =>
    `${countInWords(count, 'clash', 'clashes')} between the file and what was mended in single rows.`,
  seeClashes: 'See them',
  lists: 'Records by what becomes of them',
  tabs: {
    ADDED: (count: number) => `Added (${figure(count)})`,
    CHANGED: (count: number) => `Changed (${figure(count)})`,
    GONE: (count: number) => `Gone (${figure(count)})`,
  },
  captions: { ADDED: 'Records that are added', CHANGED: 'Records that change', GONE: 'Records that are gone' },
  loadingList: 'Loading the records',
  failedList: 'We couldn’t load these records',
  name: 'Name',
  unnamed: 'No name',
  summary: 'Record',
  closed: 'Closed: no reader sees it',
  differences: 'What changes',
  nothingShown: 'Nothing that readers see',
  hanging: 'Attached to it',
  becomes: 'becomes',
  empty: 'nothing',
  range: (first: number, last: number, all: number) => `${figure(first)} to ${figure(last)} of ${figure(all)}`,
  earlier: 'Earlier ones',
  later: 'Further ones',
} as const;
