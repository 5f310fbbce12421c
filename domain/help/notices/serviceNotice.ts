import { readMoment } from '#domain/kernel/dates/readMoment.ts';

/** How grave a notice is. */
export const NOTICE_LEVELS = ['INFO', 'PROBLEM', 'OUTAGE'] as const;

/** Parts of the site that a notice may concern. `everything` is all pages. */
export const NOTICE_AREAS = [
  'everything',
  'search',
  'records',
  'newspapers',
  'trees',
  'clippings',
  'research',
  'account',
  'payment',
  'library',
] as const;
/** One of the parts. */
export type NoticeArea = (typeof NOTICE_AREAS)[number];

/** The parts by the first words of their routes' ids (domain/kernel/routes). */
const PREFIXES: Readonly<Record<Exclude<NoticeArea, 'everything'>, readonly string[]>> = {
  search: ['search.', 'ai-search.', 'addresses.', 'maps.', 'house-history.'],
  records: ['records.', 'images.', 'reports.', 'landing.'],
  newspapers: ['newspapers.', 'search-newspapers.'],
  trees: ['tree', 'trees.', 'family-tree.', 'gedcom.', 'stories.', 'explore.', 'shadow-tree.'],
  clippings: ['collections.', 'image-share.'],
  research: ['research.'],
  account: ['account.', 'profile.', 'identity.'],
  payment: ['billing.'],
  library: ['library.', 'error.federator'],
};

/** Longest text of a notice, in characters as people count them. */
export const LONGEST_NOTICE = 500;
/** Days for which a notice stays in the history at the foot of the help. */
export const NOTICE_HISTORY_DAYS = 90;

/** What staff write. Times are ISO 8601, UTC. */
export interface NoticeInput {
  level: string;
  text: string;
  startsAt: string;
  /** Null: until staff end it. */
  endsAt: string | null;
  areas: readonly string[];
}

/** Whether a notice for these parts is shown on the page of a route. */
export const concernsRoute = (areas: readonly string[], routeId: string): boolean =>
  areas.includes('everything') ||
  areas.some((area) =>
    (PREFIXES as Readonly<Record<string, readonly string[]>>)[area]?.some((start) => routeId.startsWith(start)),
  );

/** Whether a notice is in force. `now` is in milliseconds since 1970-01-01 UTC. */
export const isInForce = ({ startsAt, endsAt }: Pick<NoticeInput, 'startsAt' | 'endsAt'>, now: number): boolean =>
  Date.parse(startsAt) <= now && (endsAt === null || Date.parse(endsAt) > now);

/** What is wrong with a notice, by field, in words for staff; empty for nothing. */
export function noticeProblems({
  level,
  text,
  startsAt,
  endsAt,
  areas,
}: NoticeInput): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  const length = [...text.trim()].length;
  if (!(NOTICE_LEVELS as readonly string[]).includes(level))
    problems.push({ field: 'level', message: 'Choose a level.' });
  if (length === 0) problems.push({ field: 'text', message: 'Write what readers should know.' });
  if (length > LONGEST_NOTICE) problems.push({ field: 'text', message: `Use at most ${LONGEST_NOTICE} characters.` });
  if (readMoment(startsAt) === null) problems.push({ field: 'startsAt', message: 'Enter a date and time.' });
  if (endsAt !== null && (readMoment(endsAt) === null || Date.parse(endsAt) <= Date.parse(startsAt)))
    problems.push({ field: 'endsAt', message: 'The end must be after the start.' });
  if (
    areas.length === 0 ||
    areas.length > NOTICE_AREAS.length ||
    areas.some((area) => !(NOTICE_AREAS as readonly string[]).includes(area))
  )
    problems.push({ field: 'areas', message: 'Choose at least one part of the site.' });
  return problems;
}
