/** `/tree/{id}/reports`. */
export const reportsTexts = {
  title: 'Reports',
  crumb: 'Reports',
  loading: 'Loading reports',
  failed: 'We couldn’t open this tree',
  lead: 'Choose a person and a report. Read it here, print it, or download it as a PDF.',
};

/** Choosing a report. */
export const reportFormTexts = {
  form: 'Choose a report',
  about: (name: string) => `About ${name}`,
  person: 'Another person',
  kind: 'Report',
  parts: 'Reports in the book',
  generations: 'Generations',
  generationsHint: 'The person counts as the first. From 1 to 30.',
  generationsWrong: 'Enter a whole number from 1 to 30.',
  partsMissing: 'Choose at least one report for the book.',
  include: 'What to include',
  sources: 'Sources',
  notes: 'Notes and stories',
  media: 'Photos (in the PDF)',
  withholds: 'Leave out living people, and private people and facts',
  show: 'Show report',
};
