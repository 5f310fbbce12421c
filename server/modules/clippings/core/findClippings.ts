import type { Database } from '#server/platform/db/database.ts';

import { CLIPPING_COLUMNS, type StoredClipping } from './clippingRow.ts';
import { judgeClippings } from './judgeClippings.ts';
import type { ClippingViewer } from './lookAtImages.ts';
import { wordQuery } from './wordQuery.ts';

/** Most clippings of public collections that one search looks at, the newest first. */
const MOST_PUBLIC = 2_000;

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
  const rows = await db.rows<StoredClipping>(`/* clippings.byIds */ SELECT ${CLIPPING_COLUMNS} FROM clipping c WHERE c.id = ANY($1::text[])`, [ids]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** A member's own clippings, the newest first. Words of a source find a clipping only while its maker may read them. */
export async function ownClippings(db: Database, viewer: ClippingViewer, { words, tag, collectionId, isRemoved }: ClippingFilter, { offset, first }: Slice): Promise<{ clippings: StoredClipping[]; total: number }> {
  const query = wordQuery(words);
  if (words.trim() !== '' && query === null) return { clippings: [], total: 0 };
  const matches = await db.rows<Match>(
    `/* clippings.own */ SELECT c.id, ($2::text IS NULL OR c.own_words @@ to_tsquery('simple', $2)) AS "isOwn" FROM clipping c
     WHERE c.member_id = $1 AND ($5 AND c.removed_at > now() - interval '30 days' OR NOT $5 AND c.removed_at IS NULL)
       AND ($2::text IS NULL OR c.own_words @@ to_tsquery('simple', $2) OR c.source_words @@ to_tsquery('simple', $2))
       AND ($3::text IS NULL OR c.tags @> ARRAY[$3::text])
       AND ($4::text IS NULL OR EXISTS (SELECT FROM collection_item i WHERE i.clipping_id = c.id AND i.collection_id = $4)) ${ORDER}`,
    [viewer.memberId, query, tag, collectionId, isRemoved],
  );
  const bySource = await byIds(db, matches.flatMap(({ id, isOwn }) => (isOwn ? [] : [id])));
  const readable = new Set((await judgeClippings(db, viewer, bySource)).filter(({ standing }) => standing === 'OPEN').map(({ clipping }) => clipping.id));
  const shown = matches.filter(({ id, isOwn }) => isOwn || readable.has(id)).map(({ id }) => id);
  return { clippings: await byIds(db, shown.slice(offset, offset + first)), total: shown.length };
}

/** Clippings of public collections by words of their titles, and of their sources as far as this reader may read them. Notes and tags are their makers' own. */
export async function publicClippings(db: Database, viewer: ClippingViewer, words: string, { offset, first }: Slice): Promise<{ clippings: StoredClipping[]; total: number }> {
  const query = wordQuery(words);
  if (query === null) return { clippings: [], total: 0 };
  const matches = await db.rows<Match>(
    `/* clippings.public */ SELECT c.id, to_tsvector('simple', c.title) @@ to_tsquery('simple', $1) AS "isOwn" FROM clipping c
     WHERE c.removed_at IS NULL AND (c.own_words @@ to_tsquery('simple', $1) AND to_tsvector('simple', c.title) @@ to_tsquery('simple', $1) OR c.source_words @@ to_tsquery('simple', $1))
       AND EXISTS (SELECT FROM collection_item i JOIN collection k ON k.id = i.collection_id WHERE i.clipping_id = c.id AND k.is_public AND k.removed_at IS NULL)
     ${ORDER} LIMIT ${MOST_PUBLIC}`,
    [query],
  );
  const byTitle = new Set(matches.filter(({ isOwn }) => isOwn).map(({ id }) => id));
  const judged = await judgeClippings(db, viewer, await byIds(db, matches.map(({ id }) => id)));
  const shown = judged.filter(({ clipping, standing, isWithdrawn }) => standing === 'OPEN' || (byTitle.has(clipping.id) && !isWithdrawn)).map(({ clipping }) => clipping);
  return { clippings: shown.slice(offset, offset + first), total: shown.length };
}

/** Every tag of a member's clippings, the most used first. */
export const tagsOf = (db: Database, memberId: number): Promise<{ tag: string; count: number }[]> =>
  db.rows('/* clippings.tags */ SELECT tag, count(*)::int AS count FROM clipping c, unnest(c.tags) AS tag WHERE c.member_id = $1 AND c.removed_at IS NULL GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 500', [memberId]);
