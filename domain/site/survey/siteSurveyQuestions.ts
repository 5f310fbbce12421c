/** How a question is answered: with one of its answers, with several of them, or in one's own words. */
export const SURVEY_KINDS = ['one', 'several', 'text'] as const;

export type SurveyKind = (typeof SURVEY_KINDS)[number];

/** An answer that can be chosen. */
export interface SurveyOption {
  /** Stored by this name, within its question. */
  id: string;
  words: string;
}

/** One question of the survey of the site. */
export interface SurveyQuestion {
  /** Answers are counted by it. A key is never given to another wording, kind or list of answers (planSurvey.ts). */
  key: string;
  kind: SurveyKind;
  words: string;
  /** Empty for one's own words. */
  options: readonly SurveyOption[];
  isRequired: boolean;
}

/** The questions that were asked together, from one publication to the next. */
export interface SurveyVersion {
  /** 0: what a site asks until its staff publish questions. */
  version: number;
  questions: readonly SurveyQuestion[];
}

/** Whether a text names a kind of question. */
export const isSurveyKind = (text: string): text is SurveyKind => (SURVEY_KINDS as readonly string[]).includes(text);

const chosen = (words: Readonly<Record<string, string>>): SurveyOption[] =>
  Object.entries(words).map(([id, text]) => ({ id, words: text }));

/** What a site asks until its staff publish questions of their own. */
export const FIRST_SURVEY: SurveyVersion = {
  version: 0,
  questions: [
    {
      key: 'ease',
      kind: 'one',
      words: 'How easy was it to use the site today?',
      isRequired: true,
      options: chosen({
        'very-easy': 'Very easy',
        easy: 'Easy',
        neither: 'Neither easy nor hard',
        hard: 'Hard',
        'very-hard': 'Very hard',
      }),
    },
    {
      key: 'found',
      kind: 'one',
      words: 'Did you find what you came for?',
      isRequired: false,
      options: chosen({ yes: 'Yes', partly: 'Partly', no: 'No', looking: 'I’m still looking' }),
    },
    { key: 'comment', kind: 'text', words: 'What should we improve?', isRequired: false, options: [] },
  ],
};
