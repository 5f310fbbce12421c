import type { PlannedCriterion } from '../matching/plannedCriterion.ts';
import type { Condition, ResolvedCriterion } from './resolveCriterion.ts';

/** A criterion with what it is in the dictionaries of one shard. */
export type Criterion = { planned: PlannedCriterion; resolved: ResolvedCriterion };

/** What every hit must be: meet all the criteria, and be none of the withheld records. */
export interface Demand {
  criteria: readonly Criterion[];
  withheld: readonly number[];
}

/** Collects parameters of one statement. */
export class Parameters {
  readonly list: unknown[] = [];

  /** The parameter's name in the statement, with its type. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

const condition = ({ column, needs, ids }: Condition, parameters: Parameters): string =>
  column === 'no'
    ? `d.no = ANY (${parameters.add(ids, 'bigint[]')})`
    : `d.${column} ${needs === 'any' ? '&&' : '@>'} ${parameters.add(ids, 'int[]')}`;

/** The condition on `search_doc d` that every hit meets. */
export const where = ({ criteria, withheld }: Demand, parameters: Parameters): string =>
  [
    'true',
    ...criteria.flatMap(({ resolved }) => resolved.conditions.map((one) => condition(one, parameters))),
    ...(withheld.length > 0 ? [`d.no <> ALL (${parameters.add(withheld, 'bigint[]')})`] : []),
  ].join(' AND ');
