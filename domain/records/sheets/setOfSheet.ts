import type { RecordItemType } from '../core/record.ts';

/** What the set is that a sheet fills. */
export interface SetOfSheet {
  /** Where readers find it. */
  recordSet: { type: RecordItemType; category: string; subcategory: string; sourceCountry: string };
  /** What proves or bounds a life, as in an import mapping. */
  life: {
    from: 'death' | 'birth' | 'age';
    atLeast: number;
    named: readonly string[];
    namedAtLeast: number;
  };
}
