import { dayOfYear } from '#domain/newspapers/core/coverage.ts';
import { titleIdOf, titleSlug } from '#domain/newspapers/core/newspaperIds.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { lockChanges } from '#server/engines/newspapers/newspaperLocks.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import type { TitleDraft } from './IssueDraft.ts';

const ARTICLE = /^(?:the|an?|y|yr)\s+/iu;

/** The name of a paper as readers see it: without the full stop that printed titles end with. */
const shownName = (name: string): string => name.replace(/\s+/gu, ' ').trim().replace(/\.$/u, '');

/** The place of publication, as the gazetteer has it. */
function placeOf(placeName: string | null, gazetteer: Gazetteer) {
  const place = placeName === null ? null : gazetteer.resolve(placeName);
  return { placeId: place?.id ?? null, county: place?.county ?? null, country: place?.country ?? null };
}

const sortKeyOf = (name: string): string => name.toLowerCase().replace(ARTICLE, '');

/** @returns whether it was added: false where there is one of this id */
async function addTitle(
  db: Pick<Database, 'one'>,
  id: string,
  { placeName, language, sourceNote, ...draft }: TitleDraft & { county?: string | null },
  gazetteer: Gazetteer,
): Promise<boolean> {
  const name = shownName(draft.name);
  const place = placeOf(placeName, gazetteer);
  const slug = titleSlug(name);
  const isTaken = await db.one('/* newspapers.slugTaken */ SELECT 1 AS one FROM newspaper_title WHERE slug = $1', [
    slug,
  ]);
  const added = await db.one(
    `/* newspapers.addTitle */ INSERT INTO newspaper_title (id, slug, name, sort_key, place_id, place_name, county, country, language, source_note)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING 1 AS one`,
    [
      id,
      isTaken ? `${slug}-${id.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}` : slug,
      name,
      sortKeyOf(name),
      place.placeId,
      placeName,
      draft.county ?? place.county,
      place.country,
      language,
      sourceNote,
    ],
  );
  return added !== null;
}

/**
 * Adds a title that is not known yet; one that is stays as it is, since operators may have corrected it.
 * @returns its id.
 */
export async function keepTitle(db: Database, draft: TitleDraft, gazetteer: Gazetteer): Promise<string> {
  const id = draft.id ?? titleIdOf(draft);
  if (await db.one('/* newspapers.knownTitle */ SELECT 1 AS one FROM newspaper_title WHERE id = $1', [id])) return id;
  await addTitle(db, id, draft, gazetteer);
  return id;
}

/** What staff say of a title. */
interface TitleWords {
  name: string;
  placeName: string | null;
  county: string | null;
}

/** The county of a title: as staff say it, else that of its place. */
export const countyOf = ({ placeName, county }: Omit<TitleWords, 'name'>, gazetteer: Gazetteer): string | null =>
  county ?? placeOf(placeName, gazetteer).county;

/** The articles of a title are indexed with its name and its county. */
const noteChanged = (tx: Database, id: string) =>
  tx.rows(
    `/* newspapers.titleChanged */ UPDATE newspaper_article a SET change = nextval('newspaper_change') FROM newspaper_issue i WHERE i.id = a.issue_id AND i.title_id = $1`,
    [id],
  );

/** Says in which county a title is. */
export async function changeCounty(tx: Database, id: string, county: string | null): Promise<void> {
  await lockChanges(tx);
  const changed = await tx.one(
    '/* newspapers.changeCounty */ UPDATE newspaper_title SET county = $2 WHERE id = $1 AND county IS DISTINCT FROM $2 RETURNING 1 AS one',
    [id, county],
  );
  if (changed) await noteChanged(tx, id);
}

/** Makes a title without issues. @returns its id; null where there is one of this name or number */
export async function makeTitle(
  tx: Database,
  words: TitleWords & { libraryNumber: string | null },
  gazetteer: Gazetteer,
): Promise<string | null> {
  const id = titleIdOf(words);
  // Two of one name get two addresses.
  await lockLimit(tx, 'newspapers that are made');
  return (await addTitle(tx, id, { ...words, language: null, sourceNote: null }, gazetteer)) ? id : null;
}

/** Changes what a title is called and where it came out; its address stays. Its articles count as changed where it did. */
export async function changeTitle(tx: Database, id: string, words: TitleWords, gazetteer: Gazetteer): Promise<void> {
  const name = shownName(words.name);
  const place = placeOf(words.placeName, gazetteer);
  // Before the row of the title, as an import has it, which else would wait for this while this waits for it.
  await lockChanges(tx);
  const changed = await tx.one(
    `/* newspapers.changeTitle */ UPDATE newspaper_title SET name = $2, sort_key = $3, place_id = $4, place_name = $5, county = $6, country = $7
     WHERE id = $1 AND (name, place_name, county) IS DISTINCT FROM ($2, $5::text, $6::text) RETURNING 1 AS one`,
    [id, name, sortKeyOf(name), place.placeId, words.placeName, words.county, place.country],
  );
  if (changed) await noteChanged(tx, id);
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
