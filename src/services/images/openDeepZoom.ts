import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { firstView } from '#domain/records/images/firstView.ts';
import { imageInfo } from '#domain/records/images/imageLimits.ts';

import { layTilesEdgeToEdge, prioritiseSharpTiles } from './deepZoomTiles.ts';

/** A page as the image service names it. */
export interface ZoomedImage {
  /** Address at the IIIF Image API, without a final slash. */
  service: string;
  width: number;
  height: number;
}

/** A point of an image in its own pixels. */
export interface ImagePoint {
  /** Which of the images, from 0. */
  image: number;
  x: number;
  y: number;
}

/** What happens on the images. */
export interface ZoomEvents {
  /** The first pixels are drawn. */
  onShown: () => void;
  /** Everything in view is rendered as sharp as it will be, for the first time. */
  onSharp: () => void;
  onFailed: () => void;
  /** Something else is in view than at the start: said once. */
  onMoved?: () => void;
  /** The pointer is over a point; null when it is over none. */
  onPoint: (point: ImagePoint | null) => void;
  /** Pressed without dragging. */
  onPress: (point: ImagePoint) => void;
}

/** Marks that may lie on the image at the same time. */
export type MarkName = 'selected' | 'pointed';

/** How images are opened. */
export interface ZoomOptions {
  /** What it is and how it is moved by keys, for assistive technology. */
  label: string;
  /** How marks look. */
  markClasses: Readonly<Record<MarkName, string>>;
  /** How the drawing over the images is laid over them. */
  layerClass: string;
  /** The wheel moves the page, and the image only with Ctrl; on touch screens one finger moves the page. */
  isCooperative?: boolean;
  /** What of the first image is in view at the start; null for all of it. Default null. */
  start?: PageRegion | null;
  events: ZoomEvents;
}

/** Images that can be moved and enlarged, side by side. A region is of the first one unless its number is given. */
export interface DeepZoom {
  /** Groups of an SVG over each image, in its pixels: what is drawn there moves with it. */
  layers: readonly SVGGElement[];
  zoomBy: (factor: number) => void;
  /** The whole page, upright as it was turned. */
  showAll: () => void;
  /**
   * Brings a rectangle into view, with some of its surroundings: at once while nothing is sharp yet, since a flight
   * would ask for tiles on its way.
   */
  show: (region: PageRegion, image?: number) => void;
  turn: (degrees: number) => void;
  /** Marks a rectangle; null takes the mark away. */
  mark: (name: MarkName, region: PageRegion | null) => void;
  /** What of the first image is in view, in whole pixels. */
  view: () => PageRegion;
  close: () => void;
}

/** Tiles asked for between two frames. */
const TILES_A_FRAME = 4;

const loadLibrary = () => import('openseadragon');

/** Whether this browser can draw pictures: without, a page is shown as a plain image. */
export const canDrawImages = (): boolean => {
  try {
    return document.createElement('canvas').getContext('2d') !== null;
  } catch {
    return false;
  }
};

/** Fetches the code that opens images, so that it travels together with what says which images they are. */
export function prepareDeepZoom(): void {
  if (canDrawImages()) loadLibrary().catch(() => undefined);
}

/**
 * OpenSeadragon would add a style sheet as text, which the site's policy refuses with a warning, unless it finds it
 * there. What it finds has the name and no meaning: an element of no language, which is no style sheet to any browser.
 * The sheet would have taken away the ring of the focus on touch screens.
 */
function refuseStyleSheet(): void {
  if (document.querySelector('style[data-openseadragon-mobile-css]')) return;
  const nothing = document.createElementNS(null, 'style');
  nothing.setAttribute('data-openseadragon-mobile-css', 'true');
  document.head.append(nothing);
}

/**
 * By the sign on the key, wherever a keyboard has it: the number pad too. OpenSeadragon knows two places of the
 * American one.
 */
const ZOOM_OF_KEY: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** How often a tile that failed is asked for again, and milliseconds before each time. */
const TILE_RETRIES = 4;
const TILE_RETRY_MS = 3_000;

/** Between two images, in widths of the first. */
const GAP = 0.02;
/** Tiles kept in memory: fewer on a device that has little of it. */
const CACHED_TILES = { few: 80, usual: 240 };
/** Gigabytes below which a device has little memory. */
const SMALL_DEVICE = 4;
const tilesKept = (): number =>
  ((navigator as { deviceMemory?: number }).deviceMemory ?? SMALL_DEVICE) < SMALL_DEVICE
    ? CACHED_TILES.few
    : CACHED_TILES.usual;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Opens images in an element, which they then fill: one, or two side by side and equally high. OpenSeadragon is loaded
 * the first time; rejects when it cannot be had.
 */
