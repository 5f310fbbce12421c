import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';
import { readSpan } from '#domain/research/questions/coverageInWords.ts';
import type { Confidence, QuestionState } from '#domain/research/questions/questionKinds.ts';
import { LONGEST_LINE } from '#domain/research/questions/questionLimits.ts';
import {
  conclusionProblems,
  lineProblem,
  questionProblem,
  textProblem,
} from '#domain/research/questions/questionRules.ts';
import { evidenceProblems, logProblems, planProblems } from '#domain/research/questions/rowRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { EMPTY_EVIDENCE, EMPTY_LOG, EMPTY_PLAN } from './emptyRows.ts';
import { findTexts, questionFormTexts } from './texts.ts';

/** The question itself. Loaded at the first check, as all of these are (services/forms/validateWith.ts). */
export const questionSchema = ruleSchema(
  { title: '', subject: '', personAddress: '', known: '' },
  ({ title, subject, personAddress, known }) =>
    collectProblems({
      title: questionProblem(title),
      subject: lineProblem(subject),
      personAddress:
        personAddress.trim() === '' || readResearchAddress(personAddress)?.kind === 'PERSON'
          ? null
          : questionFormTexts.badPerson,
      known: textProblem(known),
    }),
);

/** A row of the plan. */
export const planSchema = ruleSchema({ ...EMPTY_PLAN }, (row) => collectProblems(planProblems(row)));
/** A row of the log. */
export const logSchema = ruleSchema({ ...EMPTY_LOG }, (row) => collectProblems(logProblems(row)));
/** A statement. */
export const evidenceSchema = ruleSchema({ ...EMPTY_EVIDENCE }, (row) => collectProblems(evidenceProblems(row)));
/** What a member says about a conflict; nothing deletes it. */
export const wordSchema = ruleSchema({ word: '' }, ({ word }) => collectProblems({ word: textProblem(word) }));

/** A place and years that sources are looked up for. */
export const findSchema = ruleSchema({ place: '', span: '' }, ({ place, span }) =>
  collectProblems({
    place: place.trim() === '' || place.length > LONGEST_LINE ? findTexts.badPlace : null,
    span: readSpan(span) === null ? findTexts.badSpan : null,
  }),
);

/** What the form of a conclusion holds. */
export interface ConclusionValues {
  state: QuestionState;
  /** Empty: not decided. */
  confidence: Confidence | '';
  conclusion: string;
}

/** The conclusion. @param openConflicts - conflicts that have no word yet */
export const conclusionSchema = (openConflicts: number) =>
  ruleSchema<ConclusionValues>({ state: 'OPEN', confidence: '', conclusion: '' }, ({ state, confidence, conclusion }) =>
    collectProblems({
      ...conclusionProblems({ state, conclusion, confidence: confidence === '' ? null : confidence }, openConflicts),
    }),
  );
