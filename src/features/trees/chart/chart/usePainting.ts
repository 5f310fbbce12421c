import { useEffect, useRef, type RefObject } from 'react';

import type { CameraStore } from './cameraStore.ts';
import { readChartColours } from './chartColours.ts';
import { paintChart } from './paintChart.ts';
import type { Painting } from './painting.ts';

const WANTS_DARK = '(prefers-color-scheme: dark)';

/** Keeps the canvas and the layer of cards where the camera is; all moves of one frame are one painting. */
export function usePainting(canvas: RefObject<HTMLCanvasElement | null>, layer: RefObject<HTMLElement | null>, camera: CameraStore, painting: Omit<Painting, 'colours' | 'ratio'>): void {
  const latest = useRef(painting);
  const paintSoon = useRef<() => void>(() => undefined);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d') ?? null;
    let colours = element && readChartColours(element);
    let frame = 0;
    const paint = () => {
      frame = 0;
      const size = camera.size();
      const ratio = Math.min(window.devicePixelRatio || 1, 2);
      const { x, y, scale } = camera.camera();
      if (layer.current) layer.current.style.transform = `translate(${size.width / 2 - x * scale}px, ${size.height / 2 - y * scale}px) scale(${scale})`;
      if (!element || !context || !colours) return;
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
      paintChart(context, { ...latest.current, colours, ratio }, camera.camera(), size);
    };
    paintSoon.current = () => {
      frame ||= requestAnimationFrame(paint);
    };
    const scheme = window.matchMedia?.(WANTS_DARK);
    const onScheme = () => {
      colours = element && readChartColours(element);
      paintSoon.current();
    };
    scheme?.addEventListener('change', onScheme);
    const stop = camera.subscribe(paintSoon.current);
    paintSoon.current();
    // What was painted before the typeface arrived is painted with it.
    void document.fonts?.ready.then(() => paintSoon.current());
    return () => {
      stop();
      cancelAnimationFrame(frame);
      scheme?.removeEventListener('change', onScheme);
    };
  }, [camera, canvas, layer]);
  useEffect(() => {
    latest.current = painting;
    paintSoon.current();
  });
}
