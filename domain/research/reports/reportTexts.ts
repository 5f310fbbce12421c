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
