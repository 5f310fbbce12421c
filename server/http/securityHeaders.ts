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

/** Own files only, no inline script or style sheet (docs/adr/0003). */
const CONTENT_SECURITY_POLICY = Object.entries(POLICY).map(([name, sources]) => `${name} ${sources}`).join('; ');

/**
 * Headers that every answer carries unless it says otherwise itself.
 * @param isHttps - whether the public address is https; then browsers are told to stay there for a year.
 */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_POWERS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
