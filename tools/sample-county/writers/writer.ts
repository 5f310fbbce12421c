import { type RecordSet } from '#domain/records/core/record.ts';

import { type SampleEntry } from '../clerks/sourceBook.ts';
import { type World } from '../simulation/world.ts';

/** A record set and what fills it. */
export interface SampleSource {
  recordSet: RecordSet;
  /** The entries in the order of the source, the same at every call. `asOfYear` decides who may be living. */
  write(world: World, asOfYear: number): Iterable<SampleEntry>;
}

/** `Male` or `Female`, as the field Gender has it. */
export const genderName = (sex: 'M' | 'F'): string => (sex === 'M' ? 'Male' : 'Female');
