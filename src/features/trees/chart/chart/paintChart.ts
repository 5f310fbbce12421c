import { isFanView, type ChartBox } from '#domain/trees/chart/layout/chart.ts';

import { paintBlanks, paintWedge } from '../fan/paintWedge.ts';
import { windowRect, type Camera, type WindowSize } from '../model/camera.ts';
import { CARD_SCALE, PAINTED_NAME } from '../model/cardText.ts';
import { wrapText } from '../model/wrapText.ts';
import type { Painting } from './painting.ts';

/** Below this scale names cannot be read. */
const NAME_SCALE = 0.2;
const RADIUS = 6;
/** From the edge of a painted card to its name, and from one line of a name to the next. */
const NAME_INSET = 12;
const NAME_LINE = 30;

/** A name on two lines where it is too long for one. */
function paintName(
  context: CanvasRenderingContext2D,
  name: string,
  { x, y }: ChartBox,
  { width, height }: { width: number; height: number },
): void {
  const room = width - 2 * NAME_INSET;
  const lines = wrapText(name, room, 2, (text) => context.measureText(text).width);
  lines.forEach((words, line) =>
    context.fillText(words, x + NAME_INSET, y + height / 2 + (line - (lines.length - 1) / 2) * NAME_LINE, room),
  );
}

/** Paints the cards in the window, which are too small to be elements. */
function paintCards(context: CanvasRenderingContext2D, painting: Painting, camera: Camera, size: WindowSize): void {
  const { index, personOf, selectedKey, colours } = painting;
  const { width, height } = index.chart.card;
  const boxes = index.boxesWithin(windowRect(camera, size));
  const hasNames = camera.scale >= NAME_SCALE;
  // One path for all cards of a colour: a few calls of the canvas, not thousands.
  const byTint = new Map<string, ChartBox[]>();
  for (const box of boxes) {
    const tint = box.kind === 'place' ? 'place' : personOf(box).sex;
    const group = byTint.get(tint);
    if (group) group.push(box);
    else byTint.set(tint, [box]);
  }
  for (const [tint, group] of byTint) {
    context.fillStyle = tint === 'place' ? colours.ground : colours.card;
    context.strokeStyle = tint === 'place' ? colours.border : (colours.tints[tint] ?? colours.line);
    context.lineWidth = hasNames ? 2 : 3 / Math.max(camera.scale * 3, 0.4);
    context.beginPath();
    for (const { x, y } of group) {
      if (hasNames) context.roundRect(x, y, width, height, RADIUS);
      else context.rect(x, y, width, height);
    }
    context.fill();
    context.stroke();
  }
  if (hasNames) {
    context.fillStyle = colours.text;
    context.font = `600 ${PAINTED_NAME}px ${colours.font}`;
    context.textBaseline = 'middle';
    for (const box of boxes) if (box.kind !== 'place') paintName(context, personOf(box).name, box, index.chart.card);
  }
  const selected = boxes.find(({ key }) => key === selectedKey);
  if (!selected) return;
  context.strokeStyle = colours.selected;
  context.lineWidth = 4 / camera.scale;
  context.strokeRect(selected.x - 6, selected.y - 6, width + 12, height + 12);
}

/** Paints a fan: the places of those who are not known, then everyone. @param scale - of the camera */
function paintFan(context: CanvasRenderingContext2D, painting: Painting, scale: number): void {
  paintBlanks(context, painting);
  for (const box of painting.index.chart.boxes) paintWedge(context, painting, box, scale);
}

function paintLines(
  context: CanvasRenderingContext2D,
  { index, colours }: Painting,
  camera: Camera,
  size: WindowSize,
): void {
  context.strokeStyle = colours.line;
  context.lineWidth = Math.max(1.5, 1 / camera.scale);
  const lines = index.linesWithin(windowRect(camera, size));
  for (const isDashed of [false, true]) {
    context.setLineDash(isDashed ? [6, 5] : []);
    context.beginPath();
    for (const { points, isDashed: isLineDashed } of lines) {
      if (isLineDashed !== isDashed) continue;
      context.moveTo(points[0] ?? 0, points[1] ?? 0);
      for (let at = 2; at < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
    }
    context.stroke();
  }
  context.setLineDash([]);
}

/**
 * Paints what is in the window: lines always, fans, and cards where they are too small to be elements.
 */
export function paintChart(
  context: CanvasRenderingContext2D,
  painting: Painting,
  camera: Camera,
  size: WindowSize,
): void {
  const { index, ratio } = painting;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const scale = camera.scale * ratio;
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (size.width / 2) * ratio - camera.x * scale,
    (size.height / 2) * ratio - camera.y * scale,
  );
  if (isFanView(index.chart.view)) {
    paintFan(context, painting, camera.scale);
    return;
  }
  paintLines(context, painting, camera, size);
  if (camera.scale < CARD_SCALE) paintCards(context, painting, camera, size);
}
