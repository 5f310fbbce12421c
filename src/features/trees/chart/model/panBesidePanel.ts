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
} from './camera.ts';

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
