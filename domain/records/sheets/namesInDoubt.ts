import { isCertain } from '#domain/kernel/readings/isCertain.ts';
import { parseReading } from '#domain/kernel/readings/parseReading.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import { type RecordFields, valuesOf } from '#domain/records/core/record.ts';
import { isHeldAsName } from '#domain/records/core/valueKey.ts';

/** How many names some records have, and in how many of them a letter could not be read for certain. */
export interface NameCounts {
  names: number;
  inDoubt: number;
}

/** Adds the names of records to what was counted before. */
export function countNames(
  counted: NameCounts,
  records: readonly { fields: RecordFields }[],
  notation?: Notation,
): void {
  for (const { fields } of records) {
    const { names, inDoubt } = namesInDoubt(fields, notation);
    counted.names += names;
    counted.inDoubt += inDoubt;
  }
}

/** The names of a record. What says that there is no name is none in doubt. */
export function namesInDoubt(fields: RecordFields, notation: Notation = 'plain'): NameCounts {
  const names = Object.keys(fields)
    .filter(isHeldAsName)
    .flatMap((fieldId) => valuesOf(fields, fieldId));
  return {
    names: names.length,
    inDoubt: names.filter((name) => parseReading(name, notation)?.words.some((word) => !isCertain(word))).length,
  };
}
