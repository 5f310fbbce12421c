import { opens } from '#domain/billing/core/holdings.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import {
  accessOf,
  mayReadIssue,
  sharingOf,
  type NewspaperAccess,
  type NewspaperReader,
  type NewspaperRule,
} from '#domain/newspapers/core/newspaperAccess.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Who asks, as far as newspapers are concerned. */
export type NewspaperViewer = Pick<Viewer, 'memberId' | 'hasLibraryAccess' | 'holdings'>;

interface IssueRow {
  id: string;
  title_id: string;
  county: string | null;
  date: string;
}

/** Every rule of the site. Operators write a few dozen. */
const rulesOf = (db: Database) =>
  db.rows<NewspaperRule>(
    '/* newspapers.rules */ SELECT title_id AS "titleId", county, from_date AS "fromDate", to_date AS "toDate", access, priority, allows_sharing AS "allowsSharing" FROM access_rule',
  );

/**
 * What the rules say of an issue: the accesses that open it, and whether its pictures may be shared (null: they say
 * nothing).
 */
export interface IssueRights {
  access: readonly NewspaperAccess[];
  allowsSharing: boolean | null;
}

/** What the rules say of each of these issues, by its id; issues that are not here are left out. */
export async function rightsOfIssues(
  db: Database,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, IssueRights>> {
  const issues = await db.rows<IssueRow>(
    '/* newspapers.judged */ SELECT i.id, i.title_id, t.county, i.date FROM open_issue i JOIN newspaper_title t ON t.id = i.title_id WHERE i.id = ANY($1::text[])',
    [issueIds],
  );
  const rules = issues.length === 0 ? [] : await rulesOf(db);
  return new Map(
    issues.map(({ id, title_id: titleId, county, date }) => [
      id,
      {
        access: accessOf(rules, { titleId, county, date }),
        allowsSharing: sharingOf(rules, { titleId, county, date }),
      },
    ]),
  );
}

/**
 * How many pages only a subscription opens, and of how many newspapers: what everyone or every member may read as well
 * is not counted. Issues of a title between two dates at which any rule starts or ends are judged once, by the first of
 * them.
 */
export async function pagesForSubscribers(db: Database): Promise<{ pages: number; titles: number }> {
  const rules = await rulesOf(db);
  if (!rules.some(({ access }) => access === 'subscribers')) return { pages: 0, titles: 0 };
  const spans = await db.rows<{ titleId: string; county: string | null; date: string; pages: number }>(
    `/* newspapers.spans */ WITH bounds AS (
       SELECT coalesce(array_agg(DISTINCT day ORDER BY day), '{}') AS days FROM (SELECT from_date FROM access_rule UNION ALL SELECT to_date + 1 FROM access_rule) AS edge (day) WHERE day IS NOT NULL)
     SELECT i.title_id AS "titleId", t.county, min(i.date)::text AS date, sum(i.pages)::int AS pages
     FROM open_issue i JOIN newspaper_title t ON t.id = i.title_id CROSS JOIN bounds
     GROUP BY i.title_id, t.county, CASE WHEN bounds.days = '{}' THEN 0 ELSE width_bucket(i.date, bounds.days) END`,
  );
  const closed = spans.filter((span) => {
    const access = accessOf(rules, span);
    return access.includes('subscribers') && !access.includes('free') && !access.includes('members');
  });
  return {
    pages: closed.reduce((sum, { pages }) => sum + pages, 0),
    titles: new Set(closed.map(({ titleId }) => titleId)).size,
  };
}

/** The accesses that open each of these issues, by its id; issues that are not here are left out. */
export const accessOfIssues = async (
  db: Database,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, readonly NewspaperAccess[]>> =>
  new Map([...(await rightsOfIssues(db, issueIds))].map(([id, { access }]) => [id, access]));

/** What of a viewer the rules ask for; the database is asked only for what these accesses need. */
async function readerOf(
  db: Database,
  { memberId, hasLibraryAccess, holdings }: NewspaperViewer,
  access: readonly NewspaperAccess[],
): Promise<NewspaperReader> {
  if (memberId === null) return { memberId, hasSubscription: false, institutions: [] };
  const asksInstitution = hasLibraryAccess === true && access.some((kind) => kind.startsWith('institution:'));
  const institutions = asksInstitution
    ? await db.rows<{ id: string }>(
        '/* newspapers.institutions */ SELECT i.id FROM library_patron p JOIN institution i ON i.id = p.institution_id WHERE p.member_id = $1 AND i.is_allowed',
        [memberId],
      )
    : [];
  return {
    memberId,
    hasSubscription: opens({ holdings }, 'newspapers'),
    institutions: institutions.map(({ id }) => id),
  };
}

/** Whether a viewer may read what these accesses open: the text of an issue, and the images of its pages. */
export async function mayRead(
  db: Database,
  viewer: NewspaperViewer,
  access: readonly NewspaperAccess[],
): Promise<boolean> {
  return mayReadIssue(access, await readerOf(db, viewer, access));
}

/** Whether a viewer may read an issue; one that is not here is read by no one. */
export async function mayReadIssueOf(db: Database, viewer: NewspaperViewer, issueId: string): Promise<boolean> {
  const access = (await accessOfIssues(db, [issueId])).get(issueId);
  return access !== undefined && (await mayRead(db, viewer, access));
}

/** The issues that a viewer may read, of those whose accesses are given: asked of the database once for all of them. */
export async function readableIssues(
  db: Database,
  viewer: NewspaperViewer,
  accesses: ReadonlyMap<string, readonly NewspaperAccess[]>,
): Promise<ReadonlySet<string>> {
  const reader = await readerOf(db, viewer, [...accesses.values()].flat());
  return new Set([...accesses].filter(([, access]) => mayReadIssue(access, reader)).map(([id]) => id));
}
