import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';
import type { SiteBoot } from '#domain/site/content/siteBoot.ts';

/**
 * Every origin that the pages of a site may load from and send to beside their own, each once. None unless configured.
 */
export function outsideOrigins(
  { survey, recording }: Pick<SiteBoot, 'survey' | 'recording'>,
  further: readonly string[],
): string[] {
  const scripts = [survey, recording].flatMap((script) => (script ? new URL(script.scriptUrl).origin : []));
  return scripts.length === 0 ? [] : [...new Set([...scripts, ...further])];
}

/** Origins of other sites that this one's pages have to do with. */
interface NamedOrigins {
  /** May be loaded from and sent to. */
  outside: readonly string[];
  /** Of the tiles of historical maps. */
  tiles: readonly string[];
  /** May hold a page of this site in a frame (docs/adr/0003). */
  frames: readonly string[];
}

const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  // The page of the silent sign-in says otherwise of itself.
  'frame-ancestors': "'none'",
};

const NO_POWERS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((power) => `${power}=()`)
  .join(', ');

/** What scripts from elsewhere need: to be loaded, to send, and to show their pictures. */
const OUTSIDE = new Set(['script-src', 'connect-src', 'img-src']);

/** What maps of other servers need: their tiles are asked for, and are pictures. */
const TILES = new Set(['connect-src', 'img-src']);

/** Own files only, no inline script or style sheet (docs/adr/0003); the origins are those an operator named. */
function contentSecurityPolicy({ outside, tiles, frames }: NamedOrigins): string {
  const policy = frames.length === 0 ? POLICY : { ...POLICY, 'frame-ancestors': frames.join(' ') };
  const further = (name: string) => new Set([...(OUTSIDE.has(name) ? outside : []), ...(TILES.has(name) ? tiles : [])]);
  return Object.entries(policy)
    .map(([name, sources]) => [name, sources, ...further(name)].join(' '))
    .join('; ');
}

/** Where the tiles of historical maps come from, each origin once. */
export const tileOrigins = (layers: readonly HistoricalLayer[] = []): string[] => [
  ...new Set(layers.map(({ tiles }) => new URL(tiles).origin)),
];

/**
 * Headers that every answer carries unless it says otherwise itself.
 * @param isHttps - whether the public address is https; then browsers must use it for a year.
 * @param origins - what the operator named; none by default.
 * @param coversSubdomains - whether they must for its subdomains, too (RFC 6797 section 6.1.2).
 */
export function securityHeaders(
  isHttps: boolean,
  { outside = [], tiles = [], frames = [] }: Partial<NamedOrigins> = {},
  coversSubdomains = false,
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy({ outside, tiles, frames }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_POWERS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // It can name no origin; browsers that know frame-ancestors pass over it.
    ...(frames.length === 0 && { 'x-frame-options': 'DENY' }),
    ...(isHttps && { 'strict-transport-security': `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}` }),
  };
}