export async function openDeepZoom(
  element: HTMLElement,
  images: readonly ZoomedImage[],
  { label, markClasses, layerClass, events, isCooperative = false, start = null }: ZoomOptions,
): Promise<DeepZoom> {
  const { default: openSeadragon } = await loadLibrary();
  refuseStyleSheet();
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const shapes = images.map(({ width, height }) => width / height);
  const places = shapes.map((shape, at) => ({
    x: shapes.slice(0, at).reduce((sum, before) => sum + before / shapes[0]! + GAP, 0),
    width: shape / shapes[0]!,
  }));
  const viewer = openSeadragon({
    element,
    // `info.json` is never requested: what it says is known here.
    tileSources: images.map(({ service, width, height }, at) => ({
      tileSource: { ...imageInfo(service, { width, height }), preferredFormats: ['webp'] },
      ...places[at],
    })) as never,
    drawer: 'canvas',
    maxImageCacheCount: tilesKept(),
    maxTilesPerFrame: TILES_A_FRAME,
    cooperativeGestures: isCooperative,
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
  const itemAt = (at: number) => viewer.world.getItemAt(at);
  const rectangle = ({ x, y, width, height }: PageRegion, at = 0) =>
    itemAt(at).imageToViewportRectangle(x, y, width, height);
  const pointAt = (position: OpenSeadragon.Point): ImagePoint | null => {
    const viewed = viewer.viewport.viewerElementToViewportCoordinates(position);
    const image = places.findIndex(({ x, width }) => viewed.x >= x && viewed.x < x + width);
    if (image < 0 || image >= viewer.world.getItemCount()) return null;
    const { x, y } = itemAt(image).viewportToImageCoordinates(viewed);
    return { image, x, y };
  };
  const lookAt = (region: PageRegion, image: number, isAtOnce: boolean) => {
    viewer.viewport.fitBoundsWithConstraints(rectangle(firstView(region, images[image] ?? region), image), isAtOnce);
    if (!isSharp) askForSharp();
  };
  let isSharp = false;
  let coarsest: number[] = [];
  let askForAll: (() => void)[] = [];
  const askForSharp = () => {
    coarsest = images.map((_image, at) => coarsest[at] ?? itemAt(at).source.minLevel);
    askForAll = coarsest.map((level, at) => prioritiseSharpTiles(viewer.viewport, itemAt(at), level));
  };
  let isShown = false;
  viewer.addHandler('tile-drawn', () => {
    if (isShown) return;
    isShown = true;
    events.onShown();
  });
  viewer.world.addHandler('add-item', ({ item }) => {
    layTilesEdgeToEdge(item);
    item.addHandler('fully-loaded-change', () => {
      const isWhole =
        viewer.world.getItemCount() === images.length && images.every((_image, at) => itemAt(at).getFullyLoaded());
      if (isSharp || !isWhole) return;
      isSharp = true;
      askForAll.forEach((ask) => ask());
      events.onSharp();
    });
  });
  viewer.addHandler('open-failed', events.onFailed);
  viewer.addHandler('tile-load-failed', () => isShown || events.onFailed());
  viewer.addHandler('canvas-click', ({ quick, position }) => {
    const point = quick ? pointAt(position) : null;
    if (point) events.onPress(point);
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
    viewer.addOnceHandler('open', () => {
      // In the same moment: a later one would ask for the tiles of the whole page first.
      if (start) lookAt(start, 0, true);
      else askForSharp();
      resolve();
    });
    viewer.addOnceHandler('open-failed', () => resolve());
  });
  await opened;

  const overlay = document.createElementNS(SVG, 'svg');
  overlay.setAttribute('class', layerClass);
  overlay.setAttribute('role', 'none');
  const layers = images.map(() => overlay.appendChild(document.createElementNS(SVG, 'g')));
  viewer.canvas.append(overlay);
  const howItLies = () => layers.map((layer) => layer.getAttribute('transform')).join();
  let atStart: string | null = null;
  let isMoved = false;
  // Where three corners of an image are says how its pixels lie on the screen, turned or not.
  const layOver = () => {
    layers.forEach((layer, at) => {
      const { width = 1, height = 1 } = images[at] ?? {};
      const item = viewer.world.getItemCount() > at ? itemAt(at) : null;
      if (!item) return;
      const onScreen = (x: number, y: number) =>
        viewer.viewport.pixelFromPoint(item.imageToViewportCoordinates(x, y), true);
      const [corner, right, bottom] = [onScreen(0, 0), onScreen(width, 0), onScreen(0, height)];
      layer.setAttribute(
        'transform',
        `matrix(${(right.x - corner.x) / width} ${(right.y - corner.y) / width} ${(bottom.x - corner.x) / height} ${(bottom.y - corner.y) / height} ${corner.x} ${corner.y})`,
      );
    });
    if (isMoved) return;
    const now = howItLies();
    atStart ??= now;
    isMoved = now !== atStart;
    if (isMoved) events.onMoved?.();
  };
  viewer.addHandler('update-viewport', layOver);
  layOver();

  return {
    layers,
    zoomBy,
    showAll: () => void viewer.viewport.goHome(calm),
    show: (region, image = 0) => lookAt(region, image, calm || !isSharp),
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
      const { width = 1, height = 1 } = images[0] ?? {};
      const bounds = itemAt(0).viewportToImageRectangle(viewer.viewport.getBounds(true));
      const x = Math.min(width - 1, Math.max(0, Math.round(bounds.x)));
      const y = Math.min(height - 1, Math.max(0, Math.round(bounds.y)));
      return {
        x,
        y,
        width: Math.max(1, Math.min(width, Math.round(bounds.x + bounds.width)) - x),
        height: Math.max(1, Math.min(height, Math.round(bounds.y + bounds.height)) - y),
      };
    },
    close() {
      tracker.destroy();
      viewer.destroy();
    },
  };
}
