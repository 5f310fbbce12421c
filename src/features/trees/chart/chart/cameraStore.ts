import { clampCamera, zoomAt, type Camera, type Rect, type WindowSize } from '../model/camera.ts';

/** The camera of one chart. It moves many times a second, so React does not draw from it. */
export interface CameraStore {
  camera: () => Camera;
  size: () => WindowSize;
  bounds: () => Rect;
  subscribe: (onMove: () => void) => () => void;
  /** The window or the chart has another size. */
  measured: (size: WindowSize) => void;
  charted: (bounds: Rect) => void;
  moveTo: (camera: Camera) => void;
  /** CSS pixels of the window. */
  panBy: (x: number, y: number) => void;
  zoomBy: (factor: number, at?: { x: number; y: number }) => void;
  /** Goes there in a short while, at once for readers who want less motion. Without a scale the one there is stays. */
  glideTo: (at: { x: number; y: number; scale?: number }) => void;
}

const GLIDE_MS = 220;
const wantsLessMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)')?.matches ?? false;
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Makes the camera of a chart. */
export function createCameraStore(): CameraStore {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let size: WindowSize = { width: 0, height: 0 };
  let bounds: Rect = { left: 0, top: 0, right: 0, bottom: 0 };
  let gliding = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const place = (next: Camera) => {
    camera = clampCamera(next, bounds);
    notify();
  };
  const moveTo = (next: Camera) => {
    cancelAnimationFrame(gliding);
    place(next);
  };
  const glide = (to: Camera) => {
    cancelAnimationFrame(gliding);
    if (wantsLessMotion()) return place(to);
    const from = camera;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      const done = easeOut(share);
      place({
        x: from.x + (to.x - from.x) * done,
        y: from.y + (to.y - from.y) * done,
        scale: from.scale * (to.scale / from.scale) ** done,
      });
      if (share < 1) gliding = requestAnimationFrame(step);
    };
    gliding = requestAnimationFrame(step);
  };
  return {
    camera: () => camera,
    size: () => size,
    bounds: () => bounds,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    measured: (next) => {
      size = next;
      notify();
    },
    charted: (next) => {
      bounds = next;
      notify();
    },
    moveTo,
    panBy: (x, y) => moveTo({ ...camera, x: camera.x - x / camera.scale, y: camera.y - y / camera.scale }),
    zoomBy: (factor, at) => moveTo(zoomAt(camera, size, factor, at)),
    glideTo: ({ x, y, scale = camera.scale }) => glide({ x, y, scale }),
  };
}
