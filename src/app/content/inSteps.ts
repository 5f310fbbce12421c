/** One element of some markup, with what is in it. */
interface Part {
  tag: string;
  /** Where its attributes can be added. */
  at: number;
  weight: number;
  /** It lies over the page and moves nothing when it comes: it says so itself, with `data-over-page`. */
  isOver: boolean;
  parts: Part[];
}

const TAGS = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/giu;
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Of these some parts may come later than others: what follows them is under them. */
const SPLIT = new Set(['aside', 'article', 'div', 'footer', 'form', 'main', 'ol', 'section', 'ul']);

/** These are drawn whole where one frame has room for them. */
const WHOLE = new Set(['article', 'form', 'ol', 'ul']);
/** A frame can begin with these: none of them is a piece of a line. */
const BLOCKS = new Set([...SPLIT, 'details', 'dl', 'fieldset', 'figure', 'h2', 'h3', 'li', 'nav', 'p', 'table']);

/**
 * What an element costs where one that holds text costs 1: fields are several boxes each, and measure their choices.
 */
const WEIGHTS: Readonly<Record<string, number>> = { input: 12, select: 12, textarea: 12, img: 6 };
/** So many letters cost as much as one element. */
const LETTERS = 40;

/**
 * What is drawn in the frame of the heading, and in each of those after it. The first pays for most of what is used for
 * the first time.
 */
const FIRST_FRAME = 52;
const FRAME = 120;
/** What comes before the page itself, the bar and its menus, has a frame of its own where it is as much as this. */
const FRAME_BEFORE = 24;
/** In which step comes what lies over the page. */
const STEP_OVER = 2;
/** So many frames follow the first at most; the last of them has the rest. */
const MOST_STEPS = 12;
/** Less than this starts no frame of its own unless the one before is too full, and less than that is not divided. */
const LEAST = 6;
const LEEWAY = 20;
const DIVISIBLE = 30;
/** Frames are so many milliseconds apart, but for the first two. */
const APART_MS = 60;

/** Markup as React writes it: each element ends, and no attribute has a bare `>`. */
function partsOf(html: string): Part {
  const root: Part = { tag: 'div', at: 0, weight: 0, isOver: false, parts: [] };
  const open = [root];
  for (const { 0: text, 1: ends, 2: tag = '', 3: attributes = '', index } of html.matchAll(TAGS)) {
    const parent = open.at(-1) ?? root;
    if (text.startsWith('<!--')) continue;
    if (tag === '') {
      parent.weight += text.length / LETTERS;
      continue;
    }
    if (ends) {
      const ended = open.length > 1 ? open.pop() : undefined;
      if (ended) (open.at(-1) ?? root).weight += ended.weight;
      continue;
    }
    const part: Part = {
      tag,
      at: index + 1 + tag.length,
      weight: WEIGHTS[tag] ?? 1,
      isOver: attributes.includes(' data-over-page'),
      parts: [],
    };
    parent.parts.push(part);
    if (VOID.has(tag) || attributes.endsWith('/')) parent.weight += part.weight;
    else open.push(part);
  }
  return root;
}

/** Where the heading of the page is; 0 where it has none. */
const headingIn = ({ tag, at, parts }: Part): number => (tag === 'h1' ? at : Math.max(0, ...parts.map(headingIn)));

/** An element that comes later, in this step; `around`: what is in it has steps of its own. */
interface Mark {
  at: number;
  step: number;
  kind: 'step' | 'around';
}

/** A table cannot be left out of the layout: what is around it can. */
const isAroundTable = ({ parts, weight }: Part): boolean =>
  parts.some((part) => part.tag === 'table' && part.weight > weight / 2);

/** What comes later, and when. */
function stepsOf(root: Part): Mark[] {
  const marks: Mark[] = [];
  let step = 0;
  let left = FIRST_FRAME;
  // The heading of the page is always in the first frame of the page itself.
  const heading = headingIn(root);
  const place = (part: Part): void => {
    if (part.isOver) {
      marks.push({ at: part.at, step: STEP_OVER, kind: 'step' });
      return;
    }
    const isPage = part.tag === 'main' && step === 0 && FIRST_FRAME - left >= FRAME_BEFORE && part.weight > left;
    if (isPage) {
      step = 1;
      left = FIRST_FRAME;
    }
    const fits = part.weight <= left || step === MOST_STEPS;
    const splits =
      isPage ||
      (!fits &&
        SPLIT.has(part.tag) &&
        !isAroundTable(part) &&
        !(WHOLE.has(part.tag) && part.weight <= FRAME && part.at > heading) &&
        part.weight >= DIVISIBLE);
    if (splits) {
      if (step > 0) marks.push({ at: part.at, step, kind: 'around' });
      for (const inner of part.parts) place(inner);
      return;
    }
    if (!fits && part.at > heading && BLOCKS.has(part.tag) && (part.weight >= LEAST || left < -LEEWAY)) {
      step += 1;
      left = FRAME;
    }
    // Empty elements show nothing.
    if (step > 0 && part.weight > 1) marks.push({ at: part.at, step, kind: 'step' });
    left -= part.weight;
  };
  for (const part of root.parts) place(part);
  return marks;
}

const rule = (step: number): string =>
  `:is([data-step="${step}"],[data-around="${step}"]){animation-delay:${Math.max(1, (step - 1) * APART_MS)}ms}`;

/**
 * Hidden while an animation waits: an animation that runs would cost each frame something. What is not visible does not
 * count as moved when it comes. What is around parts with steps of their own is laid out: an animation within something
 * that is not would wait from when that is shown. Only where browsers animate `content-visibility` (those that know
 * `overlay`, Chromium 117 and later); others draw everything at once, as paper does.
 */
const rules = (last: number): string =>
  `@media screen{@supports (overlay:auto){@keyframes later{from,to{content-visibility:hidden;visibility:hidden}}@keyframes around{from,to{visibility:hidden}}#root[data-steps]{[data-step]{animation:later 1ms backwards;contain-intrinsic-height:auto 12rem}[data-around]{animation:around 1ms backwards}${Array.from({ length: last }, (_none, at) => rule(at + 1)).join('')}}}}`;

/**
 * Has the browser draw markup in several short frames, from above to below, where it would draw all in a long one
 * (docs/adr/0108). Once the page is taken over, and in browsers that do not animate this, everything is there at once.
 * @returns the markup, and the rules that it needs
 */
export function inSteps(html: string): { html: string; css: string } {
  const marks = stepsOf(partsOf(html));
  const last = Math.max(0, ...marks.map(({ step }) => step));
  if (last === 0) return { html, css: '' };
  let from = 0;
  const pieces = marks.map(({ at, step, kind }) => {
    const piece = `${html.slice(from, at)} data-${kind}="${step}"`;
    from = at;
    return piece;
  });
  return { html: pieces.join('') + html.slice(from), css: rules(last) };
}
