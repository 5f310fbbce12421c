import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

/** A drawing of which nothing is left but what is listed here, and its proportions. */
export interface CleanSvg {
  svg: string;
  /** Width for each unit of height. */
  ratio: number;
}

/** A drawing that cannot be a logo, with what the person who brought it can do. */
export class SvgRefused extends Error {
  override name = 'SvgRefused';
}

const MOST_NODES = 2_000;
const DEEPEST = 50;
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));
const ELEMENTS = words(
  'svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern style',
);
/** Of other elements, those that say nothing to a reader: they are left out with all that is in them. */
const LEFT_OUT = words('metadata');
const ATTRIBUTES = words(`
  id class style d points x y width height rx ry cx cy r x1 y1 x2 y2 fx fy fr dx dy rotate offset viewBox
  preserveAspectRatio transform fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color display visibility clip-path clip-rule
  mask font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline textLength lengthAdjust
  stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
  patternUnits patternContentUnits patternTransform vector-effect paint-order mix-blend-mode isolation
`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** @throws SvgRefused where a value leads out of the drawing */
function requireLocal(value: string): string {
  const addresses = value.match(/url\s*\(\s*["']?\s*.?/giu) ?? [];
  if (
    addresses.some((address) => !address.endsWith('#')) ||
    /\\|@import|image-set|(?:src|expression)\s*\(|:\/\//iu.test(value)
  )
    throw new SvgRefused('The drawing refers to something outside it. Put everything into the drawing itself.');
  return value;
}

/** An attribute as it is kept; nothing for one that is not. @throws SvgRefused */
function attribute({ local: element, attributes }: SaxesTagNS, { local, uri, value }: SaxesAttributeNS): string {
  if (/^on/iu.test(local)) throw new SvgRefused('The drawing has a script in it. Save it without.');
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    if (!value.startsWith('#')) requireLocal('url(elsewhere)');
    // Editors write it both ways, and an attribute may be there once: browsers go by the one without a prefix.
    if (uri === XLINK && attributes.href !== undefined) return '';
    // Of what may have one, only a gradient or pattern is made from another.
    return ` href="${escaped(value)}"`;
  }
  if (uri !== '' || !ATTRIBUTES.has(local)) return '';
  // How large it is drawn is for the page to say.
  if (element === 'svg' && (local === 'width' || local === 'height')) return '';
  return ` ${local}="${escaped(requireLocal(value))}"`;
}

const sidesOf = (text: string | undefined): number[] =>
  (text ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);

/** What part of its plane a drawing shows: four numbers. @throws SvgRefused */
function viewBoxOf({ attributes }: SaxesTagNS): number[] {
  const text = (name: string) => attributes[name]?.value;
  const box =
    text('viewBox') === undefined
      ? [0, 0, Number.parseFloat(text('width') ?? ''), Number.parseFloat(text('height') ?? '')]
      : sidesOf(text('viewBox'));
  const [, , width = 0, height = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || width <= 0 || height <= 0)
    throw new SvgRefused('The drawing does not say how large it is. Save it with a “viewBox”.');
  return box;
}

/**
 * Writes an SVG again with nothing but listed elements and attributes, so that what is kept draws and does nothing else.
 * What editors write for themselves is left out; what could act, or lead elsewhere, is refused. Entities and document
 * types are never read.
 *
 * @throws SvgRefused
 */
export function cleanSvg(text: string): CleanSvg {
  const parser = new SaxesParser({ xmlns: true });
  const out: string[] = [];
  const open: string[] = [];
  let nodes = 0;
  let skipped = 0;
  let ratio = 0;
  /** Of the style sheet that is open: what comes in parts, with comments between, is one text to a browser. */
  let sheet = '';
  const count = () => {
    nodes += 1;
    if (nodes > MOST_NODES)
      throw new SvgRefused(`The drawing has more than ${MOST_NODES} parts. Simplify it, or bring it as a picture.`);
  };
  parser.on('error', () => {
    throw new SvgRefused('The file is not a whole SVG. Save it again.');
  });
  parser.on('doctype', (type) => {
    if (type.includes('[')) throw new SvgRefused('The drawing declares entities. Save it as plain SVG.');
  });
  parser.on('opentag', (tag) => {
    count();
    const { local, uri } = tag;
    if (skipped > 0 || (open.length > 0 && uri !== SVG) || LEFT_OUT.has(local)) return void (skipped += 1);
    if (uri !== SVG || !ELEMENTS.has(local) || (open.length === 0) !== (local === 'svg') || open.at(-1) === 'style')
      throw new SvgRefused(`The drawing has a part that a logo can’t have: “${local.slice(0, 40)}”.`);
    if (open.length >= DEEPEST)
      throw new SvgRefused(`More than ${DEEPEST} parts of the drawing lie within one another.`);
    const kept = Object.values(tag.attributes).map((each) => attribute(tag, each));
    if (local === 'svg') {
      const box = viewBoxOf(tag);
      ratio = (box[2] ?? 0) / (box[3] ?? 1);
      if (tag.attributes.viewBox === undefined) kept.push(` viewBox="${box.join(' ')}"`);
    }
    open.push(local);
    out.push(`<${local}${local === 'svg' ? ` xmlns="${SVG}"` : ''}${kept.join('')}>`);
  });
  parser.on('closetag', () => {
    if (skipped > 0) return void (skipped -= 1);
    if (open.at(-1) === 'style') out.push(escaped(requireLocal(sheet)));
    sheet = '';
    out.push(`</${open.pop()}>`);
  });
  const keepText = (words: string) => {
    if (skipped > 0 || open.length === 0) return;
    if (words.trim() !== '') count();
    if (open.at(-1) === 'style') sheet += words;
    else out.push(escaped(words));
  };
  parser.on('text', keepText);
  parser.on('cdata', keepText);
  parser.write(text).close();
  return { svg: out.join(''), ratio };
}
