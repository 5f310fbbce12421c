import type { GedcomLine } from '../gedcomLine.ts';
import { createRecordBuilder } from './createRecordBuilder.ts';

/** A record from the lines it was kept as, which `formatRecord` wrote. Null where there is none. */
export function parseRecord(lines: string): GedcomLine | null {
  const builder = createRecordBuilder(() => undefined);
  lines.split('\n').forEach((text, index) => builder.add({ text, number: index + 1 }));
  return builder.end();
}
