import type { EaseAnswer, FoundAnswer } from '#domain/site/survey/siteSurveyQuestions.ts';

/** Answers as the survey gives them and as staff read them. */
export const EASE_WORDS: Readonly<Record<EaseAnswer, string>> = { 'very-easy': 'Very easy', easy: 'Easy', neither: 'Neither easy nor hard', hard: 'Hard', 'very-hard': 'Very hard' };
export const FOUND_WORDS: Readonly<Record<FoundAnswer, string>> = { yes: 'Yes', partly: 'Partly', no: 'No', looking: 'I’m still looking' };

/** At the foot of a page. */
export const surveyTexts = {
  title: 'How is the site working for you?',
  intro: 'Two short questions. We store your answers without your name, and ask at most once in three months.',
  ease: 'How easy was it to use the site today?',
  found: 'Did you find what you came for?',
  comment: 'What should we improve?',
  commentHint: 'Please leave out names and anything private.',
  send: 'Send answers',
  notNow: 'Not now',
  notSent: 'Your answers were not sent',
  thanks: 'Thank you. Your answers help us decide what to improve.',
};

/** `/internal/surveys`. */
export const boardTexts = {
  title: 'Site survey',
  intro: 'What members and visitors answered at the foot of a page, without their names. It is asked while the flag enable-refiner is on, and no survey tool is set.',
  loading: 'Loading answers',
  failed: 'We could not load the answers',
  span: 'Show answers of',
  total: (count: number) => (count === 1 ? '1 survey' : `${count} surveys`),
  none: 'No surveys were sent in this time. They appear here once a reader sends one.',
  answer: 'Answer',
};
