import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';

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

const NO_POWERS = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb']
  .map((power) => `${power}=()`)
  .join(', ');

/** What scripts from elsewhere need: to be loaded, to send, and to show their pictures. */
const OUTSIDE = new Set(['script-src', 'connect-src', 'img-src']);

/** What maps of other servers need: their tiles are asked for, and are pictures. */
const TILES = new Set(['connect-src', 'img-src']);

/** Own files only, no inline script or style sheet (docs/adr/0003); `outside` and `tiles` are the origins an operator named. */
function contentSecurityPolicy(outside: readonly string[], tiles: readonly string[]): string {
  const further = (name: string) => new Set([...(OUTSIDE.has(name) ? outside : []), ...(TILES.has(name) ? tiles : [])]);
  return Object.entries(POLICY).map(([name, sources]) => [name, sources, ...further(name)].join(' ')).join('; ');
}

/** Where the tiles of historical maps come from, each origin once. */
export const tileOrigins = (layers: readonly HistoricalLayer[] = []): string[] => [...new Set(layers.map(({ tiles }) => new URL(tiles).origin))];

/**
 * Headers that every answer carries unless it says otherwise itself.
 * @param isHttps - whether the public address is https; then browsers must use it for a year.
 * @param outside - origins that pages may also load scripts from and send to.
 * @param tiles - origins of the tiles of historical maps.
 */
export function securityHeaders(isHttps: boolean, outside: readonly string[] = [], tiles: readonly string[] = []): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(outside, tiles),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_POWERS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
