import type { Clause } from '#server/engines/opensearch/answers.ts';
import { anyOf } from '#server/engines/opensearch/clauses.ts';
import type { Cluster, Searched } from '#server/engines/opensearch/Cluster.ts';

import type { DictionaryValue } from '../format/indexedRecord.ts';

/** A value with the id by which documents know it. */
export interface FoundValue extends DictionaryValue {
  id: string;
}

const PAGE = 10_000;
const MOST_REMEMBERED = 2_000;
/** Answers larger than this are asked again rather than kept. */
const MOST_KEPT_VALUES = 5_000;

/** Looks values up; for one view, so that what was found once stays true. */
export class ValueDictionary {
  private readonly remembered = new Map<string, Promise<readonly FoundValue[]>>();

  private readonly cluster: Cluster;
  private readonly index: Searched;

  constructor(cluster: Cluster, index: Searched) {
    this.cluster = cluster;
    this.index = index;
  }

  /** Every value that meets all the clauses; ones that no record holds any more are among them. */
  find(clauses: readonly Clause[]): Promise<readonly FoundValue[]> {
    const key = JSON.stringify(clauses);
    const before = this.remembered.get(key);
    if (before) return before;
    const found = this.read({ bool: { filter: clauses } });
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, found);
    const forget = (): void => void this.remembered.delete(key);
    found.then((values) => values.length > MOST_KEPT_VALUES && forget(), forget);
    return found;
  }

  /** Names that values of a field have and that meet a clause. */
  async names(field: string, clause: Clause): Promise<readonly string[]> {
    return (await this.find([anyOf('nameOf', [field]), clause])).map(({ key }) => key);
  }

  private async read(query: Clause): Promise<FoundValue[]> {
    const values: FoundValue[] = [];
    for (let after: readonly unknown[] | undefined; ;) {
      const { hits } = (
        await this.cluster.search<FoundValue>(this.index, {
          size: PAGE,
          query,
          sort: ['id'],
          ...(after && { search_after: after }),
        })
      ).hits;
      values.push(...hits.flatMap(({ _source }) => _source ?? []));
      after = hits.at(-1)?.sort;
      if (hits.length < PAGE || !after) return values;
    }
  }
}
