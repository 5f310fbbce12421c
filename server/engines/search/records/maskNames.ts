import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import {
  closedNameOf,
  type ClosedName,
  createNaming,
  OWN_NAMES,
  withoutFields,
} from '#domain/records/reports/closedName.ts';
import { type Amendment, withAmendments } from '#domain/records/reports/withAmendments.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Where statements go: a transaction, or anything else that runs them. */
type Statements = Pick<Database, 'rows'>;

/** Where a record is: in each generation of its set that is kept. */
export interface RecordPlace {
  no: number;
  recordSetId: string;
  generation: number;
  household: string;
}

interface MaskRow extends RecordPlace {
  id: string;
  groupKey: string | null;
  fields: RecordFields;
  whole: RecordFields | null;
  names: ClosedName[] | null;
  amendments: Amendment[] | null;
}

interface ClosedMate {
  recordSetId: string;
  generation: number;
  groupKey: string;
  fields: RecordFields;
  amendments: Amendment[] | null;
}

const AMENDMENTS = (table: string) =>
  `(SELECT json_agg(json_build_object('fieldId', a.field, 'value', a.value)) FROM record_amendment a WHERE a.record_id = ${table}.id)`;
const groupOf = ({
  recordSetId,
  generation,
  groupKey,
}: Pick<ClosedMate, 'recordSetId' | 'generation'> & { groupKey: string | null }): string =>
  JSON.stringify([recordSetId, generation, groupKey]);
const samePart = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** The fields of a record that name someone. */
type Naming = ReturnType<typeof createNaming>;

/**
 * For each of some households and events, what names its closed people in the other records, by accepted readings
 * too.
 */
async function namingIn(tx: Statements, nos: readonly number[]): Promise<ReadonlyMap<string, Naming>> {
  const mates = await tx.rows<ClosedMate>(
    `/* closedNames.mates */ SELECT m.record_set_id AS "recordSetId", m.generation, m.group_key AS "groupKey", coalesce(m.whole_fields, m.fields) AS fields, ${AMENDMENTS('m')} AS amendments
     FROM (SELECT DISTINCT record_set_id, generation, group_key FROM record WHERE no = ANY($1::bigint[]) AND group_key IS NOT NULL) AS g
     JOIN record m ON m.record_set_id = g.record_set_id AND m.generation = g.generation AND m.group_key = g.group_key WHERE m.is_closed`,
    [nos],
  );
  const names = new Map<string, ClosedName[]>();
  for (const { fields, amendments, ...mate } of mates) {
    const name = closedNameOf(
      withAmendments(
        fields,
        (amendments ?? []).filter(({ fieldId }) => OWN_NAMES.includes(fieldId)),
      ),
    );
    if (name) pushTo(names, groupOf(mate), name);
  }
  return new Map([...names].map(([group, closed]) => [group, createNaming(closed)]));
}

/**
 * Leaves out of some records the names of those whose records are closed beside them, and puts back what no closure
 * asks for any
 * more: people of the same household or event, and those whom staff wanted left out elsewhere. Readers of the table
 * `record`
 * see `fields` without the names; `whole_fields` keeps what was delivered.
 *
 * @param nos - numbers of records; closed ones are left as they are.
 * @returns the places of the records that changed.
 */
export async function maskNames(tx: Statements, nos: readonly number[]): Promise<RecordPlace[]> {
  if (nos.length === 0) return [];
  const rows = await tx.rows<MaskRow>(
    `/* closedNames.records */ SELECT r.no, r.id, r.record_set_id AS "recordSetId", r.generation, r.group_key AS "groupKey", coalesce(r.group_key, r.id) AS household, r.fields, r.whole_fields AS whole,
       (SELECT json_agg(json_build_object('given', b.given, 'surnames', b.surnames)) FROM record_beside_closed b WHERE b.record_id = r.id AND b.measure = 'MASK') AS names, ${AMENDMENTS('r')} AS amendments
     FROM record r WHERE r.no = ANY($1::bigint[]) AND NOT r.is_closed`,
    [nos],
  );
  const beside = await namingIn(tx, nos);
  const changed: RecordPlace[] = [];
  const bodies: (readonly [open: string, delivered: string | null])[] = [];
  for (const { no, id, groupKey, fields, whole, names, amendments, ...place } of rows) {
    const delivered = whole ?? fields;
    const read = withAmendments(delivered, amendments ?? []);
    const rules = [
      ...(groupKey === null ? [] : [beside.get(groupOf({ ...place, groupKey })) ?? null]),
      names && createNaming(names),
    ];
    const left = [...new Set(rules.flatMap((naming) => naming?.(read) ?? []))];
    const open = withoutFields(delivered, left);
    const isMasked = Object.keys(open).length < Object.keys(delivered).length;
    if (amendments !== null) {
      const masked = amendments.map(({ fieldId }) => fieldId).filter((fieldId) => left.includes(fieldId));
      await tx.rows(
        '/* closedNames.readings */ UPDATE record_amendment SET is_masked = (field = ANY($2::text[])) WHERE record_id = $1 AND is_masked <> (field = ANY($2::text[]))',
        [id, masked],
      );
    }
    if (samePart(Object.keys(open), Object.keys(fields)) && isMasked === (whole !== null)) continue;
    changed.push({ no, ...place });
    bodies.push([JSON.stringify(open), isMasked ? JSON.stringify(delivered) : null]);
  }
  if (changed.length > 0) {
    await tx.rows(
      `/* closedNames.mask */ UPDATE record r SET fields = m.fields::jsonb, whole_fields = m.whole::jsonb FROM unnest($1::bigint[], $2::text[], $3::text[]) AS m(no, fields, whole) WHERE r.no = m.no`,
      [changed.map(({ no }) => no), bodies.map(([open]) => open), bodies.map(([, delivered]) => delivered)],
    );
  }
  return changed;
}
