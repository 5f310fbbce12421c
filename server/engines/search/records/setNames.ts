import type { Database } from '#server/platform/db/database.ts';

type Statements = Pick<Database, 'one'>;

/** A record set as it is found by any of its names. */
export interface NamedSet {
  id: string;
  /** What its address holds. */
  slug: string;
  name: string;
  /** What it was called before it was first renamed. */
  firstName: string;
  isRenamed: boolean;
}

/** SQL of the id of the set that `$1` is the id, the slug or a former slug of; null where there is none. */
export const SET_ID =
  'coalesce((SELECT id FROM record_set WHERE id = $1), (SELECT record_set_id FROM record_set_name WHERE slug = $1 LIMIT 1))';

/**
 * A set, published or not, by what an address or an import calls it.
 *
 * @param slug - its id, or what `recordSetIdOf` makes of a name that it has or had. @returns null for no set's.
 */
export const setNamed = (db: Statements, slug: string): Promise<NamedSet | null> =>
  slug.includes('\0')
    ? Promise.resolve(null)
    : db.one<NamedSet>(
        `/* recordSets.named */ SELECT id, coalesce(slug, id) AS slug, name, coalesce(first_name, name) AS "firstName", slug IS NOT NULL AS "isRenamed" FROM record_set WHERE id = ${SET_ID}`,
        [slug],
      );

/**
 * What published sets are called now that were called so before, by the former name in lower case; only of the given
 * ones.
 */
export async function presentNames(
  db: Pick<Database, 'rows'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ was: string; name: string }>(
    `/* recordSets.present */ SELECT lower(n.name) AS was, s.name FROM record_set_name n JOIN record_set s ON s.id = n.record_set_id
     WHERE lower(n.name) = ANY($1::text[]) AND lower(n.name) <> lower(s.name)`,
    [names.map((name) => name.toLowerCase())],
  );
  return new Map(rows.map(({ was, name }) => [was, name]));
}
