import { imageInfo } from '#domain/records/images/imageInfo.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

/** A page as the image service names it. */
export interface ZoomedImage {
  /** Address at the IIIF Image API, without a final slash. */
  service: string;
  width: number;
  height: number;
}

/** What happens on the image, in its own pixels. */
export interface ZoomEvents {
  /** The first pixels are drawn. */
  onShown: () => void;
  onFailed: () => void;
  /** The pointer is over a point; null when it left the image. */
  onPoint: (point: { x: number; y: number } | null) => void;
  /** Pressed without dragging. */
  onPress: (point: { x: number; y: number }) => void;
}

/** Marks that may lie on the image at the same time. */
export type MarkName = 'selected' | 'pointed';

/** How an image is opened. */
export interface ZoomOptions {
  /** What it is and how it is moved by keys, for assistive technology. */
  label: string;
  /** How marks look. */
  markClasses: Readonly<Record<MarkName, string>>;
  events: ZoomEvents;
}

/** An image that can be moved and enlarged. */
export interface DeepZoom {
  zoomBy: (factor: number) => void;
  /** The whole page, upright as it was turned. */
  showAll: () => void;
  /** Brings a rectangle into view, with some of its surroundings. */
  show: (region: PageRegion) => void;
  turn: (degrees: number) => void;
  /** Marks a rectangle; null takes the mark away. */
  mark: (name: MarkName, region: PageRegion | null) => void;
  /** What is in view, on the page and in whole pixels. */
  view: () => PageRegion;
  close: () => void;
}

/** Whether this browser can draw pictures: without, a page is shown as a plain image. */
export const canDrawImages = (): boolean => {
  try {
    return document.createElement('canvas').getContext('2d') !== null;
  } catch {
    return false;
  }
};

/**
 * OpenSeadragon would add a style sheet as text, which the site's policy refuses with a warning, unless it finds it there.
 * What it finds has the name and no meaning: an element of no language, which is no style sheet to any browser. The sheet would
 * have taken away the ring of the focus on touch screens.
 */
function refuseStyleSheet(): void {
  if (document.querySelector('style[data-openseadragon-mobile-css]')) return;
  const nothing = document.createElementNS(null, 'style');
  nothing.setAttribute('data-openseadragon-mobile-css', 'true');
  document.head.append(nothing);
}

/** By the sign on the key, wherever a keyboard has it: the number pad too. OpenSeadragon knows two places of the American one. */
const ZOOM_OF_KEY: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** How often a tile that failed is asked for again, and milliseconds before each time. */
const TILE_RETRIES = 4;
const TILE_RETRY_MS = 3_000;

/** A rectangle in view has this much of its own size around it. */
const AROUND = 0.35;

/**
 * Opens an image in an element, which it then fills. OpenSeadragon is loaded the first time; rejects when it cannot be had.
 */
export async function openDeepZoom(element: HTMLElement, { service, width, height }: ZoomedImage, { label, markClasses, events }: ZoomOptions): Promise<DeepZoom> {
  const { default: openSeadragon } = await import('openseadragon');
  refuseStyleSheet();
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const viewer = openSeadragon({
    element,
    // `info.json` is never requested: what it says is known here.
    tileSources: { ...imageInfo(service, { width, height }), preferredFormats: ['webp'] } as never,
    drawer: 'canvas',
    // A server that draws for many says 503 for a while.
    tileRetryMax: TILE_RETRIES,
    tileRetryDelay: TILE_RETRY_MS,
    showNavigationControl: false,
    animationTime: calm ? 0 : 0.6,
    maxZoomPixelRatio: 2.5,
    visibilityRatio: 1,
    minZoomImageRatio: 0.8,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
    gestureSettingsTouch: { clickToZoom: false, dblClickToZoom: true, pinchRotate: false },
  });
  viewer.canvas.setAttribute('role', 'application');
  viewer.canvas.setAttribute('aria-label', label);

  const marks = new Map<MarkName, HTMLElement>();
  const rectangle = ({ x, y, width: wide, height: high }: PageRegion) => viewer.viewport.imageToViewportRectangle(x, y, wide, high);
  const pointAt = (position: OpenSeadragon.Point) => {
    const { x, y } = viewer.viewport.viewerElementToImageCoordinates(position);
    return { x, y };
  };
  let isShown = false;
  viewer.addHandler('tile-drawn', () => {
    if (isShown) return;
    isShown = true;
    events.onShown();
  });
  viewer.addHandler('open-failed', events.onFailed);
  viewer.addHandler('tile-load-failed', () => isShown || events.onFailed());
  viewer.addHandler('canvas-click', ({ quick, position }) => {
    if (quick) events.onPress(pointAt(position));
  });
  const zoomBy = (factor: number) => {
    viewer.viewport.zoomBy(factor);
    viewer.viewport.applyConstraints();
  };
  viewer.addHandler('canvas-key', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event.originalEvent;
    // The library would turn or mirror the image behind the back of the tools, which know how it lies.
    if (/^[rf]$/iu.test(key)) event.preventDefaultAction = true;
    const factor = ZOOM_OF_KEY[key];
    if (factor === undefined || ctrlKey || metaKey || altKey) return;
    event.preventDefaultAction = true;
    zoomBy(factor);
  });
  const tracker = new openSeadragon.MouseTracker({
    element: viewer.container,
    moveHandler: (event) => events.onPoint(pointAt((event as { position: OpenSeadragon.Point }).position)),
    leaveHandler: () => events.onPoint(null),
  });
  const opened = new Promise<void>((resolve) => {
    viewer.addOnceHandler('open', () => resolve());
    viewer.addOnceHandler('open-failed', () => resolve());
  });
  await opened;

  return {
    zoomBy,
    showAll: () => void viewer.viewport.goHome(calm),
    show(region) {
      const { x, y, width: wide, height: high } = region;
      const around = { x: wide * AROUND * 0.2, y: Math.max(high * AROUND, height * 0.12) };
      viewer.viewport.fitBoundsWithConstraints(rectangle({ x: x - around.x, y: y - around.y, width: wide + 2 * around.x, height: high + 2 * around.y }), calm);
    },
    turn: (degrees) => void viewer.viewport.setRotation(degrees, calm),
    mark(name, region) {
      const present = marks.get(name);
      if (!region) {
        if (present) viewer.removeOverlay(present);
        marks.delete(name);
        return;
      }
      if (present) {
        viewer.updateOverlay(present, rectangle(region));
        return;
      }
      const mark = document.createElement('div');
      mark.className = markClasses[name];
      mark.setAttribute('aria-hidden', 'true');
      marks.set(name, mark);
      viewer.addOverlay({ element: mark, location: rectangle(region) });
    },
    view() {
      const bounds = viewer.viewport.viewportToImageRectangle(viewer.viewport.getBounds(true));
      const x = Math.max(0, Math.round(bounds.x));
      const y = Math.max(0, Math.round(bounds.y));
      return { x, y, width: Math.max(1, Math.min(width, Math.round(bounds.x + bounds.width)) - x), height: Math.max(1, Math.min(height, Math.round(bounds.y + bounds.height)) - y) };
    },
    close() {
      tracker.destroy();
      viewer.destroy();
    },
  };
}
