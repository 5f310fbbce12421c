import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { PlannedCriterion } from '../matching/plannedCriterion.ts';
import { goesInTurns, ownFilter, type PlannedQuery } from '../matching/plannedQuery.ts';
import { MILES_MAX, NAMES_MAX, RANK_BITS, YEARS_MAX } from '../matching/relevanceKey.ts';
import type { FacetCount, PlaceCounts } from '../SearchEngine.ts';
import { type Criterion, type Demand, Parameters, where } from './demand.ts';
import { kindsOfRecords, type KindsOfRecords } from './kindsOfRecords.ts';
import { resolveCriterion } from './resolveCriterion.ts';
import { shardPlaces } from './shardPlaces.ts';

/** A hit with what it is ordered by: relevance or a year as a number, a text, or null for records without the field. */
export interface RankedHit {
  no: number;
  key: number | string | null;
  /** What it takes turns as; empty where no turns are taken. */
  kind: string;
}

/** What one shard contributes; facets whole, since the most frequent of all may be rare here. */
export interface ShardAnswer {
  total: number;
  /** The first offset + limit hits of the shard, in order. */
  hits: readonly RankedHit[];
  facets: Readonly<Record<string, readonly FacetCount[]>>;
  places?: PlaceCounts;
}

/** Parts of the statement that orders hits: helping tables over the hits, and the key made of them. */
interface Ordering {
  tables: string[];
  joins: string[];
  key: string;
  order: string;
}

/** The sum of penalties of one kind, as SQL. Graded criteria are looked up for all hits at once. */
function penaltySum(
  criteria: readonly Criterion[],
  kind: PlannedCriterion['kind'],
  most: number,
  parameters: Parameters,
  { tables, joins }: Ordering,
): string {
  const parts = criteria
    .filter(({ planned }) => planned.kind === kind)
    .map(({ resolved: { penalties } }) => {
      const distinct = new Set(penalties.values());
      if (distinct.size <= 1) return String([...distinct][0] ?? 0);
      const name = `graded${tables.length}`;
      const ids = parameters.add([...penalties.keys()], 'int[]');
      const grades = parameters.add([...penalties.values()], 'int[]');
      tables.push(
        `${name} AS (SELECT h.no, min(p.penalty) AS penalty FROM hit h, unnest(h.vals) AS u(id) JOIN unnest(${ids}, ${grades}) AS p(id, penalty) ON p.id = u.id GROUP BY h.no)`,
      );
      joins.push(`JOIN ${name} USING (no)`);
      return `${name}.penalty`;
    });
  return `least(${['0', ...parts].join(' + ')}, ${most})`;
}

function ordering(query: PlannedQuery, criteria: readonly Criterion[], parameters: Parameters): Ordering {
  const made: Ordering = { tables: [], joins: [], key: '', order: 'key, no' };
  if (query.orderBy === null) {
    const names = penaltySum(criteria, 'name', NAMES_MAX, parameters, made);
    const years = penaltySum(criteria, 'year', YEARS_MAX, parameters, made);
    const miles = penaltySum(criteria, 'place', MILES_MAX, parameters, made);
    return { ...made, key: `((${names} << 21) | (${years} << 13) | (${miles} << ${RANK_BITS}) | (15 - hit.rank))` };
  }
  const column = fieldById(query.orderBy)?.fieldType === 'YEAR_WITH_OFFSET' ? 'earliest' : 'key';
  const field = parameters.add(query.orderBy, 'text');
  return {
    tables: [
      `keyed AS (SELECT DISTINCT ON (h.no) h.no, v.${column} AS value FROM hit h, unnest(h.vals) WITH ORDINALITY AS u(id, place) JOIN search_value v ON v.id = u.id AND v.field = ${field} ORDER BY h.no, u.place)`,
    ],
    joins: ['LEFT JOIN keyed USING (no)'],
    key: 'keyed.value',
    order: `key ${query.direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST, no`,
  };
}

