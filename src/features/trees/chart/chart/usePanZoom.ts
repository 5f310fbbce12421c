import { useEffect, useRef, type RefObject } from 'react';

import type { CameraStore } from './cameraStore.ts';

/**
 * A pointer that moved farther than this pulls the chart; one that did not has pressed what is under it. CSS pixels.
 */
const SLOP = 5;
/** How much one notch of a wheel and one step of a pinch on a touchpad bring nearer. */
const WHEEL_RATE = 0.0016;
const PINCH_RATE = 0.01;

interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Pulls and zooms a chart with mouse, touch and touchpad. The wheel zooms; with shift, or two fingers sideways, it
 * moves.
 * @param onPress - a press that pulled nothing, at a point of the window, on what was under it
 */
export function usePanZoom(
  surface: RefObject<HTMLElement | null>,
  camera: CameraStore,
  onPress: (target: Element, at: Point, isDouble: boolean) => void,
): void {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const pointers = new Map<number, Point>();
    let moved = 0;
    let lastPress = { time: 0, at: { x: 0, y: 0 } };
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, pointOf(event));
      if (pointers.size === 1) moved = 0;
    };
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const others = [...pointers].filter(([id]) => id !== event.pointerId);
      const other = others[0]?.[1];
      moved += distance(before, now);
      if (moved <= SLOP && !other) return;
      if (!element.hasPointerCapture?.(event.pointerId)) element.setPointerCapture?.(event.pointerId);
      element.dataset.pulling = '';
      pointers.set(event.pointerId, now);
      if (!other) return camera.panBy(now.x - before.x, now.y - before.y);
      const [from, to] = [middle(before, other), middle(now, other)];
      camera.panBy(to.x - from.x, to.y - from.y);
      camera.zoomBy(distance(now, other) / Math.max(distance(before, other), 1), to);
    };
    const onUp = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      if (pointers.size === 0) delete element.dataset.pulling;
      if (event.type !== 'pointerup' || moved > SLOP || pointers.size > 0 || !(event.target instanceof Element)) return;
      const at = pointOf(event);
      const isDouble = event.timeStamp - lastPress.time < 350 && distance(at, lastPress.at) < 12;
      lastPress = { time: isDouble ? 0 : event.timeStamp, at };
      press.current(event.target, at, isDouble);
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const [x, y] = [event.deltaX * lines, event.deltaY * lines];
      if (event.ctrlKey) return camera.zoomBy(Math.exp(-y * PINCH_RATE), pointOf(event));
      if (event.shiftKey || Math.abs(x) > Math.abs(y))
        return camera.panBy(-(x || y), x === 0 || event.shiftKey ? 0 : -y);
      camera.zoomBy(Math.exp(-y * WHEEL_RATE), pointOf(event));
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('wheel', onWheel);
    };
  }, [camera, surface]);
}
