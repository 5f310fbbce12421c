import { setImmediate as letOthersRun } from 'node:timers/promises';

import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import type { Database } from '#server/platform/db/database.ts';
import { plainSignsSql } from '#server/platform/db/foldSql.ts';

import { type JudgedClipping, checkClippings } from './checkClippings.ts';
import { CLIPPING_COLUMNS, type StoredClipping } from './clippingRow.ts';
import type { ClippingViewer } from './findImages.ts';
import { wordQuery } from './wordQuery.ts';

/** Most clippings of public collections that one search looks at, the newest first. */
const MOST_PUBLIC = 2_000;
/** Rectangles of them: a clipping may have one, or twenty on as many pages. */
const MOST_RECTANGLES = 4_000;
/** Clippings that are read and judged before others have their turn. */
const JUDGED_AT_ONCE = 250;

/** Which of a member's own clippings are asked for. */
export interface ClippingFilter {
  words: string;
  tag: string | null;
  collectionId: string | null;
  isRemoved: boolean;
}

/** A part of a list, from 0. */
export interface Slice {
  offset: number;
  first: number;
}

interface Match {
  id: string;
  /** The words are the maker's own, of the title, the note or a tag. */
  isOwn: boolean;
}

const ORDER = 'ORDER BY c.made_at DESC, c.id';

const byIds = async (db: Database, ids: readonly string[]): Promise<StoredClipping[]> => {
  const rows = await db.rows<StoredClipping>(
    `/* clippings.byIds */ SELECT ${CLIPPING_COLUMNS} FROM clipping c WHERE c.id = ANY($1::text[])`,
    [ids],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/**
 * Of these clippings those that are to be found as they are judged for this reader now, as far as `most` rectangles go.
 */
async function findable(
  db: Database,
  viewer: ClippingViewer,
  ids: readonly string[],
  isFound: (judged: JudgedClipping) => boolean,
  most = Infinity,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let rectangles = 0;
  for (let from = 0; from < ids.length && rectangles <= most; from += JUDGED_AT_ONCE) {
    const clippings = await byIds(db, ids.slice(from, from + JUDGED_AT_ONCE));
    for (const judged of await checkClippings(db, viewer, clippings))
      if (isFound(judged)) found.add(judged.clipping.id);
    rectangles += clippings.reduce((sum, { regions }) => sum + regions.length, 0);
    await letOthersRun();
  }
  return found;
}

/**
 * Whether the words of its source find a clipping. They are those of the day it was made: where a part was closed
 * since, they may be the closed ones.
 */
const isFoundBySource = ({ standing, isPartlyCovered }: JudgedClipping): boolean =>
  standing === 'OPEN' && !isPartlyCovered;

/**
 * Ids of a member's own clippings, the newest first. Words of a source find a clipping only while its maker may read
 * them.
 */
export async function ownClippingIds(
  db: Database,
  viewer: ClippingViewer,
  { words, tag, collectionId, isRemoved }: ClippingFilter,
): Promise<string[]> {
  const query = wordQuery(words);
  // NUL is no text to PostgreSQL.
  if ((words.trim() !== '' && query === null) || tag?.includes('\0') || collectionId?.includes('\0')) return [];
  const matches = await db.rows<Match>(
    `/* clippings.own */ SELECT c.id, ($2::text IS NULL OR c.own_words @@ to_tsquery('simple', $2)) AS "isOwn" FROM clipping c
     WHERE c.member_id = $1 AND ($5 AND c.removed_at > now() - make_interval(days => ${UNDO_DAYS}) OR NOT $5 AND c.removed_at IS NULL)
       AND ($2::text IS NULL OR c.own_words @@ to_tsquery('simple', $2) OR c.source_words @@ to_tsquery('simple', $2))
       AND ($3::text IS NULL OR c.tags @> ARRAY[$3::text])
       AND ($4::text IS NULL OR EXISTS (SELECT FROM collection_item i WHERE i.clipping_id = c.id AND i.collection_id = $4)) ${ORDER}`,
    [viewer.memberId, query, tag, collectionId, isRemoved],
  );
  // A text of their own is what they wrote themselves.
  const readable = await findable(
    db,
    viewer,
    matches.flatMap(({ id, isOwn }) => (isOwn ? [] : [id])),
    (judged) => isFoundBySource(judged) || (judged.standing === 'OPEN' && judged.clipping.text !== null),
  );
  return matches.filter(({ id, isOwn }) => isOwn || readable.has(id)).map(({ id }) => id);
}

/** A part of them, and how many there are. */
export async function ownClippings(
  db: Database,
  viewer: ClippingViewer,
  filter: ClippingFilter,
  { offset, first }: Slice,
): Promise<{ clippings: StoredClipping[]; total: number }> {
  const ids = await ownClippingIds(db, viewer, filter);
  return { clippings: await byIds(db, ids.slice(offset, offset + first)), total: ids.length };
}

/**
 * Clippings of public collections by words of their titles, and of their sources as far as this reader may read them.
 * Notes and tags are their makers' own.
 */
export async function publicClippings(
  db: Database,
  viewer: ClippingViewer,
  words: string,
  { offset, first }: Slice,
): Promise<{ clippings: StoredClipping[]; total: number }> {
  const query = wordQuery(words);
  if (query === null) return { clippings: [], total: 0 };
  const matches = await db.rows<Match>(
    `/* clippings.public */ SELECT c.id, to_tsvector('simple', ${plainSignsSql('c.title')}) @@ to_tsquery('simple', $1) AS "isOwn" FROM clipping c
     WHERE c.removed_at IS NULL AND (c.own_words @@ to_tsquery('simple', $1) AND to_tsvector('simple', ${plainSignsSql('c.title')}) @@ to_tsquery('simple', $1) OR c.source_words @@ to_tsquery('simple', $1))
       AND EXISTS (SELECT FROM collection_item i JOIN collection k ON k.id = i.collection_id WHERE i.clipping_id = c.id AND k.is_public AND k.removed_at IS NULL)
     ${ORDER} LIMIT ${MOST_PUBLIC}`,
    [query],
  );
  const byTitle = new Set(matches.filter(({ isOwn }) => isOwn).map(({ id }) => id));
  const ids = matches.map(({ id }) => id);
  const found = await findable(
    db,
    viewer,
    ids,
    (judged) => isFoundBySource(judged) || (byTitle.has(judged.clipping.id) && !judged.isWithdrawn),
    MOST_RECTANGLES,
  );
  const shown = ids.filter((id) => found.has(id));
  return { clippings: await byIds(db, shown.slice(offset, offset + first)), total: shown.length };
}

/** Every tag of a member's clippings, the most used first. */
export const tagsOf = (db: Database, memberId: number): Promise<{ tag: string; count: number }[]> =>
  db.rows(
    '/* clippings.tags */ SELECT tag, count(*)::int AS count FROM clipping c, unnest(c.tags) AS tag WHERE c.member_id = $1 AND c.removed_at IS NULL GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 500',
    [memberId],
  );
