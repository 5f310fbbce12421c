import type { ChartBox, Wedge } from '#domain/trees/chart/layout/chart.ts';

import type { Painting } from '../chart/painting.ts';
import { wedgeText, YEARS_SIZE } from '../model/wedgeText.ts';

const radians = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;
/** Wedges narrower than this, in CSS pixels along their middle, hold no text. */
const LEAST_TEXT = 9;

/** As much of a text as fits; empty where that would be next to nothing. */
function fit(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  let end = text.length - 1;
  while (end > 2 && context.measureText(`${text.slice(0, end)}…`).width > room) end -= 1;
  return end > 2 ? `${text.slice(0, end).trimEnd()}…` : '';
}

function traceWedge(context: CanvasRenderingContext2D, { from, to, inner, outer }: Wedge): void {
  context.beginPath();
  context.arc(0, 0, outer, radians(from), radians(to));
  if (inner > 0) context.arc(0, 0, inner, radians(to), radians(from), true);
  context.closePath();
}

/** Paints the places of ancestors who are not known: their outlines alone. */
export function paintBlanks(context: CanvasRenderingContext2D, { index, colours }: Painting): void {
  context.strokeStyle = colours.border;
  context.lineWidth = 1;
  for (const wedge of index.chart.blanks) {
    traceWedge(context, wedge);
    context.stroke();
  }
}

/** Paints one ancestor of a fan: text along the ring where that is broad, outwards where it is narrow. */
export function paintWedge(
  context: CanvasRenderingContext2D,
  { personOf, selectedKey, colours, colouring }: Painting,
  box: ChartBox,
  scale: number,
): void {
  const { wedge, kind, key } = box;
  if (!wedge) return;
  const { name, years, sex } = personOf(box);
  traceWedge(context, wedge);
  context.fillStyle = colours.card;
  context.fill();
  if (colouring) {
    context.fillStyle = colours.groups[colouring.colourOf.get(key) ?? -1] ?? colours.card;
    context.fill();
  } else {
    context.globalAlpha = kind === 'reference' ? 0.05 : 0.16;
    context.fillStyle = colours.tints[sex] ?? colours.line;
    context.fill();
    context.globalAlpha = 1;
  }
  const isSelected = key === selectedKey;
  context.strokeStyle = isSelected ? colours.selected : colours.border;
  context.lineWidth = isSelected ? 4 : 1;
  context.stroke();

  const isReference = kind === 'reference';
  const font = (weight: number, size: number) => {
    context.font = `${weight} ${size}px ${colours.font}`;
  };
  const { angle, middle, turn, across, size, room, lines } = wedgeText(
    wedge,
    isReference ? `↪ ${name}` : name,
    years,
    (text, at) => {
      font(600, at);
      return context.measureText(text).width;
    },
  );
  if (across * scale < LEAST_TEXT) return;
  context.save();
  context.rotate((angle * Math.PI) / 180);
  context.translate(0, -middle);
  context.rotate(((turn - angle) * Math.PI) / 180);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { words, dy, isName } of lines) {
    font(isName ? 600 : 400, isName ? size : size * YEARS_SIZE);
    context.fillStyle = isName && !isReference ? colours.text : colours.muted;
    context.fillText(fit(context, words, room), 0, dy);
  }
  context.restore();
}
