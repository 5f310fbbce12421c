import type { SheetStep } from '#domain/records/sheets/steps/sheetStep.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Characters from which a step is kept beside the recipes of its sheet, each of which would hold it again. */
const LONG = 2_000;

/** A long step as a recipe names it. */
interface KeptStep {
  do: 'kept';
  digest: string;
}

/** The steps of a sheet as its recipes hold them: the long ones are kept once, and named. */
export async function withLongStepsKept(
  db: Pick<Database, 'rows'>,
  sheetId: number,
  steps: readonly SheetStep[],
): Promise<(SheetStep | KeptStep)[]> {
  const texts = steps.map((step) => JSON.stringify(step));
  const long = texts.filter((text) => text.length > LONG);
  if (long.length === 0) return [...steps];
  const kept = await db.rows<{ digest: string }>(
    `/* sheets.keepSteps */ WITH long AS (SELECT at, text::jsonb AS step, encode(sha256(convert_to(text::jsonb::text, 'UTF8')), 'hex') AS digest FROM unnest($2::text[]) WITH ORDINALITY AS given(text, at)),
       kept AS (INSERT INTO sheet_step (sheet_id, digest, step) SELECT DISTINCT ON (digest) $1::bigint, digest, step FROM long ON CONFLICT DO NOTHING)
     SELECT digest FROM long ORDER BY at`,
    [sheetId, long],
  );
  const digests = kept.map(({ digest }) => digest).values();
  return steps.map((step, at) =>
    (texts[at] ?? '').length > LONG ? { do: 'kept', digest: digests.next().value ?? '' } : step,
  );
}

/** SQL of the recipe of the change `c` with its long steps; recipes of earlier versions hold them themselves. */
export const WHOLE_RECIPE = `CASE WHEN c.recipe->'steps' @> '[{"do": "kept"}]' THEN jsonb_set(c.recipe, '{steps}',
    (SELECT jsonb_agg(coalesce(long.step, own.step) ORDER BY own.at) FROM jsonb_array_elements(c.recipe->'steps') WITH ORDINALITY AS own(step, at)
     LEFT JOIN sheet_step long ON long.sheet_id = c.sheet_id AND own.step->>'do' = 'kept' AND long.digest = own.step->>'digest')) ELSE c.recipe END AS recipe`;
