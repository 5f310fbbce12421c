import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';

import { useLateReadings } from './useReadings.ts';

export interface ReadingProps {
  /** A name, place, date or age as it was transcribed. */
  text: string;
  /** Of its record set: how the transcribers mark what they could not read. */
  notation: string;
}

/**
 * What was transcribed, so that a reader sees and hears what could not be read. A text without doubt is no more than
 * itself; one with doubt is as it was written until what draws its signs is here.
 */
export function Reading({ text, notation }: ReadingProps) {
  const late = useLateReadings(mayHoldSign(text));
  return late ? <late.ReadingSigns text={text} notation={notation} /> : text;
}
