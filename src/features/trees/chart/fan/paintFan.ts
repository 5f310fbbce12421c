import type { Painting } from '../chart/painting.ts';
import { paintBlanks, paintWedge } from './paintWedge.ts';

/** Paints a fan: the places of those who are not known, then everyone. @param scale - of the camera */
export function paintFan(context: CanvasRenderingContext2D, painting: Painting, scale: number): void {
  paintBlanks(context, painting);
  for (const box of painting.index.chart.boxes) paintWedge(context, painting, box, scale);
}
