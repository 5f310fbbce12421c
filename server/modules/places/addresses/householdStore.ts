import type { RecordFields } from '#domain/records/core/record.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { StoredHousehold } from './addressStore.ts';

/** An open record of a household. */
export interface HouseholdRecord {
  id: string;
  fields: RecordFields;
  groupOrder: number;
}

interface MemberRow {
  at: number;
  id: string;
  fields: RecordFields;
  group_order: number;
}

/** More people than this in one household are a sign of a wrong mapping. */
const LARGEST = 200;

/** Reads the people of households; made once a request. */
export function createHouseholdStore({ db }: { db: Database }) {
  return {
    /**
     * The open records of each household in the order of the source; an empty list where none is left. What a newer
     * generation has closed is closed at once.
     */
    async membersOf(
      households: readonly Pick<StoredHousehold, 'recordSetId' | 'generation' | 'household'>[],
    ): Promise<HouseholdRecord[][]> {
      const rows = await db.rows<MemberRow>(
        `/* addresses.members */ SELECT w.at, m.id, m.fields, m.group_order
         FROM unnest($1::text[], $2::int[], $3::text[]) WITH ORDINALITY AS w(record_set_id, generation, household, at)
         CROSS JOIN LATERAL (
           (SELECT r.no, r.id, r.fields, r.group_order FROM record r
             WHERE r.record_set_id = w.record_set_id AND r.generation = w.generation AND r.group_key = w.household AND NOT r.is_closed ORDER BY r.group_order, r.no LIMIT ${LARGEST})
           UNION ALL
           (SELECT r.no, r.id, r.fields, r.group_order FROM record r
             WHERE r.id = w.household AND r.generation = w.generation AND r.group_key IS NULL AND NOT r.is_closed)) AS m
         WHERE NOT EXISTS (SELECT FROM record_live l WHERE l.id = m.id AND l.is_closed)
         ORDER BY w.at, m.group_order, m.no`,
        [
          households.map(({ recordSetId }) => recordSetId),
          households.map(({ generation }) => generation),
          households.map(({ household }) => household),
        ],
      );
      const members: HouseholdRecord[][] = households.map(() => []);
      for (const { at, id, fields, group_order: groupOrder } of rows) members[at - 1]?.push({ id, fields, groupOrder });
      return members;
    },
  };
}
