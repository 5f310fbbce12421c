/**
 * SQL that takes from the uses of `search_value v` those by records that are withheld: joined in, it gives `open_uses`.
 *
 * @param nos - the parameter with their numbers, a bigint[].
 */
export const joinOpenUses = (nos: string): string =>
  `LEFT JOIN (SELECT u.id, count(*)::int AS n FROM search_doc d, unnest(d.vals) AS u(id) WHERE d.no = ANY(${nos}::bigint[]) GROUP BY u.id) AS w ON w.id = v.id
   CROSS JOIN LATERAL (SELECT v.uses - coalesce(w.n, 0) AS open_uses) AS o`;
