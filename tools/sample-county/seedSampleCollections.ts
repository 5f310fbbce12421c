import { type ArticleKind, articleTitle } from '#domain/newspapers/core/articleKind.ts';
import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import {
  clipForSite,
  makeSiteCollection,
  publishSiteCollection,
  siteCollections,
} from '#server/modules/clippings/collections/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { SAMPLE_TITLE_ID } from './newspaper/sampleTitle.ts';

/** What each collection shows of the sample newspaper. */
const COLLECTIONS: readonly { name: string; description: string; kinds: readonly ArticleKind[] }[] = [
  {
    name: 'Births, marriages and deaths',
    description:
      'Family notices from the newspaper of the sample county, one from each of its years. Fictional sample data.',
    kinds: ['births', 'marriages', 'deaths'],
  },
  {
    name: 'News of the county',
    description:
      'Reports of accidents, courts and markets from the newspaper of the sample county. Fictional sample data.',
    kinds: ['article'],
  },
];

/** Clippings of each collection, and the fewest words of what is clipped. */
const CLIPPINGS = 6;
const FEWEST_WORDS = 40;

interface SampleArticle {
  id: string;
  headline: string | null;
  kind: ArticleKind;
  date: string;
}

/** Articles of these kinds, one a year, spread over the years of the newspaper. */
const articlesOf = (db: Database, kinds: readonly ArticleKind[]): Promise<SampleArticle[]> =>
  db.rows<SampleArticle>(
    `/* sample.clipped */ WITH one_a_year AS (
       SELECT DISTINCT ON (date_trunc('year', i.date)) a.id, a.headline, a.kind, i.date::text AS date FROM newspaper_article a JOIN newspaper_issue i ON i.id = a.issue_id
       WHERE i.title_id = $1 AND a.kind = ANY($2::text[]) AND a.words >= ${FEWEST_WORDS} AND NOT a.is_removed AND a.hidden_reason IS NULL ORDER BY date_trunc('year', i.date), a.words DESC, a.id)
     SELECT * FROM one_a_year ORDER BY date LIMIT ${CLIPPINGS}`,
    [SAMPLE_TITLE_ID, kinds],
  );

/**
 * Gives a site two collections of its sample newspaper, so that there is something to look at. Does nothing where the
 * site has a collection of its own, or no sample newspaper.
 *
 * @returns how many were made.
 */
export async function seedSampleCollections(db: Database, site: Parameters<typeof clipForSite>[1]): Promise<number> {
  if ((await siteCollections(db)).length > 0) return 0;
  let made = 0;
  for (const { name, description, kinds } of COLLECTIONS) {
    const articles = await articlesOf(db, kinds);
    if (articles.length === 0) continue;
    const id = await makeSiteCollection(db, { name, description, partnerName: null });
    for (const article of articles)
      await clipForSite(db, site, id, {
        source: { articleId: article.id },
        regions: [],
        title: `${articleTitle(article)}, ${issueDateInWords(article.date, 'day')}`,
      });
    await publishSiteCollection(db, id, true);
    made += 1;
  }
  return made;
}
