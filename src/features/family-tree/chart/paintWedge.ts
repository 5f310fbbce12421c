import type { ChartBox } from '#domain/trees/layout/chart.ts';

import { textRoom } from '../model/textRoom.ts';
import type { Painting } from './paintChart.ts';

const radians = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;
/** Wedges narrower than this, in CSS pixels along their middle, hold no text. */
const LEAST_TEXT = 9;
const TEXT = 13;

/** As much of a text as fits; empty where that would be next to nothing. */
function fit(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  let end = text.length - 1;
  while (end > 2 && context.measureText(`${text.slice(0, end)}…`).width > room) end -= 1;
  return end > 2 ? `${text.slice(0, end).trimEnd()}…` : '';
}

/** Paints one ancestor of a fan: text along the ring where that is broad, outwards where it is narrow. */
export function paintWedge(context: CanvasRenderingContext2D, { personOf, selectedKey, colours }: Painting, box: ChartBox, scale: number): void {
  const { wedge, kind, key } = box;
  if (!wedge) return;
  const { from, to, inner, outer } = wedge;
  const { name, years, sex } = personOf(box);
  context.beginPath();
  context.arc(0, 0, outer, radians(from), radians(to));
  if (inner > 0) context.arc(0, 0, inner, radians(to), radians(from), true);
  context.closePath();
  context.fillStyle = colours.card;
  context.fill();
  context.globalAlpha = kind === 'reference' ? 0.05 : 0.16;
  context.fillStyle = colours.tints[sex] ?? colours.line;
  context.fill();
  context.globalAlpha = 1;
  const isSelected = key === selectedKey;
  context.strokeStyle = isSelected ? colours.selected : colours.border;
  context.lineWidth = isSelected ? 4 : 1;
  context.stroke();

  const middle = (inner + outer) / 2;
  const breadth = inner === 0 ? outer * 2 : (middle * (to - from) * Math.PI) / 180;
  const depth = outer - inner;
  const isAlong = inner === 0 || breadth > depth;
  if ((isAlong ? depth : breadth) * scale < LEAST_TEXT) return;
  const size = Math.min(TEXT, (isAlong ? depth : breadth) * 0.8);
  const room = textRoom(wedge);
  context.save();
  if (inner > 0) {
    const angle = (from + to) / 2;
    context.rotate((angle * Math.PI) / 180);
    context.translate(0, -middle);
    if (!isAlong) context.rotate(angle > 0 ? -Math.PI / 2 : Math.PI / 2);
  }
  context.fillStyle = kind === 'reference' ? colours.muted : colours.text;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const hasYears = years !== '' && (isAlong ? depth : breadth) > size * 2.6;
  context.font = `600 ${size}px Inter, sans-serif`;
  context.fillText(fit(context, kind === 'reference' ? `↪ ${name}` : name, room), 0, hasYears ? -size * 0.65 : 0);
  if (hasYears) {
    context.font = `400 ${size * 0.88}px Inter, sans-serif`;
    context.fillStyle = colours.muted;
    context.fillText(fit(context, years, room), 0, size * 0.75);
  }
  context.restore();
}