async function countFacets(
  tx: Database,
  fields: readonly string[],
  demand: Demand,
): Promise<Record<string, FacetCount[]>> {
  const counts: Record<string, FacetCount[]> = Object.fromEntries(fields.map((field) => [field, []]));
  if (fields.length === 0) return counts;
  const parameters = new Parameters();
  const wanted = parameters.add(fields, 'text[]');
  const column = fields.every((field) => fieldById(field)?.isSearchFacet) ? 'facets' : 'vals';
  // Without criteria every record counts, and the dictionary knows the sums.
  const counted =
    demand.criteria.length === 0 && demand.withheld.length === 0
      ? 'SELECT id, uses AS n FROM search_value WHERE uses > 0'
      : `SELECT u.id, count(*)::int AS n FROM search_doc d, unnest(d.${column}) AS u(id) WHERE ${where(demand, parameters)} GROUP BY u.id`;
  const rows = await tx.rows<{ field: string; key: string; n: number }>(
    `/* sqlSearch.facets */ SELECT v.field, v.key, sum(c.n)::int AS n FROM (${counted}) AS c JOIN search_value v ON v.id = c.id WHERE v.field = ANY(${wanted}) AND v.earliest IS NULL GROUP BY v.field, v.key`,
    parameters.list,
  );
  for (const { field, key, n } of rows) counts[field]?.push({ value: key, count: n });
  return counts;
}

/** The first hits up to the end of the page. With kinds, these take turns (takingTurns.ts). */
async function firstHits(
  tx: Database,
  query: PlannedQuery,
  demand: Demand,
  kinds: KindsOfRecords | null,
): Promise<RankedHit[]> {
  const parameters = new Parameters();
  const condition = where(demand, parameters);
  const { tables, joins, key, order } = ordering(query, demand.criteria, parameters);
  const withTables = [
    `hit AS MATERIALIZED (SELECT d.no, d.rank, d.vals, ${kinds?.sql(parameters) ?? '0'} AS kind FROM search_doc d WHERE ${condition})`,
    ...tables,
    `ranked AS (SELECT no, ${key} AS key, kind FROM hit ${joins.join(' ')})`,
    ...(kinds
      ? [
          `turn AS (SELECT no, key, kind, key >> ${RANK_BITS} AS match, row_number() OVER (PARTITION BY key >> ${RANK_BITS}, kind ORDER BY key, no) AS round FROM ranked)`,
        ]
      : []),
  ].join(', ');
  const rows = await tx.rows<{ no: string; key: number | string | null; kind: number }>(
    `/* sqlSearch.page */ WITH ${withTables} SELECT no, key, kind FROM ${kinds ? 'turn' : 'ranked'} ORDER BY ${kinds ? `match, round, ${order}` : order} LIMIT ${parameters.add(query.offset + query.limit, 'int')}`,
    parameters.list,
  );
  return rows.map((row) => ({ no: Number(row.no), key: row.key, kind: kinds?.nameOf(row.kind) ?? '' }));
}

/**
 * Answers a query on one shard, within a transaction whose snapshot is taken.
 *
 * @param withheld - numbers of records that count for nothing, here or on another shard.
 */
export async function shardAnswer(
  tx: Database,
  query: PlannedQuery,
  withheld: readonly number[],
): Promise<ShardAnswer> {
  const criteria: Criterion[] = [];
  for (const planned of query.criteria) criteria.push({ planned, resolved: await resolveCriterion(tx, planned) });
  const demand: Demand = { criteria, withheld };

  const counting = new Parameters();
  const total =
    (
      await tx.one<{ n: number }>(
        `/* sqlSearch.count */ SELECT count(*)::int AS n FROM search_doc d WHERE ${where(demand, counting)}`,
        counting.list,
      )
    )?.n ?? 0;

  let hits: RankedHit[] = [];
  if (query.limit > 0 && total > 0)
    hits = await firstHits(tx, query, demand, goesInTurns(query) ? await kindsOfRecords(tx) : null);

  let facets = await countFacets(
    tx,
    query.facets.filter((field) => !ownFilter(query, field)),
    demand,
  );
  for (const field of query.facets) {
    const own = ownFilter(query, field);
    if (own)
      facets = {
        ...facets,
        ...(await countFacets(tx, [field], { criteria: criteria.filter(({ planned }) => planned !== own), withheld })),
      };
  }
  const placing = new Parameters();
  const places =
    query.places === undefined
      ? undefined
      : await shardPlaces(tx, query.places, { condition: where(demand, placing), parameters: placing.list });
  return { total, hits, facets, ...(places && { places }) };
}
