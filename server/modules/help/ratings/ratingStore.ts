import { type Rating, RATING_WORDS_DAYS } from '#domain/help/ratings/ratingRules.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How one version of an article is rated. */
export interface StoredRating {
  articleId: number;
  version: string;
  yes: number;
  no: number;
  /** By reason. */
  reasons: Record<string, number>;
  words: string[];
}

/** Words shown of one article. */
const MOST_WORDS = 10;

/** Keeps a rating. `words` are for 90 days. */
export async function keepRating(
  db: Database,
  articleId: number,
  version: string,
  { isHelpful, reason, words }: Rating,
): Promise<void> {
  await db.rows(
    '/* helpRatings.keep */ INSERT INTO help_rating (article_id, version, is_helpful, reason, words) VALUES ($1, $2, $3, $4, $5)',
    [articleId, version, isHelpful, reason, words],
  );
}

/** Deletes words that are too old; the counts stay. */
export async function forgetRatingWords(db: Database): Promise<void> {
  await db.rows(
    "/* helpRatings.forget */ UPDATE help_rating SET words = '' WHERE words <> '' AND rated_on < current_date - $1::int",
    [RATING_WORDS_DAYS],
  );
}

/** All ratings, the articles that helped least first. */
export async function ratingsOf(db: Database): Promise<StoredRating[]> {
  const rows = await db.rows<Omit<StoredRating, 'reasons'> & { reasons: string[] | null }>(
    `/* helpRatings.all */ SELECT article_id AS "articleId", version, count(*) FILTER (WHERE is_helpful)::int AS yes, count(*) FILTER (WHERE NOT is_helpful)::int AS no,
       array_agg(reason) FILTER (WHERE reason IS NOT NULL) AS reasons,
       coalesce((array_agg(words ORDER BY id DESC) FILTER (WHERE words <> ''))[1:$1], '{}') AS words
     FROM help_rating GROUP BY article_id, version
     ORDER BY count(*) FILTER (WHERE NOT is_helpful)::float / count(*) DESC, count(*) DESC LIMIT 500`,
    [MOST_WORDS],
  );
  return rows.map(({ reasons, ...row }) => ({
    ...row,
    reasons: (reasons ?? []).reduce<Record<string, number>>(
      (counts, reason) => ({ ...counts, [reason]: (counts[reason] ?? 0) + 1 }),
      {},
    ),
  }));
}
