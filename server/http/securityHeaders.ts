/** Who may show a page in a frame: nobody, or this site itself, as the silent sign-in needs. */
export type Framing = 'none' | 'self';

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
};

const NO_POWERS = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb']
  .map((power) => `${power}=()`)
  .join(', ');

/** The Content-Security-Policy of every page: own files only, no inline script or style sheet (docs/adr/0003). */
export const contentSecurityPolicy = (framing: Framing): string =>
  [...Object.entries(POLICY).map(([name, sources]) => `${name} ${sources}`), `frame-ancestors '${framing}'`].join('; ');

/**
 * Headers that every answer carries.
 * @param framing - `self` only for the pages of the silent sign-in.
 * @param isHttps - whether the public address is https; then browsers are told to stay there for a year.
 */
export function securityHeaders(framing: Framing, isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(framing),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_POWERS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': framing === 'none' ? 'DENY' : 'SAMEORIGIN',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
