import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';

import type { ReadingLegendProps } from './ReadingNote.tsx';
import { useLateReadings } from './useReadings.ts';

/** What the signs of doubt above mean, where there are any. */
export function ReadingLegend({ readings }: ReadingLegendProps) {
  const late = useLateReadings(readings.some(({ text }) => text !== null && mayHoldSign(text)));
  return late && <late.ReadingNote readings={readings} />;
}
