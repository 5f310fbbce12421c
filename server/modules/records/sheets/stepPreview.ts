import { setImmediate } from 'node:timers/promises';

import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { createRowMender } from '#domain/records/sheets/steps/createRowMender.ts';
import type { SheetStep } from '#domain/records/sheets/steps/sheetStep.ts';
import { withSteps } from '#domain/records/sheets/steps/withSteps.ts';
import type { SheetStepPreview } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { eachRow } from './sheetRows.ts';
import type { StoredSheet } from './sheetStore.ts';

const SHOWN = 3;
/** More would take longer than a request may. */
const MOST_ROWS = 200_000;
/** Milliseconds that are spent where cells are long, and those without a turn for others. */
const MOST_TIME = 10_000;
const TURN = 25;

/** What a further step would change in the rows of a sheet; null where it has none. */
export async function stepPreview(
  db: Pick<Database, 'one' | 'rows'>,
  { heldFileId, recipe, headings }: StoredSheet,
  step: SheetStep,
): Promise<SheetStepPreview | null> {
  const kind = recipeKind(recipe);
  if (heldFileId === null || !kind) return null;
  const [now, then] = [
    createRowMender(kind, recipe, headings),
    createRowMender(kind, { ...recipe, steps: withSteps(recipe.steps, [step]) }, headings),
  ];
  const some: SheetStepPreview['some'] = [];
  let [rows, lookedAt] = [0, 0];
  const since = performance.now();
  let turn = since;
  for await (const batch of eachRow(db, heldFileId)) {
    for (const { no, cells } of batch) {
      if (lookedAt >= MOST_ROWS || performance.now() - since > MOST_TIME) return { rows, lookedAt, some };
      if (performance.now() - turn > TURN) {
        await setImmediate();
        turn = performance.now();
      }
      const [before, after] = [now.mend(cells), then.mend(cells)];
      lookedAt += 1;
      if (before.every((cell, at) => cell === after[at])) continue;
      rows += 1;
      if (some.length < SHOWN)
        some.push({
          no,
          cells: kind.fields.flatMap(({ id: field }, at) =>
            before[at] === after[at] ? [] : [{ field, before: before[at] ?? '', after: after[at] ?? '' }],
          ),
        });
    }
  }
  return { rows, lookedAt, some };
}
