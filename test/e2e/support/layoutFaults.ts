import type { Page } from 'puppeteer';

/** Widths of windows a page is looked at in, in CSS pixels: small and usual telephones, tablets, and laptops. */
export const WIDTHS = [320, 360, 375, 414, 600, 768, 1024, 1280, 1366] as const;

/** Looks through the page as it is. Sent to the browser as its source, so it uses nothing from around it. */
function look(): string[] {
  /** So much of one thing may lie over another, in CSS pixels: borders that share a line, and rounding. */
  const TOLERANCE = 1;
  /** A box whose content is wider by no more, in CSS pixels, was meant to hold it. */
  const SLIGHTLY = 24;
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, ' +
    ['button', 'tab', 'switch', 'checkbox', 'menuitem', 'option'].map((role) => `[role="${role}"]`).join(', ');
  /**
   * What readers move about themselves: what lies where in it is theirs to say. A marker is at a place of a map: it is
   * cut at the edge and passes below the buttons until the map is moved.
   */
  const MOVED = '[role="application"], svg, canvas, .maplibregl-marker';
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Piece {
    element: Element;
    isControl: boolean;
    boxes: Box[];
    name: string;
    /** The nearest element that stays where it is while the page scrolls, if any: it lies over what passes below. */
    layer: Element | null;
  }
  const faults = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const ancestorsOf = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      found.push(around);
    }
    return found;
  };
  const cut = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isThere = ({ left, top, right, bottom }: Box) => right - left > TOLERANCE && bottom - top > TOLERANCE;
  const wordsOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || ''))
      .trim()
      .replaceAll(/\s+/gu, ' ')
      .slice(0, 40);
  const nameOf = (element: Element) =>
    `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${wordsOf(element)}”`;
  const layerOf = (element: Element) =>
    [element, ...ancestorsOf(element)].find((each) => ['fixed', 'sticky'].includes(styleOf(each).position)) ?? null;
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    styleOf(element).pointerEvents !== 'none';

  /**
   * What of a box its surroundings leave to be seen, and those that cut it where no one can scroll it into sight.
   * @param isText - the box is of words in the element, which cuts them itself where it clips
   */
  const seenOf = (element: Element, box: Box, isText: boolean): { seen: Box; cutBy: Element[] } => {
    let seen = box;
    let position = isText ? 'static' : styleOf(element).position;
    const cutBy: Element[] = [];
    const scrolled = { x: false, y: false };
    for (const around of isText ? [element, ...ancestorsOf(element)] : ancestorsOf(element)) {
      if (position === 'fixed') break;
      const style = styleOf(around);
      if (position === 'absolute' && style.position === 'static') continue;
      ({ position } = style);
      const { left, top, right, bottom } = around.getBoundingClientRect();
      const inside = cut(seen, {
        left: style.overflowX === 'visible' ? -Infinity : left,
        right: style.overflowX === 'visible' ? Infinity : right,
        top: style.overflowY === 'visible' ? -Infinity : top,
        bottom: style.overflowY === 'visible' ? Infinity : bottom,
      });
      const isAcross = clips(style.overflowX) && !scrolled.x;
      const isDown = clips(style.overflowY) && !scrolled.y;
      const isCut =
        (isAcross && (seen.left < left - TOLERANCE || seen.right > right + TOLERANCE)) ||
        (isDown && (seen.top < top - TOLERANCE || seen.bottom > bottom + TOLERANCE));
      // What is out of sight altogether is put away; what is half seen is cut.
      if (isCut && isThere(seen) && isThere(inside)) cutBy.push(around);
      scrolled.x ||= scrolls(style.overflowX);
      scrolled.y ||= scrolls(style.overflowY);
      seen = inside;
    }
    return { seen, cutBy };
  };

  const pieces: Piece[] = [];
  const add = (element: Element, given: readonly Box[], name: string, isControl: boolean) => {
    const all = given.map((box) => seenOf(element, box, !isControl));
    for (const by of isControl ? all.flatMap(({ cutBy }) => cutBy) : []) {
      faults.add(`${name} is cut off by its ${by.tagName.toLowerCase()}`);
    }
    const boxes = all.map(({ seen }) => seen).filter(isThere);
    if (boxes.length === 0) return;
    const isBeyond = boxes.some(({ left, right }) => right > window.innerWidth + TOLERANCE || left < -TOLERANCE);
    if (isBeyond && !ancestorsOf(element).some((around) => scrolls(styleOf(around).overflowX))) {
      faults.add(`${name} reaches beyond the window`);
    }
    pieces.push({ element, isControl, boxes, name, layer: layerOf(element) });
  };

  const main = document.documentElement;
  if (main.scrollWidth > main.clientWidth) {
    faults.add(`the page is ${main.scrollWidth - main.clientWidth} px wider than the window`);
  }

  // What is wider than its box by a little is cut; what is much wider, as a table on a telephone, is there to be moved.
  for (const box of document.querySelectorAll('body *')) {
    const over = box.scrollWidth - box.clientWidth;
    if (over > TOLERANCE && over <= SLIGHTLY && scrolls(styleOf(box).overflowX) && isSeen(box)) {
      faults.add(`${nameOf(box)} is cut by ${over} px`);
    }
  }

  // What says that it is as high as the window is: down to its lower edge, and with nothing below it where it is alone.
  for (const each of document.querySelectorAll('[data-window-high]')) {
    const isSpread = styleOf(each).display === 'contents';
    const box = isSpread ? each.parentElement : each;
    const below = Math.round((box?.getBoundingClientRect().bottom ?? 0) + window.scrollY - window.innerHeight);
    if (below !== 0) faults.add(`the page ends ${below} px below the window`);
    const isAlone = isSpread || each.getAttribute('data-window-high') === 'alone';
    const over = main.scrollHeight - window.innerHeight;
    if (isAlone && over > 0) faults.add(`the page scrolls by ${over} px beside what scrolls in it`);
  }

  for (const element of document.querySelectorAll(CONTROLS)) {
    if (!isSeen(element) || element.closest(MOVED)) continue;
    const style = styleOf(element);
    // A button may lie in the room a field leaves it beside its text.
    const isField = element.matches('input, select, textarea');
    const before = isField ? Number.parseFloat(style.paddingLeft) : 0;
    const after = isField ? Number.parseFloat(style.paddingRight) : 0;
    const boxes = [...element.getClientRects()].map(({ left, top, right, bottom }) => ({
      left: left + before,
      right: right - after,
      top,
      bottom,
    }));
    add(element, boxes, nameOf(element), true);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!element || !words || element.closest(`${CONTROLS}, script, style, noscript, option, ${MOVED}`)) continue;
    if (!isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The letters, without the room above and below them.
    const boxes = [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
      left,
      right,
      top: top + (bottom - top) / 4,
      bottom: bottom - (bottom - top) / 4,
    }));
    add(element, boxes, `“${words.slice(0, 40)}”`, false);
  }

  const belongTogether = (one: Element, other: Element) =>
    [one, one.closest('label')].some((each) => each?.contains(other)) ||
    [other, other.closest('label')].some((each) => each?.contains(one));
  pieces.forEach((one, index) => {
    if (!one.isControl) return;
    for (const other of pieces.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      if (!one.boxes.some((box) => other.boxes.some((over) => isThere(cut(box, over))))) continue;
      if (!belongTogether(one.element, other.element)) faults.add(`${one.name} and ${other.name} lie over each other`);
    }
  });
  return [...faults];
}

/**
 * Draws what a page draws only once it comes near (`content-visibility`). Until then its box has the height that was
 * guessed for it, and cuts what it holds, where no reader sees it.
 */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(each).contentVisibility === 'auto') each.style.contentVisibility = 'visible';
    }
  });

/** Gives the page the next two frames, in which it is laid out for its new width. */
const afterLayout = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * What is laid out wrongly on the page that is open, in windows of all widths: a page that scrolls sideways, two
 * controls or a control and a text over each other, a control cut off by its box or by the window, a page that is to be
 * as high as the window and is not. The page is not loaded again.
 * @returns a line for each fault and width; none when all is well
 */
export async function layoutFaultsOf(page: Page, height = 900): Promise<string[]> {
  const found: string[] = [];
  await drawAll(page);
  for (const width of WIDTHS) {
    await page.setViewport({ width, height });
    await afterLayout(page);
    for (const fault of await page.evaluate(look)) found.push(`${width}: ${fault}`);
  }
  return found;
}
