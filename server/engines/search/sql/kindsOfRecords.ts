import { KIND_FIELDS } from '#domain/search/results/takingTurns.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Parameters } from './demand.ts';

/** The kinds of records a shard holds. */
export interface KindsOfRecords {
  /** The id of the kind of `search_doc d`, 0 for none, as SQL. */
  sql(parameters: Parameters): string;
  /** What the id means on every shard. */
  nameOf(id: number): string;
}

/** Reads which values tell kinds apart; a record is of the kind of its first one in the first field that it has. */
export async function kindsOfRecords(tx: Database): Promise<KindsOfRecords> {
  const values = await tx.rows<{ id: number; field: string; key: string }>(
    '/* sqlSearch.kinds */ SELECT id, field, key FROM search_value WHERE field = ANY($1::text[])',
    [KIND_FIELDS],
  );
  const names = new Map(values.map(({ id, field, key }) => [id, `${field} ${key}`]));
  return {
    sql(parameters) {
      const kinds = KIND_FIELDS.map((field) => {
        const ids = parameters.add(
          values.filter((value) => value.field === field).map(({ id }) => id),
          'int[]',
        );
        return `(SELECT u.id FROM unnest(d.facets) WITH ORDINALITY AS u(id, place) WHERE u.id = ANY(${ids}) ORDER BY u.place LIMIT 1)`;
      });
      return `coalesce(${kinds.join(', ')}, 0)`;
    },
    nameOf: (id) => names.get(id) ?? '',
  };
}
