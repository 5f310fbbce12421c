import { useEffect, useRef } from 'react';

import { fitted, isInside, windowRect, type Camera, type WindowSize } from '../model/camera.ts';
import type { CameraStore } from './cameraStore.ts';
import type { ChartIndex } from './chartIndex.ts';

/** A whole chart is shown at the start where its cards can be read then; else the focus at this scale. */
const READABLE = 0.62;
const START_SCALE = 0.8;
const START_FAN_SCALE = 0.5;
/** Room between the focus and the edge of the window it begins at, CSS pixels. */
const EDGE = 90;

/** Where a chart begins that is too large to be read as a whole: at its focus, from where most of it lies. */
function startOf({ chart: { view, bounds, card } }: ChartIndex, wholeScale: number, { width, height }: WindowSize): Camera {
  if (view === 'fan') return { x: 0, y: 0, scale: Math.max(wholeScale, START_FAN_SCALE) };
  const isAcross = bounds.left >= -card.width;
  const isDown = bounds.top >= -card.height;
  const x = isAcross ? (width / 2 - EDGE) / START_SCALE - card.width / 2 : 0;
  const y = isDown ? (height / 2 - EDGE) / START_SCALE - card.height / 2 : 0;
  return { x, y, scale: START_SCALE };
}

interface Anchor {
  key: string;
  x: number;
  y: number;
}

/**
 * Puts the camera where a reader expects it: a chart of somebody else, or another view, begins with its focus in the middle;
 * a chart in which a branch was turned stays where that branch's box is.
 * @param subject - what the chart is: another one is another chart
 * @returns `hold` keeps a box where it is in the next chart; `show` brings a box into the window
 */
export function usePlacedCamera(camera: CameraStore, index: ChartIndex | null, subject: string): { hold: (key: string) => void; show: (key: string) => void } {
  const placed = useRef<string | null>(null);
  const anchor = useRef<Anchor | null>(null);
  useEffect(() => {
    if (!index) return undefined;
    const { bounds } = index.chart;
    camera.charted(bounds);
    const held = anchor.current && index.boxOf.get(anchor.current.key);
    if (placed.current === subject && anchor.current && held) {
      const { x, y, scale } = camera.camera();
      camera.moveTo({ x: x + held.x - anchor.current.x, y: y + held.y - anchor.current.y, scale });
    }
    anchor.current = null;
    if (placed.current === subject) return undefined;
    const place = () => {
      const size = camera.size();
      if (size.width === 0) return false;
      placed.current = subject;
      const whole = fitted(bounds, size);
      camera.moveTo(whole.scale >= READABLE ? whole : startOf(index, whole.scale, size));
      return true;
    };
    if (place()) return undefined;
    // The window was not measured yet.
    const stop = camera.subscribe(() => {
      if (placed.current !== subject && camera.size().width > 0) place();
    });
    return () => void stop();
  }, [camera, index, subject]);
  return {
    hold: (key) => {
      const box = index?.boxOf.get(key);
      anchor.current = box ? { key, x: box.x, y: box.y } : null;
    },
    show: (key) => {
      const box = index?.boxOf.get(key);
      if (!box || !index) return;
      const { width, height } = index.chart.card;
      const rect = { left: box.x, top: box.y, right: box.x + width, bottom: box.y + height };
      if (!isInside(rect, windowRect(camera.camera(), camera.size()))) camera.glideTo({ x: box.x + width / 2, y: box.y + height / 2 });
    },
  };
}
