import { isFanView } from '#domain/trees/chart/layout/chart.ts';

import { paintBlanks, paintWedge } from '../fan/paintWedge.ts';
import { windowRect, type Camera, type WindowSize } from '../model/camera.ts';
import { CARD_SCALE } from '../model/cardText.ts';
import { paintCards } from './paintCards.ts';
import type { Painting } from './painting.ts';

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
