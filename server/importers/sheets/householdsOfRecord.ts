import type { RecordSet } from '#domain/records/core/record.ts';
import { UNNAMED_PERSON } from '#domain/records/core/recordName.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import type { HouseholdStepOf } from '#domain/records/sheets/steps/householdSteps.ts';
import { householdSteps, householdStepsBetween, isOfHousehold } from '#domain/records/sheets/steps/householdSteps.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { SheetHouseholdPerson } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  type MendedRow,
  revisionOf,
  revisionOfReaders,
  type StoredSheet,
} from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { rowOfRecord } from './editableRecord.ts';

/** People of one household that are shown: an institution has more, and is no household to be split or joined. */
export const MOST_PEOPLE = 100;

/** A person of a household with the row of the sheet. */
export interface Housemate {
  record: StoredRecord;
  mended: MendedRow;
}

/** A household as readers have it. */
export interface HouseholdOfReaders {
  people: Housemate[];
  isWaiting: boolean;
}

/** The household of a record, those beside it, and the sheet that they are from. */
export interface HouseholdsOfRecord {
  sheet: StoredSheet;
  own: HouseholdOfReaders;
  above: HouseholdOfReaders | null;
  below: HouseholdOfReaders | null;
  steps: HouseholdStepOf[];
}

/** The ids of the household of a record, then of those above and below it, in the order of readers. */
const idsAround = (db: Pick<Database, 'rows'>, { no }: StoredRecord) =>
  db.rows<{ id: string; side: 'own' | 'above' | 'below' }>(
    `/* households.around */ WITH own AS (SELECT record_set_id, generation, group_key, no FROM record WHERE no = $1),
       ends AS (SELECT coalesce(min(m.no), own.no) AS first, coalesce(max(m.no), own.no) AS last FROM own LEFT JOIN record m ON m.record_set_id = own.record_set_id AND m.generation = own.generation AND m.group_key = own.group_key GROUP BY own.no),
       wanted AS (
         SELECT 'own' AS side, group_key, no FROM own
         UNION ALL (SELECT 'above', r.group_key, r.no FROM own, ends, record r WHERE r.record_set_id = own.record_set_id AND r.generation = own.generation AND r.no < ends.first ORDER BY r.no DESC LIMIT 1)
         UNION ALL (SELECT 'below', r.group_key, r.no FROM own, ends, record r WHERE r.record_set_id = own.record_set_id AND r.generation = own.generation AND r.no > ends.last ORDER BY r.no LIMIT 1))
     SELECT m.id, w.side FROM wanted w CROSS JOIN own CROSS JOIN LATERAL (
       (SELECT id, group_order, no FROM record WHERE record_set_id = own.record_set_id AND generation = own.generation AND group_key = w.group_key ORDER BY group_order, no LIMIT ${MOST_PEOPLE + 1})
       UNION ALL SELECT id, group_order, no FROM record WHERE no = w.no AND w.group_key IS NULL) AS m
     ORDER BY w.side, m.group_order, m.no`,
    [no],
  );

/**
 * The household of a record, with the ones above and below.
 *
 * @returns null where its rows make no households, it has too many people, or a row of it cannot be told
 */
export async function householdsOfRecord(db: Database, record: StoredRecord): Promise<HouseholdsOfRecord | null> {
  const found = await rowOfRecord(db, record);
  if (found.bar !== null || !recipeKind(found.sheet.recipe)?.households) return null;
  const { sheet } = found;
  const held = await revisionOfReaders(db, sheet.id);
  const published = held === null ? null : await revisionOf(db, sheet.id, held);
  if (!published) return null;
  const around = await idsAround(db, record);
  const store = createRecordStore({ db });
  const pending = householdStepsBetween(published.recipe.steps, sheet.recipe.steps);
  const household = async (side: 'own' | 'above' | 'below'): Promise<HouseholdOfReaders | null> => {
    const ids = around.filter((one) => one.side === side).map(({ id }) => id);
    if (ids.length === 0 || ids.length > MOST_PEOPLE) return null;
    const people: Housemate[] = [];
    for (const id of ids) {
      const mate = await store.byId(id);
      const row = mate && (await rowOfRecord(db, mate));
      if (!row || row.bar !== null) return null;
      people.push({ record: mate, mended: row.mended });
    }
    return {
      people,
      isWaiting: people.some(({ mended }) => pending.some((step) => isOfHousehold(step, mended.entry))),
    };
  };
  const own = await household('own');
  if (!own) return null;
  return {
    sheet,
    own,
    above: await household('above'),
    below: await household('below'),
    steps: householdSteps(sheet.recipe.steps)
      .filter(({ step }) => own.people.some(({ mended }) => isOfHousehold(step, mended.entry)))
      .toReversed(),
  };
}

const textOf = (value: string | readonly string[] | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : value.join('; ');

/** A person of a household as pages show one. */
export const toHouseholdPerson = ({ record }: Housemate, set: RecordSet): SheetHouseholdPerson => ({
  id: record.id,
  name: recordTitle(record.fields, set) ?? UNNAMED_PERSON,
  relation: textOf(record.fields['RelationshipToHead']),
  age: textOf(record.fields['Age']),
  isClosed: record.isClosed || record.isMasked,
});
