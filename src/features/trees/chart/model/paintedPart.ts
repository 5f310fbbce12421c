import { isInside, windowRect, type Camera, type WindowSize } from './camera.ts';
import { CARD_SCALE } from './cardText.ts';

/**
 * What of a chart a canvas holds: where the camera was when it was painted for a window, and how large the canvas is in
 * CSS pixels.
 */
export interface PaintedPart {
  camera: Camera;
  window: WindowSize;
  size: WindowSize;
}

/** Room about the window on each side, as a share of it, so that a chart that is pulled is moved and not painted. */
const AHEAD = 0.25;
/** Device pixels of a canvas at most: 48 MB. */
const MOST_PIXELS = 12_000_000;
/** Painted letters are shown at up to twice and down to half of their size until the camera rests. */
const MOST_STRETCH = 2;

/**
 * How large the canvas of a window is, CSS pixels: the window with as much room about it as memory allows.
 * @param ratio - device pixels for a CSS pixel
 */
export function canvasSize({ width, height }: WindowSize, ratio: number): WindowSize {
  const most = Math.sqrt(MOST_PIXELS / Math.max(width * height * ratio ** 2, 1));
  const share = Math.min(1 + 2 * AHEAD, Math.max(1, most));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/**
 * How what is painted is to be moved and stretched about its middle to show what the camera sees; null where it has to
 * be painted again.
 */
export function movePaintedPart(
  { camera: painted, window: paintedFor, size }: PaintedPart,
  camera: Camera,
  window: WindowSize,
): { x: number; y: number; stretch: number } | null {
  const stretch = camera.scale / painted.scale;
  const isNear = stretch <= MOST_STRETCH && stretch >= 1 / MOST_STRETCH;
  // On either side of this scale cards are drawn by another.
  const isAlike = camera.scale < CARD_SCALE === painted.scale < CARD_SCALE;
  const isSameWindow = window.width === paintedFor.width && window.height === paintedFor.height;
  if (!isNear || !isAlike || !isSameWindow || !isInside(windowRect(camera, window), windowRect(painted, size)))
    return null;
  return { x: (painted.x - camera.x) * camera.scale, y: (painted.y - camera.y) * camera.scale, stretch };
}
