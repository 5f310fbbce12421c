import { CONTENT_STATE } from '#domain/clippings/annotations/annotationAddresses.ts';
import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import { NEWSPAPERS, placeAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { readReaderAddress } from '#domain/newspapers/core/readerAddress.ts';
import { isContentKey } from '#domain/site/content/contentKinds.ts';
import { routeContent } from '#domain/site/content/routeContent.ts';
import { readCensus1911Address, recordIdOfGuid } from '#domain/site/landing/census1911Address.ts';
import { readNameRange } from '#domain/site/landing/nameRange.ts';
import { regionKey } from '#domain/site/landing/regionKey.ts';
import { regionOf } from '#domain/site/landing/regionTree.ts';
import { readChartRef } from '#domain/trees/chart/chartAddress.ts';
import { isPageOpen } from '#server/engines/search/records/closures.ts';
import { SET_ID } from '#server/engines/search/records/setNames.ts';
import { type HelpTexts, isHelpFound } from '#server/modules/help/articles/index.ts';
import { hasOwner } from '#server/modules/staff/set-up/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The viewer of images at an issue of a newspaper: what its address names is found elsewhere. */
const READER = 'images.viewer of an issue';
/** The same at a place that another viewer hands over: its page says where it leads. */
const HANDED_OVER = 'images.viewer of a content state';
/** The same at a page that no record leads to. */
const ALONE = 'images.viewer of a page';

function contentKeyOf({ route: { id } }: RouteMatch, search: string): string {
  const query = new URLSearchParams(search);
  if (id !== 'images.viewer') return id;
  if (query.has('issue')) return READER;
  if (query.has('id')) return id;
  if (query.has(CONTENT_STATE)) return HANDED_OVER;
  return query.has('page') ? ALONE : id;
}

/** A record under its id, or under one that leads to it. */
const RECORD =
  'SELECT 1 AS one FROM record_live WHERE id = $1 OR id = (SELECT new_id FROM record_moved WHERE old_id = $1)';

/** The day that closing dates are compared with. */
const TODAY = "(now() AT TIME ZONE 'UTC')";

/** A published set under any of its names. */
const SET = `SELECT 1 AS one FROM record_set WHERE id = ${SET_ID} AND live_generation IS NOT NULL`;

/**
 * By route: whether what the address names exists. Closed records do: their page says they are closed, without a name.
 */
const CONTENT: Readonly<Record<string, { sql: string; nameOf: (match: RouteMatch, search: string) => string | null }>> =
  {
    'records.transcript': {
      sql: `/* documents.record */ ${RECORD}`,
      nameOf: (_match, search) => new URLSearchParams(search).get('id'),
    },
    'images.viewer': {
      sql: `/* documents.imageRecord */ ${RECORD}`,
      nameOf: (_match, search) => new URLSearchParams(search).get('id'),
    },
    [READER]: {
      sql: '/* documents.readIssue */ SELECT 1 AS one FROM open_issue WHERE id = $1 OR id = (SELECT issue_id FROM newspaper_alias WHERE alias = $1)',
      nameOf: (_match, search) => {
        const { id } = readReaderAddress(search);
        return parseNewspaperId(id)?.issueId ?? id;
      },
    },
    [ALONE]: {
      sql: `/* documents.page */ SELECT 1 AS one FROM page_image p JOIN image_book b ON b.id = p.book_id JOIN record_set s ON s.id = b.record_set_id AND s.live_generation IS NOT NULL
        WHERE p.id = $1 AND ${isPageOpen('p', 'b', 's', TODAY)}`,
      nameOf: (_match, search) => new URLSearchParams(search).get('page'),
    },
    'records.book': {
      sql: `/* documents.book */ SELECT 1 AS one FROM image_book b JOIN record_set s ON s.id = b.record_set_id AND s.live_generation IS NOT NULL WHERE 'b-' || b.id = $1
        AND EXISTS (SELECT FROM page_image p WHERE p.book_id = b.id AND ${isPageOpen('p', 'b', 's', TODAY)})`,
      nameOf: ({ params }) => params.bookId ?? null,
    },
    'records.set': {
      sql: `/* documents.recordSet */ ${SET}`,
      nameOf: ({ params }) => params.recordSetId ?? null,
    },
    'newspapers.title': {
      sql: '/* documents.newspaper */ SELECT 1 AS one FROM newspaper_title JOIN open_issue ON title_id = newspaper_title.id WHERE slug = $1 LIMIT 1',
      nameOf: ({ params }) => params.slug ?? null,
    },
    'newspapers.year': {
      sql: '/* documents.newspaperOfYear */ SELECT 1 AS one FROM newspaper_title JOIN open_issue ON title_id = newspaper_title.id WHERE slug = $1 LIMIT 1',
      nameOf: ({ params }) => (/^\d{4}$/u.test(params.year ?? '') ? (params.slug ?? null) : null),
    },
    'newspapers.issue': {
      sql: '/* documents.newspaperIssue */ SELECT 1 AS one FROM open_issue WHERE id = $1 OR id = (SELECT issue_id FROM newspaper_alias WHERE alias = $1)',
      nameOf: ({ params }) => params['*'] ?? null,
    },
    // A private one answers as one that is not there, or its status would give it away.
    'collections.collection': {
      sql: '/* documents.collection */ SELECT 1 AS one FROM collection WHERE id = $1 AND is_public AND removed_at IS NULL',
      nameOf: ({ params }) => params.id ?? null,
    },
    'collections.invitation': {
      sql: "/* documents.collectionInvitation */ SELECT 1 AS one FROM collection_invitation WHERE token_hash = sha256(convert_to($1, 'UTF8')) AND (accepted_at IS NOT NULL OR expires_at > now())",
      nameOf: ({ params }) => params.token ?? null,
    },
    'research.invitation': {
      sql: "/* documents.folderInvitation */ SELECT 1 AS one FROM research_folder_invitation WHERE token_hash = sha256(convert_to($1, 'UTF8')) AND (accepted_at IS NOT NULL OR expires_at > now())",
      nameOf: ({ params }) => params.token ?? null,
    },
    'image-share.clipping': {
      sql: '/* documents.sharedClipping */ SELECT 1 AS one FROM clipping WHERE share_id = $1 AND removed_at IS NULL',
      nameOf: ({ params }) => params.shareId ?? null,
    },
    'landing.census-1911-record': {
      sql: `/* documents.record1911 */ ${RECORD}`,
      nameOf: ({ params: { idLevel1 = '', idLevel2 = '', idLevel3AndGuid = '' } }) =>
        recordIdOfGuid(readCensus1911Address({ idLevel1, idLevel2, idLevel3AndGuid })?.guid ?? ''),
    },
    'landing.free-record-set': {
      sql: `/* documents.freeRecordSet */ ${SET}`,
      nameOf: ({ params }) => params.recordSet ?? null,
    },
  };

/**
 * Pages of what may be the reader's own: to whom it is open is said by the page, since a document's reader is not known
 * yet. Only visitors may have what is public alone.
 */
const MAY_BE_THEIRS: ReadonlySet<string> = new Set(['collections.collection']);

const namesTree = ({ rootsfinderId = '' }: RouteMatch['params']): boolean =>
  readChartRef(rootsfinderId).kind !== 'missing';

/** By route: whether an address names something at all, from the address alone. */
const NAMES: Readonly<Record<string, (params: RouteMatch['params']) => boolean>> = {
  'landing.region': (params) => (regionOf(regionKey(params))?.level ?? 'all') !== 'all',
  'tree.chart': namesTree,
  'tree.within': namesTree,
  'tree.public': namesTree,
  'landing.census-1911-names': ({ letterRange = '' }) => readNameRange(letterRange) !== null,
};

/** Whether a newspaper was published in the place that an address names. */
async function hasNewspapers(db: Database, pathname: string): Promise<boolean> {
  const places = await db.rows<Parameters<typeof placeAddress>[0]>(
    '/* documents.newspaperPlaces */ SELECT DISTINCT place_name AS "placeName", county FROM newspaper_title JOIN open_issue ON title_id = newspaper_title.id',
  );
  return places.some((place) => placeAddress(place) === pathname);
}

// Longer than any id, and NUL is no text to PostgreSQL.
const NO_ID = /^.{300,}$|\0/su;

/**
 * Judges whether a document of a page that shows one record or one set answers 404, so that crawlers and link previews
 * do not keep addresses that lead nowhere. While the database cannot say, the page is served and says itself.
 * What is private answers as what is not there: 404 to visitors, 200 to readers with a marked session.
 */
export const createIsContentFound =
  (db: Database, texts: HelpTexts) =>
  async (match: RouteMatch, search: string, isVisitor: boolean): Promise<boolean> => {
    if (NAMES[match.route.id]?.(match.params) === false) return false;
    if (match.route.id === 'staff.set-up')
      return hasOwner(db).then(
        (isOwned) => !isOwned,
        () => true,
      );
    if (match.route.id.startsWith('help.')) return isHelpFound(texts, match).catch(() => true);
    const text = routeContent(match);
    if (text)
      return (
        isContentKey(text.key) &&
        texts.document(text.kind, text.key).then(
          (document) => document !== null,
          () => true,
        )
      );
    if (match.route.id === 'newspapers.place')
      return hasNewspapers(db, `${NEWSPAPERS}/place/${match.params.county}/${match.params.town}`).catch(() => true);
    const content = CONTENT[contentKeyOf(match, search)];
    if (!content) return true;
    const name = content.nameOf(match, search);
    if (name === null || NO_ID.test(name)) return false;
    if (!isVisitor && MAY_BE_THEIRS.has(match.route.id)) return true;
    return db.one(content.sql, [name]).then(
      (row) => row !== null,
      () => true,
    );
  };
