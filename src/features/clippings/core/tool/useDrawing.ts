import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { SheetInView } from '../model/clipSheet.ts';
import { type Handle, HANDLES, moveRegion, pullEdges, snapToLines, regionBetween } from '../model/regionShapes.ts';

interface Point {
  x: number;
  y: number;
}

/** What is held while the pointer is down. */
interface Grip {
  /** The rectangle that is held; null: a new one is drawn. */
  key: string | null;
  from: Point;
  before: PageRegion | null;
  /** Null: the whole rectangle moves. */
  handle: Handle | null;
}

/** The rectangle under the pointer, before it is let go. */
export interface HeldRegion {
  key: string | null;
  region: PageRegion;
}

interface Drawing {
  sheet: SheetInView;
  regions: readonly (PageRegion & { key: string })[];
  onDrawn: (region: PageRegion) => void;
  onChanged: (key: string, region: PageRegion) => void;
  onSelect: (key: string) => void;
}

/** Pixels on the screen that a press may shake. */
const SHAKE = 4;
const isHandle = (text: string | undefined): text is Handle => HANDLES.some((handle) => handle === text);

/**
 * Rectangles drawn, moved and pulled by mouse, pen or finger. The viewer below never hears of a press that is the
 * tool's.
 * @param group - what is drawn over the image, in its pixels: `data-region` names a rectangle, `data-handle` an edge,
 * and
 *   what has `data-ground` takes new ones.
 */
export function useDrawing(group: RefObject<SVGGElement | null>, drawing: Drawing): HeldRegion | null {
  const [held, setHeld] = useState<HeldRegion | null>(null);
  const shape = useEffectEvent(({ key, from, before, handle }: Grip, at: Point): HeldRegion => {
    const { sheet } = drawing;
    const region = !before
      ? regionBetween(from, at, sheet)
      : handle
        ? pullEdges(before, handle, at, sheet)
        : moveRegion(before, { x: at.x - from.x, y: at.y - from.y }, sheet);
    return { key, region };
  });
  const take = useEffectEvent((target: Element, from: Point): Grip | null => {
    const { region: key, handle, ground } = (target as SVGElement).dataset;
    if (ground !== undefined) return { key: null, from, before: null, handle: null };
    const before = drawing.regions.find((region) => region.key === key);
    if (!before) return null;
    drawing.onSelect(before.key);
    return { key: before.key, from, before, handle: isHandle(handle) ? handle : null };
  });
  const letGo = useEffectEvent(({ key, before, handle }: Grip, { region }: HeldRegion, isFree: boolean) => {
    // A rectangle that is moved keeps its size: only edges that were drawn go to the lines.
    const done = isFree || (before && !handle) ? region : snapToLines(region, drawing.sheet.lines, drawing.sheet);
    if (key === null) drawing.onDrawn(done);
    else drawing.onChanged(key, done);
  });

  useEffect(() => {
    const element = group.current;
    if (!element) return undefined;
    let grip: Grip | null = null;
    let start: Point = { x: 0, y: 0 };
    let hasMoved = false;
    const pointOf = ({ clientX, clientY }: PointerEvent): Point | null => {
      const matrix = element.getScreenCTM()?.inverse();
      return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : null;
    };
    const down = (event: PointerEvent) => {
      const at = pointOf(event);
      if (event.button !== 0 || !event.isPrimary || !at || !(event.target instanceof Element)) return;
      grip = take(event.target, at);
      if (!grip) return;
      event.stopPropagation();
      event.preventDefault();
      start = { x: event.clientX, y: event.clientY };
      hasMoved = false;
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!grip) return;
      event.stopPropagation();
      hasMoved ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > SHAKE;
      const at = hasMoved ? pointOf(event) : null;
      if (at) setHeld(shape(grip, at));
    };
    const up = (event: PointerEvent) => {
      if (!grip) return;
      event.stopPropagation();
      const at = hasMoved ? pointOf(event) : null;
      if (at) letGo(grip, shape(grip, at), event.altKey);
      drop();
    };
    const drop = () => {
      grip = null;
      setHeld(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (!grip || event.key !== 'Escape') return;
      event.stopPropagation();
      drop();
    };
    // A mouse is over a handle before it presses: what it holds is as large as what is drawn.
    const over = ({ pointerType }: PointerEvent) => void (element.dataset.pointer = pointerType);
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', drop);
    window.addEventListener('keydown', escape, true);
    return () => {
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', drop);
      window.removeEventListener('keydown', escape, true);
    };
  }, [group]);
  return held;
}
