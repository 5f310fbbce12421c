import { MOST_COMPARED } from '#domain/search/compare/comparedIds.ts';

/** `/search/compare`: the page around the comparison. */
export const comparePageTexts = {
  title: 'Compare records',
  documentTitle: (names: readonly string[]) => `Compare: ${names.join(', ')}`,
  loading: 'Loading records',
  choose: 'Choose records from results',
  empty: { title: 'No records selected', text: `Select up to ${MOST_COMPARED} records in a list of results, then compare them here.` },
  failed: 'We couldn’t show these records',
  unseen: { title: (count: number) => (count === 1 ? '1 record can’t be shown' : `${count} records can’t be shown`), text: 'It may be closed for privacy, or replaced by a newer transcript.' },
  summary: { title: 'Sign in to compare full records', text: 'You can see the free summary of some of these records.', action: 'Sign in' },
  nothing: 'There is nothing to compare',
};

/** The records side by side. */
export const comparisonTexts = {
  back: 'Back to results',
  brief: 'Show differences only',
  print: 'Print',
  region: 'Records side by side',
  caption: (count: number) => (count === 1 ? 'Fields of 1 record' : `Fields of ${count} records`),
  field: 'Field',
  membersOnly: 'Members see more',
  remove: 'Remove',
  removeOne: (record: string) => `Remove ${record}`,
  identical: 'These records agree in every field.',
  nothing: '–',
  correction: 'Correction',
};

/** Whether the records agree in a field. */
export const agreementTexts = { same: 'Same', differs: 'Differs', partly: 'Not in all' };

/** Where a record comes from. */
export const sourceTexts = {
  title: 'Source',
  recordSet: 'Record set',
  repository: 'Held at',
  reference: 'Archive reference',
  attribution: 'Credit and licence',
  citation: 'Citation',
};
