import type { SearchableSet } from '#domain/records/core/toSearchDocument.ts';

import type { OpenQuery } from '../followIndex.ts';
import type { PlannedCriterion } from '../matching/plannedCriterion.ts';
import type { FoundRecord, RecordRow } from '../records/recordSource.ts';
import type { IndexedSet } from './segment/segmentMeta.ts';

/**
 * What a thread is asked to do. `view` replaces what later searches of that thread see; records `withheld` by number
 * count for nothing.
 */
export type Task =
  | { kind: 'view'; segments: readonly SharedArrayBuffer[] }
  | ({ kind: 'search' } & OpenQuery)
  | { kind: 'find'; asked: readonly OpenQuery[] }
  | { kind: 'explain'; criteria: readonly PlannedCriterion[]; records: readonly FoundRecord[] }
  | { kind: 'suggest'; field: string; prefix: string; limit: number; withheld: readonly number[] }
  | { kind: 'build.start' }
  | { kind: 'build.set'; set: IndexedSet; details: SearchableSet }
  /** Records of the last set. */
  | { kind: 'build.records'; rows: readonly RecordRow[] }
  | { kind: 'build.absorb'; segment: SharedArrayBuffer; keep: readonly string[] }
  /** Writes the segment and returns its entry for the manifest; nothing without a set. */
  | { kind: 'build.finish'; folder: string; file: string };
