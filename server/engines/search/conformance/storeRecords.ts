import type { RecordDraft, RecordSet } from '#domain/records/core/record.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Stores one generation of a set and makes it the live one, as an import does in the end. */
export async function publishGeneration(
  db: Database,
  set: RecordSet,
  generation: number,
  drafts: readonly RecordDraft[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows(
      `/* conformance.set */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, is_sample, notation)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
      [
        set.id,
        set.name,
        set.description,
        set.type,
        set.category,
        set.subcategory,
        set.sourceCountry,
        set.access,
        set.isSample,
        set.notation ?? 'plain',
      ],
    );
    await tx.rows(
      `/* conformance.records */ INSERT INTO record (record_set_id, generation, id, type, fields, group_key, is_closed, source_file, source_row)
       SELECT $1, $2, d->>'id', d->>'type', d->'fields', d->>'groupKey', (d->>'isClosed')::boolean, 'made-up', d_no FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS t(d, d_no)`,
      [set.id, generation, JSON.stringify(drafts)],
    );
    await tx.rows(
      '/* conformance.switch */ UPDATE record_set SET live_generation = $2, published_at = now() WHERE id = $1',
      [set.id, generation],
    );
  });
}
