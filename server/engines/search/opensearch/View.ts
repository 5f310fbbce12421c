import type { GuardedIndex } from '#server/engines/opensearch/Cluster.ts';

import type { LiveSet } from '../records/liveSet.ts';
import type { ValueDictionary } from './query/ValueDictionary.ts';
import type { ValueOrders } from './query/ValueOrders.ts';
import type { Build } from './RecordIndexBuild.ts';

/** What a search sees from start to end: one build and, of it, one generation of each set. */
export interface View {
  build: Build;
  sets: readonly Pick<LiveSet, 'id' | 'generation'>[];
  /** Its records. */
  records: GuardedIndex;
  dictionary: ValueDictionary;
  orders: ValueOrders;
  /** By which it is known that the database has what was taken in. */
  marks: readonly string[];
}
