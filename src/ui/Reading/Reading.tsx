import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';

import type { ReadingProps } from './ReadingSigns.tsx';
import { useLateReadings } from './useReadings.ts';

/**
 * What was transcribed, so that a reader sees and hears what could not be read. A text without doubt is no more than
 * itself; one with doubt is as it was written until what draws its signs is here.
 */
export function Reading({ text, notation }: ReadingProps) {
  const late = useLateReadings(mayHoldSign(text));
  return late ? <late.ReadingSigns text={text} notation={notation} /> : text;
}
