import type { LeavingReason, ReturnAnswer } from '#domain/billing/survey/leavingReasons.ts';

/** Why a member leaves, as the survey asks and as staff read it. */
export const REASON_WORDS: Readonly<Record<LeavingReason, string>> = {
  finished: 'I have finished my research for now',
  'records-missing': 'The records I need are not here',
  price: 'It costs too much',
  time: 'I don’t have the time',
  'hard-to-use': 'The site is hard to use',
  'another-site': 'I use another site',
  library: 'I use the site at a library',
  other: 'Another reason',
};

export const RETURN_WORDS: Readonly<Record<ReturnAnswer, string>> = { yes: 'Yes', perhaps: 'Perhaps', no: 'No' };

/** `/account/leaving-survey`. */
export const surveyTexts = {
  title: 'Leaving survey',
  intro:
    'Why are you leaving? Your answers help us decide what to improve. Sending them doesn’t change your subscription.',
  privacy: 'Staff read the answers without your name.',
  reasons: 'Why are you leaving?',
  reasonsHint: 'Choose all that apply.',
  mightReturn: 'Might you come back?',
  comment: 'Is there anything else you’d like to tell us?',
  send: 'Send answers',
  notSent: 'Your answers were not sent',
  thanksTitle: 'Thank you',
  thanks: 'We received your answers. You can keep using the free records, and your trees stay yours.',
  toSubscription: 'Your subscription',
  home: 'Back to homepage',
};

/** `/internal/leaving-surveys`. */
export const boardTexts = {
  title: 'Leaving surveys',
  intro: 'What members answered, without their names. Each member counts once, with the last survey they sent.',
  loading: 'Loading surveys',
  failed: 'We could not load the surveys',
  span: 'Show surveys of',
  total: (count: number) => (count === 1 ? '1 survey' : `${count} surveys`),
  none: 'No surveys were sent in this time. They appear here once a member sends one.',
  reasons: 'Reasons',
  reason: 'Reason',
  mightReturn: 'Might they come back?',
  answer: 'Answer',
};
