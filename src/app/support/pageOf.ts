import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import type { RecordedPage } from '#domain/staff/support/supportFile.ts';

const COMPANIONS = [
  '',
  '_variants',
  '_soundsalike',
  '_uncertain',
  '_unread',
  '_without',
  '_proximity',
  '_unlocated',
  '_offset',
];
/** Parameters that pages of this site know, besides the fields of the search. */
const KNOWN = [
  'id',
  'to',
  'page',
  'order',
  'direction',
  'action',
  'sid',
  'mode',
  'interaction',
  'nextpage',
  'event_location',
  'registrationroute',
  'prompt',
  'error',
  'code',
  'ismobileapp',
  'source',
  'forceerror',
  'category',
  'tab',
];
const NAMES = new Set([...KNOWN, ...FIELDS.flatMap(({ urlId }) => COMPANIONS.map((companion) => urlId + companion))]);

/** The reportable form of a page at an address: the route's pattern and which known parameters the query has. */
export function pageOf({ pathname, search }: { pathname: string; search: string }): RecordedPage {
  return allowedPage({
    pattern: matchRoute(pathname)?.route.pattern ?? null,
    query: [...new URLSearchParams(search).keys()],
  });
}

/** A recorded page with the parameters of its query that are known. */
export const allowedPage = ({ pattern, query }: RecordedPage): RecordedPage => ({
  pattern,
  query: [...new Set(query.filter((name) => NAMES.has(name.toLowerCase())))],
});
