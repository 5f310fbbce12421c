import type { RecordDraft } from '#domain/records/core/record.ts';
import { copyRecords } from '#server/engines/search/records/copyRecords.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { BenchCounty } from './county.ts';

/** Stores the fictional holdings and publishes every set. */
export async function loadRecords(db: Database, county: BenchCounty): Promise<void> {
  for (const set of county.sets) {
    const { first, last } = county.rangeOf(set.id);
    await db.rows(
      `/* bench.set */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, is_sample) VALUES ($1, $2, '', $3, $4, $5, $6, 'free', true)`,
      [set.id, set.name, set.type, set.category, set.subcategory, set.sourceCountry],
    );
    await db.withClient((client) => copyRecords(client, set.id, 1, drafts(county, set.id, first, last)));
    await db.rows('/* bench.publish */ UPDATE record_set SET live_generation = 1, published_at = now() WHERE id = $1', [
      set.id,
    ]);
  }
  await db.rows('/* bench.analyse */ ANALYZE');
}

function* drafts(county: BenchCounty, setId: string, first: number, last: number): Generator<RecordDraft> {
  for (let no = first; no <= last; no++) {
    yield {
      id: `${setId}/${no}`,
      type: 'TRANSCRIPTION',
      fields: county.fieldsOf(no),
      groupKey: null,
      groupOrder: 1,
      images: [],
      isClosed: false,
      provenance: { sourceFile: 'bench', sourceRow: no },
    };
  }
}
