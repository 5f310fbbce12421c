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

/** Own files only, no inline script or style sheet (docs/adr/0003); `outside` are the origins an operator named. */
const contentSecurityPolicy = (outside: readonly string[]): string =>
  Object.entries(POLICY).map(([name, sources]) => [name, sources, ...(OUTSIDE.has(name) ? outside : [])].join(' ')).join('; ');

/**
 * Headers that every answer carries unless it says otherwise itself.
 * @param isHttps - whether the public address is https; then browsers are told to stay there for a year.
 * @param outside - origins that pages may also load scripts from and send to.
 */
export function securityHeaders(isHttps: boolean, outside: readonly string[] = []): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(outside),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_POWERS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
