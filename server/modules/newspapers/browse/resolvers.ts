import type { GapReason } from '#domain/newspapers/core/coverage.ts';
import { NEWSPAPERS, placeAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { articleParts, isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import {
  accessOfIssues,
  mayRead,
  mayReadIssueOf,
  type NewspaperViewer,
} from '#server/engines/newspapers/issueAccess.ts';
import type {
  MissingReason,
  NewspaperTitle,
  Resolvers,
  ArticleText,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { accessAnswer } from '#server/modules/newspapers/search/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { missingIn, titleDays, yearCounts } from './calendarStore.ts';
import { issuesOfDate } from './dateStore.ts';
import { articlesOfIssue, findIssue, issueCountsOf, issuesOfYear, neighboursOf, pagesOfIssue } from './issueStore.ts';
import { requireTextAllowance } from './textAllowance.ts';
import { heldTitle, heldTitles, type HeldTitle } from './titleStore.ts';

/**
 * The text of an article for a reader, zone by zone in reading order; null when there is none, or none for this reader.
 */
async function readableArticle(db: Database, viewer: NewspaperViewer, id: string): Promise<ArticleText | null> {
  const article = await db.one<{ issueId: string }>(
    `/* newspapers.article */ SELECT issue_id AS "issueId" FROM newspaper_article a WHERE id = $1 AND ${isVisibleArticle('a')}`,
    [id],
  );
  if (!article || !(await mayReadIssueOf(db, viewer, article.issueId))) return null;
  return { id, blocks: (await articleParts(db, id)).map(({ page, lines }) => ({ page, lines })) };
}

/** PostgreSQL has no year 0 and no NUL in a text. */
const YEARS = { first: 1, last: 9998 };
/** Newspapers of one place that are shown with their years; London had some hundreds. */
const MOST_OF_PLACE = 200;
const isAskable = (text: string): boolean => text.length <= 200 && !text.includes('\0');

const REASONS: Readonly<Record<Exclude<GapReason, 'not published'>, MissingReason>> = {
  'not held': 'NOT_HELD',
  damaged: 'DAMAGED',
  'not yet imported': 'NOT_YET_IMPORTED',
  unknown: 'UNKNOWN',
};

const titleOf = (title: HeldTitle, publishesOn: readonly number[]): NewspaperTitle => ({
  ...title,
  publishesOn: [...publishesOn],
});

async function holdingsOf(db: Database, title: HeldTitle) {
  const days = await titleDays(db, title);
  return { title: titleOf(title, days.publishesOn), years: yearCounts(days, await issueCountsOf(db, title.id)) };
}

/** Newspapers, their years and issues: open to everyone, as a catalogue is. Texts and images of pages are not. */
export const newspaperBrowseResolvers: Resolvers = {
  Query: {
    newspaperTitles: async (_root, _arguments, { db }) =>
      (await heldTitles(db)).map((title) => titleOf(title, title.publishesOn ?? [])),

    newspaperHoldings: async (_root, { slug }, { db }) => {
      const title = isAskable(slug) ? await heldTitle(db, { slug }) : null;
      return title && holdingsOf(db, title);
    },

    newspapersOfPlace: async (_root, { county, town }, { db }) => {
      const address = `${NEWSPAPERS}/place/${county}/${town}`;
      const titles = (await heldTitles(db)).filter((title) => placeAddress(title) === address);
      return Promise.all(titles.slice(0, MOST_OF_PLACE).map((title) => holdingsOf(db, title)));
    },

    issuesOfDate: (_root, { date }, { db }) => issuesOfDate(db, date ?? null),

    newspaperCalendar: async (_root, { slug, year }, { db }) => {
      const title = isAskable(slug) && year >= YEARS.first && year <= YEARS.last ? await heldTitle(db, { slug }) : null;
      if (!title) return null;
      const [days, issues, counts] = await Promise.all([
        titleDays(db, title),
        issuesOfYear(db, title.id, year),
        issueCountsOf(db, title.id),
      ]);
      const missing = missingIn(days, year).flatMap(({ date, reason }) =>
        reason === 'not published' ? [] : [{ date, reason: REASONS[reason] }],
      );
      if (issues.length === 0 && missing.length === 0) return null;
      const years = [...counts.keys()];
      return {
        title: titleOf(title, days.publishesOn),
        year,
        issues,
        missing,
        previousYear: years.findLast((each) => each < year) ?? null,
        nextYear: years.find((each) => each > year) ?? null,
      };
    },

    issueOutline: async (_root, { id }, { db, viewer }) => {
      const issue = isAskable(id) ? await findIssue(db, id) : null;
      const title = issue && (await heldTitle(db, { id: issue.titleId }));
      if (!issue || !title) return null;
      const access = (await accessOfIssues(db, [issue.id])).get(issue.id) ?? [];
      const [pages, articles, neighbours] = await Promise.all([
        pagesOfIssue(db, issue.id),
        articlesOfIssue(db, issue.id),
        neighboursOf(db, issue),
      ]);
      return {
        issue,
        title: titleOf(title, title.publishesOn ?? []),
        label: issue.label,
        pages,
        articles,
        ...neighbours,
        access: accessAnswer(access),
        isReadable: await mayRead(db, viewer, access),
      };
    },

    articleText: async (_root, { id }, context) => {
      if (!isAskable(id)) return null;
      await requireTextAllowance(context);
      return readableArticle(context.db, context.viewer, id);
    },
  },
};
