/** One way a pattern can be written out: optional segments are present or left out. */
export interface PathPattern {
  /** Reads a decoded pathname; its groups are the values of `params`, in order. */
  expression: RegExp;
  /** Names of the parameters; `*` is what a splat matched. */
  params: readonly string[];
  /** The higher, the more specific: static segments before parameters before a splat. */
  score: number;
}

const SPLAT = '*';
const STATIC_SCORE = 11;
const PARAM_SCORE = 4;
const SPLAT_SCORE = -1;

const isParam = (segment: string): boolean => segment.startsWith(':');
const escapeText = (text: string): string => text.replace(/[\\.*+^${}|()[\]?]/g, String.raw`\$&`);

function explode(segments: readonly string[]): string[][] {
  const [first, ...rest] = segments;
  if (first === undefined) return [[]];
  const tails = explode(rest);
  const present = tails.map((tail) => [first.replace(/\?$/, ''), ...tail]);
  return first.endsWith('?') ? [...present, ...tails] : present;
}

function compile(segments: readonly string[]): PathPattern {
  const hasSplat = segments.at(-1) === SPLAT;
  const named = hasSplat ? segments.slice(0, -1) : segments;
  const source = named.map((segment) => (isParam(segment) ? '/([^/]+)' : `/${escapeText(segment)}`)).join('');
  return {
    expression: new RegExp(`^${source}${hasSplat ? '(?:/(.+)|/*)' : '/*'}$`, 'i'),
    params: segments
      .filter((segment) => isParam(segment) || segment === SPLAT)
      .map((segment) => segment.replace(/^:/, '')),
    score: named.reduce(
      (sum, segment) => sum + (isParam(segment) ? PARAM_SCORE : STATIC_SCORE),
      hasSplat ? SPLAT_SCORE : 0,
    ),
  };
}

/**
 * Reads a react-router path from the root: static segments, `:name`, either of them optional with `?`, and a last `*`.
 * @returns every way to write it out, the fullest first. Case and trailing slashes do not matter, as in the browser.
 * @example readPattern('/region/:country?') // one with the parameter `country`, one without
 */
export function readPattern(pattern: string): PathPattern[] {
  return explode(pattern.split('/').filter((segment) => segment !== '')).map(compile);
}
