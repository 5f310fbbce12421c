import { countSurvey } from '#domain/site/survey/countSurvey.ts';
import { FIRST_SURVEY, type SurveyQuestion, type SurveyVersion } from '#domain/site/survey/siteSurveyQuestions.ts';
import type {
  SiteSurvey,
  SiteSurveyBoard,
  SiteSurveyQuestion,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { createSiteSurveyStore, type StoredSurvey } from './siteSurveyStore.ts';

/** Publications of the survey's questions. */
export function createSurveyVersions({ db }: { db: Pick<Database, 'rows' | 'one'> }) {
  return {
    /** What is asked now. */
    current: async (): Promise<SurveyVersion> =>
      (await db.one<SurveyVersion>(
        '/* surveyVersion.current */ SELECT version, questions FROM site_survey_version ORDER BY version DESC LIMIT 1',
      )) ?? FIRST_SURVEY,

    /** One publication; null when there is none of this number. */
    byNumber: async (version: number): Promise<SurveyVersion | null> =>
      version === FIRST_SURVEY.version
        ? FIRST_SURVEY
        : db.one<SurveyVersion>(
            '/* surveyVersion.byNumber */ SELECT version, questions FROM site_survey_version WHERE version = $1',
            [version],
          ),

    /** Every publication, the current one first, with what was asked before the first. */
    all: async (): Promise<SurveyVersion[]> => [
      ...(await db.rows<SurveyVersion>(
        '/* surveyVersion.all */ SELECT version, questions FROM site_survey_version ORDER BY version DESC',
      )),
      FIRST_SURVEY,
    ],

    /** Publishes the next version. False when another was published meanwhile. */
    publish: async ({ version, questions }: SurveyVersion): Promise<boolean> =>
      (await db.one(
        '/* surveyVersion.publish */ INSERT INTO site_survey_version (version, questions) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING version',
        [version, JSON.stringify(questions)],
      )) !== null,
  };
}

type Kind = SiteSurveyQuestion['kind'];

/** A question as GraphQL answers it. */
const toQuestion = ({ key, kind, words, options, isRequired }: SurveyQuestion): SiteSurveyQuestion => ({
  key,
  kind: kind.toUpperCase() as Kind,
  words,
  options: [...options],
  isRequired,
});

/** Questions that are asked together, as GraphQL answers them. */
export const toSurvey = ({ version, questions }: SurveyVersion): SiteSurvey => ({
  version,
  questions: questions.map(toQuestion),
});

/** Keys of questions that are answered in one's own words, of every publication. */
export const wordedKeys = (versions: readonly SurveyVersion[]): string[] => [
  ...new Set(
    versions.flatMap(({ questions }) => questions.filter(({ kind }) => kind === 'text').map(({ key }) => key)),
  ),
];

/** What was written in one survey: each text with its question, beside what was chosen in the same survey. */
function commentsOf(
  { month, replies }: StoredSurvey,
  questions: ReadonlyMap<string, SurveyQuestion>,
): SiteSurveyBoard['comments'] {
  const given = Object.entries(replies).flatMap(([key, answers]) => {
    const question = questions.get(key);
    return question ? [{ question, answers }] : [];
  });
  const chosen = given.flatMap(({ question: { kind, options }, answers }) =>
    kind === 'text' ? [] : options.filter(({ id }) => answers.includes(id)).map(({ words }) => words),
  );
  return given
    .filter(({ question }) => question.kind === 'text')
    .map(({ question, answers }) => ({ month, question: question.words, comment: answers[0] ?? '', answers: chosen }));
}

/** What readers answered in the last so many months, question by question. */
export async function surveyBoard(db: Database, months: number): Promise<SiteSurveyBoard> {
  const store = createSiteSurveyStore({ db });
  const versions = await createSurveyVersions({ db }).all();
  const worded = wordedKeys(versions);
  await store.forget(worded);
  const [sent, counts, written] = await Promise.all([
    store.sent(months),
    store.counts(months, worded),
    store.worded(months, worded),
  ]);
  const questions = new Map(
    versions.flatMap((version) => version.questions).map((question) => [question.key, question]),
  );
  return {
    total: [...sent.values()].reduce((sum, count) => sum + count, 0),
    current: toSurvey(versions[0] ?? FIRST_SURVEY),
    counts: countSurvey(versions, sent, counts).map(({ question, ...counted }) => ({
      ...counted,
      question: toQuestion(question),
    })),
    comments: written.flatMap((survey) => commentsOf(survey, questions)),
  };
}
