import { useEffect, useRef, type RefObject } from 'react';

import { canvasSize, movePaintedPart, type PaintedPart } from '../model/paintedPart.ts';
import type { CameraStore } from './cameraStore.ts';
import { readChartColours } from './chartColours.ts';
import { paintChart } from './paintChart.ts';
import type { Painting } from './painting.ts';

const WANTS_DARK = '(prefers-color-scheme: dark)';
/** How long a camera is still before what was moved is painted sharply, with the window in its middle; milliseconds. */
const SHARP_MS = 120;

/**
 * Keeps the canvas and the layer of cards where the camera is; all moves of one frame are one. The canvas is larger
 * than the window: while the window is within what is painted, the canvas is moved and stretched; when the camera
 * rests, it is painted.
 */
export function usePainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  layer: RefObject<HTMLElement | null>,
  camera: CameraStore,
  { index, personOf, selectedKey, colouring }: Omit<Painting, 'colours' | 'ratio'>,
): void {
  const latest = useRef({ index, personOf, selectedKey, colouring });
  const paintAgain = useRef<() => void>(() => undefined);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d') ?? null;
    let colours = element && readChartColours(element);
    let painted: PaintedPart | null = null;
    let frame = 0;
    let sharpening: ReturnType<typeof setTimeout> | undefined;
    const paint = (target: HTMLCanvasElement, ratio: number) => {
      const window = camera.size();
      const size = canvasSize(window, ratio);
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      if (target.width !== width || target.height !== height) Object.assign(target, { width, height });
      Object.assign(target.style, {
        width: `${size.width}px`,
        height: `${size.height}px`,
        left: `${(window.width - size.width) / 2}px`,
        top: `${(window.height - size.height) / 2}px`,
      });
      if (context && colours) paintChart(context, { ...latest.current, colours, ratio }, camera.camera(), size);
      painted = { camera: camera.camera(), window, size };
    };
    const follow = () => {
      frame = 0;
      const size = camera.size();
      const { x, y, scale } = camera.camera();
      if (layer.current)
        layer.current.style.transform = `translate(${size.width / 2 - x * scale}px, ${size.height / 2 - y * scale}px) scale(${scale})`;
      if (!element || !context) return;
      clearTimeout(sharpening);
      const moved = painted && movePaintedPart(painted, camera.camera(), size);
      if (!moved) paint(element, Math.min(window.devicePixelRatio || 1, 2));
      else if (moved.stretch !== 1 || moved.x !== 0 || moved.y !== 0)
        sharpening = setTimeout(paintAgain.current, SHARP_MS);
      element.style.transform = moved ? `translate(${moved.x}px, ${moved.y}px) scale(${moved.stretch})` : '';
    };
    const followSoon = () => {
      frame ||= requestAnimationFrame(follow);
    };
    paintAgain.current = () => {
      painted = null;
      followSoon();
    };
    const scheme = window.matchMedia?.(WANTS_DARK);
    const onScheme = () => {
      colours = element && readChartColours(element);
      paintAgain.current();
    };
    scheme?.addEventListener('change', onScheme);
    const stop = camera.subscribe(followSoon);
    followSoon();
    // What was painted before the typeface arrived is painted with it.
    void document.fonts?.ready.then(() => paintAgain.current());
    return () => {
      stop();
      clearTimeout(sharpening);
      cancelAnimationFrame(frame);
      scheme?.removeEventListener('change', onScheme);
    };
  }, [camera, canvas, layer]);
  useEffect(() => {
    latest.current = { index, personOf, selectedKey, colouring };
    paintAgain.current();
  }, [index, personOf, selectedKey, colouring]);
}
