import { titleIdOf, titleSlug } from '#domain/newspapers/core/newspaperIds.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { TitleDraft } from '#server/importers/newspapers/IssueDraft.ts';
import type { Database } from '#server/platform/db/database.ts';

import { SAMPLE_REPOSITORY } from '../sources/sampleRecordSet.ts';
import { missingIssues, PUBLISHES_ON } from './press/issueDates.ts';
import { PAPER_NAME } from './setting/pageHeads.ts';

const PLACE = 'Wexcombe, Wexcombeshire';

/** The paper as importers know it. */
export const titleDraft: TitleDraft = {
  name: PAPER_NAME,
  libraryNumber: null,
  placeName: 'Wexcombe',
  language: 'en',
  sourceNote: SAMPLE_REPOSITORY,
};

/** Id of the title on every site. */
export const SAMPLE_TITLE_ID = titleIdOf(titleDraft);

/**
 * Adds the title of the sample paper with its place, its days, what is missing and a rule that lets everyone read it.
 *
 * @returns false where the site has a title of that id that is not a sample.
 */
export async function keepSampleTitle(db: Database, gazetteer: Gazetteer): Promise<boolean> {
  const known = await db.one<{ is_sample: boolean }>(
    '/* sample.title */ SELECT is_sample FROM newspaper_title WHERE id = $1',
    [SAMPLE_TITLE_ID],
  );
  if (known) return known.is_sample;
  const place = gazetteer.resolve(PLACE);
  return db.transaction(async (tx) => {
    const added = await tx.rows(
      `/* sample.addTitle */ INSERT INTO newspaper_title (id, slug, name, sort_key, place_id, place_name, county, country, language, frequency, publishes_on, source_note, rights, attribution, is_sample)
       VALUES ($1, $2, $3, $4, $5, 'Wexcombe', $6, $7, 'en', 'weekly', $8, $9, 'Free to use', 'Fictional sample data made by this software', true)
       ON CONFLICT DO NOTHING RETURNING id`,
      [
        SAMPLE_TITLE_ID,
        titleSlug(PAPER_NAME),
        `${PAPER_NAME} (sample)`,
        PAPER_NAME.toLowerCase(),
        place?.id ?? null,
        place?.county ?? 'Wexcombeshire',
        place?.country ?? 'england',
        [PUBLISHES_ON],
        `${SAMPLE_REPOSITORY}. This newspaper is fictional sample data: its people, places and events never existed.`,
      ],
    );
    if (added.length === 0) return false;
    await tx.rows(`/* sample.titleAccess */ INSERT INTO access_rule (title_id, access) VALUES ($1, 'free')`, [
      SAMPLE_TITLE_ID,
    ]);
    const missing = missingIssues();
    await tx.rows(
      '/* sample.gaps */ INSERT INTO issue_gap (title_id, date, reason) SELECT $1, date, reason FROM unnest($2::date[], $3::text[]) AS gap(date, reason)',
      [SAMPLE_TITLE_ID, missing.map(({ date }) => date), missing.map(({ reason }) => reason)],
    );
    return true;
  });
}
