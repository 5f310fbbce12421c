import { useEffect, useRef } from 'react';

import type { RestingCamera } from '../chartViewState.ts';
import {
  isInside,
  NARROW,
  NARROW_MARGINS,
  WIDE_MARGINS,
  windowRect,
  type Camera,
  type Margins,
  type Rect,
  type WindowSize,
} from '../model/camera.ts';
import { openingCamera } from '../model/openingCamera.ts';
import type { CameraStore } from './cameraStore.ts';
import type { ChartIndex } from './chartIndex.ts';

/** What the panel about the selected person leaves free: it is at the right, in a narrow window at the foot. */
const besidePanel = (size: WindowSize): Margins =>
  size.width < NARROW ? { ...NARROW_MARGINS, bottom: size.height * 0.55 } : { ...WIDE_MARGINS, right: 360 };

/**
 * The camera from which a rectangle is seen beside the panel: the same where it is already, else with it in the middle
 * of what is free.
 */
export function panBesidePanel(camera: Camera, rect: Rect, size: WindowSize): Camera {
  const { left, top, right, bottom } = besidePanel(size);
  const [x, y] = [camera.x + (left - right) / 2 / camera.scale, camera.y + (top - bottom) / 2 / camera.scale];
  const free = windowRect(
    { x, y, scale: camera.scale },
    { width: size.width - left - right, height: size.height - top - bottom },
  );
  if (isInside(rect, free)) return camera;
  return { ...camera, x: camera.x + (rect.left + rect.right) / 2 - x, y: camera.y + (rect.top + rect.bottom) / 2 - y };
}

interface Anchor {
  key: string;
  x: number;
  y: number;
}

/**
 * Puts the camera where a reader expects it: a chart of another person, or another view, starts with its focus in the
 * middle; a chart in which a branch was turned stays where that branch's box is.
 * @param subject - what the chart is: another one is another chart
 * @param recorded - where the camera of a recorded session rested, which its chart starts with; else null
 * @returns `hold` keeps a box where it is in the next chart; `show` brings a box into the window, beside the panel
 * about its person
 */
export function usePlacedCamera(
  camera: CameraStore,
  index: ChartIndex | null,
  subject: string,
  recorded: RestingCamera | null,
): { hold: (key: string) => void; show: (key: string) => void } {
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
      camera.moveTo(placed.current === null && recorded !== null ? recorded : openingCamera(index.chart, size));
      placed.current = subject;
      return true;
    };
    if (place()) return undefined;
    // The window was not measured yet.
    const stop = camera.subscribe(() => {
      if (placed.current !== subject && camera.size().width > 0) place();
    });
    return () => void stop();
  }, [camera, index, recorded, subject]);
  return {
    hold: (key) => {
      const box = index?.boxOf.get(key);
      anchor.current = box ? { key, x: box.x, y: box.y } : null;
    },
    show: (key) => {
      const box = index?.boxOf.get(key);
      if (!box || !index) return;
      const { width, height } = index.chart.card;
      const seen = panBesidePanel(
        camera.camera(),
        { left: box.x, top: box.y, right: box.x + width, bottom: box.y + height },
        camera.size(),
      );
      if (seen !== camera.camera()) camera.glideTo(seen);
    },
  };
}
