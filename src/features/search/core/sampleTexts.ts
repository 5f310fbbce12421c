/** What lists of results say once of sample data. Apart from texts.ts, since no form needs these words. */
export const sampleTexts = {
  all: 'Fictional sample data: these people never lived.',
  some: (recordSets: readonly string[]) => `Fictional sample data: ${new Intl.ListFormat('en-GB').format(recordSets)}.`,
};
