import { dayOfYear } from '#domain/newspapers/core/coverage.ts';
import { titleIdOf, titleSlug } from '#domain/newspapers/core/newspaperIds.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { TitleDraft } from './IssueDraft.ts';

const ARTICLE = /^(?:the|an?|y|yr)\s+/iu;

/** The name of a paper as readers see it: without the full stop that printed titles end with. */
const shownName = (name: string): string => name.replace(/\s+/gu, ' ').trim().replace(/\.$/u, '');

/**
 * Adds a title that is not known yet; one that is stays as it is, since operators may have corrected it.
 * @returns its id.
 */
export async function keepTitle(db: Database, draft: TitleDraft, gazetteer: Gazetteer): Promise<string> {
  const id = titleIdOf(draft);
  if (await db.one('/* newspapers.knownTitle */ SELECT 1 AS one FROM newspaper_title WHERE id = $1', [id])) return id;
  const name = shownName(draft.name);
  const place = draft.placeName === null ? null : gazetteer.resolve(draft.placeName);
  const slug = titleSlug(name);
  const isTaken = await db.one('/* newspapers.slugTaken */ SELECT 1 AS one FROM newspaper_title WHERE slug = $1', [
    slug,
  ]);
  await db.rows(
    `/* newspapers.addTitle */ INSERT INTO newspaper_title (id, slug, name, sort_key, place_id, place_name, county, country, language, source_note)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING`,
    [
      id,
      isTaken ? `${slug}-${id.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}` : slug,
      name,
      name.toLowerCase().replace(ARTICLE, ''),
      place?.id ?? null,
      draft.placeName,
      place?.county ?? null,
      place?.country ?? null,
      draft.language,
      draft.sourceNote,
    ],
  );
  return id;
}

/** Notes that a title has an issue of a date. */
export async function saveIssueDay(tx: Database, titleId: string, date: string): Promise<void> {
  await tx.rows(
    `/* newspapers.noteDay */ INSERT INTO issue_day (title_id, year, days) VALUES ($1, $2, set_bit(repeat('0', 366)::bit(366), $3, 1))
     ON CONFLICT (title_id, year) DO UPDATE SET days = issue_day.days | excluded.days`,
    [titleId, Number(date.slice(0, 4)), dayOfYear(date)],
  );
  await tx.rows(
    `/* newspapers.span */ UPDATE newspaper_title SET first_issue = least(first_issue, $2), last_issue = greatest(last_issue, $2) WHERE id = $1`,
    [titleId, date],
  );
}
