import type { SurveyKind } from '#domain/site/survey/siteSurveyQuestions.ts';

/** At the foot of a page. */
export const surveyTexts = {
  title: 'How is the site working for you?',
  intro: (count: number) =>
    `${count === 1 ? 'One short question' : `${count} short questions`}. We store your answers without your name, and ask at most once in three months.`,
  wordsHint: 'Please leave out names and anything private.',
  send: 'Send answers',
  notNow: 'Not now',
  notSent: 'Your answers were not sent',
  thanks: 'Thank you. Your answers help us decide what to improve.',
};

/** `/internal/surveys`. */
export const boardTexts = {
  title: 'Site survey',
  intro:
    'What members and visitors answered at the foot of a page, without their names. It is asked while the flag enable-refiner is on, and no survey tool is set.',
  loading: 'Loading answers',
  failed: 'We could not load the answers',
  span: 'Show answers of',
  total: (count: number) => (count === 1 ? '1 survey' : `${count} surveys`),
  none: 'No surveys were sent in this time. They appear here once a reader sends one.',
  answer: 'Answer',
  asked: (count: number) => (count === 1 ? 'Asked in 1 survey.' : `Asked in ${count} surveys.`),
  retired: 'No longer asked.',
  written: 'Answered in their own words: see the comments.',
  edit: 'Edit questions',
};

/** Questions, for the staff who write them. */
export const editorTexts = {
  title: 'Edit questions',
  intro:
    'The questions are asked from the moment you publish them. A question whose words or answers you change starts a new count; earlier answers stay with the question that was asked.',
  back: 'Back to the answers',
  form: 'Questions of the survey',
  legend: (at: number) => `Question ${at}`,
  words: 'Question',
  kind: 'How it is answered',
  kinds: { one: 'One of these answers', several: 'Any of these answers', text: 'In their own words' } satisfies Record<
    SurveyKind,
    string
  >,
  options: 'Answers',
  optionsHint: 'One answer a line, in the order shown.',
  isRequired: 'Has to be answered',
  countedOn: 'Keeps the answers it already has.',
  countedNew: 'Starts a new count when you publish it.',
  up: (at: number) => `Move question ${at} up`,
  down: (at: number) => `Move question ${at} down`,
  retire: (at: number) => `Retire question ${at}`,
  retired: (words: string) => `“${words}” will no longer be asked. Its answers stay.`,
  unnamed: 'A new question',
  add: 'Add a question',
  preview: 'Preview',
  previewNote: 'As members and visitors see it. Nothing is sent from here.',
  publish: 'Publish questions',
  published: 'The questions are published.',
  refused: 'The questions were not published',
  conflict: 'Someone else has published questions. Go back to the answers to see theirs. What you wrote stays here.',
};
