import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';

import { useLateReadings } from './useReadings.ts';

export interface ReadingLegendProps {
  /** What the list or transcript above shows, each text with the notation of its record set. */
  readings: readonly { text: string | null; notation: string }[];
}

/** What the signs of doubt above mean, where there are any. */
export function ReadingLegend({ readings }: ReadingLegendProps) {
  const late = useLateReadings(readings.some(({ text }) => text !== null && mayHoldSign(text)));
  return late && <late.ReadingNote readings={readings} />;
}
