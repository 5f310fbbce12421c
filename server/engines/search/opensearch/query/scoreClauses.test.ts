import { seededRandom } from '#domain/kernel/random/createRandom.ts';
import type { Clause } from '#server/engines/opensearch/answers.ts';

import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { relevanceKey } from '../../matching/relevanceKey.ts';
import { RECORD_MAPPING } from '../format/mappings.ts';
import { scoreClauses } from './scoreClauses.ts';

type Graded = Parameters<typeof scoreClauses>[0][number];

/** What the cluster makes of a clause for a record that holds these values; 32-bit floats, as there. */
function scoreOf(clause: Clause, held: ReadonlySet<string>): number {
  const {
    constant_score: constant,
    dis_max: best,
    bool: all,
  } = clause as {
    constant_score?: { filter: Clause; boost: number };
    dis_max?: { queries: Clause[] };
    bool?: { must: Clause[] };
  };
  if (constant) {
    const { terms } = constant.filter as { terms?: { v: string[] } };
    return !terms || terms.v.some((id) => held.has(id)) ? Math.fround(constant.boost) : 0;
  }
  if (best) return Math.max(...best.queries.map((one) => scoreOf(one, held)));
  return Math.fround((all?.must ?? []).reduce((sum, one) => sum + scoreOf(one, held), 0));
}

const criterion = (kind: PlannedCriterion['kind'], penalties: readonly (readonly [string, number])[]): Graded => ({
  planned: { kind } as PlannedCriterion,
  resolved: { penalties: new Map(penalties), path: 'v' },
});

it('orders records as the key of the other engines does, caps and several values included', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seededRandom(seed);
    const upTo = (most: number): number => Math.floor(random() * (most + 1));
    const kinds = (['name', 'name', 'year', 'year', 'place'] as const).filter(() => random() < 0.7);
    const most = { name: 150, year: 160, place: 100 };
    const criteria = kinds.map((kind, at) =>
      criterion(
        kind,
        Array.from({ length: 1 + upTo(30) }, (_none, value) => [`${at}-${value}`, upTo(most[kind])] as const),
      ),
    );
    const clauses = scoreClauses(criteria);
    const records = Array.from({ length: 60 }, () => {
      const held = criteria.map(({ resolved }, at) =>
        Array.from({ length: 1 + upTo(1) }, () => `${at}-${upTo(resolved.penalties.size - 1)}`),
      );
      const penalty = (kind: string): number =>
        criteria.reduce(
          (sum, { resolved }, at) =>
            sum +
            (kinds[at] === kind
              ? Math.min(...(held[at] ?? []).map((id) => resolved.penalties.get(id) ?? Infinity))
              : 0),
          0,
        );
      const values = new Set(held.flat());
      return {
        key: relevanceKey({ names: penalty('name'), years: penalty('year'), miles: penalty('place'), rank: 15 }),
        score: clauses.reduce((sum, clause) => sum + scoreOf(clause, values), 0),
      };
    });
    const wrong = records.flatMap((one) =>
      records
        .filter((other) => Math.sign(other.score - one.score) !== Math.sign(one.key - other.key))
        .map((other) => ({ seed, one, other })),
    );
    expect(wrong).toEqual([]);
  }
});

it('keeps scores exact however much is asked at once', () => {
  const steps = (most: number, name: string) =>
    Array.from({ length: most + 1 }, (_none, at) => [`${name}-${at}`, at] as const);
  const criteria = [
    ...Array.from({ length: 8 }, (_none, at) => criterion('name', steps(100, `n${at}`))),
    ...Array.from({ length: 3 }, (_none, at) => criterion('year', steps(160, `y${at}`))),
    criterion('place', steps(100, 'p')),
  ];
  const best = new Set(criteria.map(({ resolved }) => [...resolved.penalties.keys()][0] ?? ''));
  expect(scoreClauses(criteria).reduce((sum, clause) => sum + scoreOf(clause, best), 0)).toBeLessThan(2 ** 24);
});

it('maps every field of the catalogue within what an index allows by default', () => {
  const count = (mapping: Clause): number => {
    const properties = (mapping.properties ?? {}) as Record<string, Clause>;
    return Object.values(properties).reduce((sum, one) => sum + 1 + count(one), 0);
  };
  expect(count(RECORD_MAPPING)).toBeGreaterThan(600);
  expect(count(RECORD_MAPPING)).toBeLessThan(1_000);
});
