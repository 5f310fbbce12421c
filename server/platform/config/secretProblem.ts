/** Public knowledge: good enough for a demonstration, refused in production. */
export const DEMO_SECRET = 'muniment-demo-secret-known-to-everybody';
/** Fewest characters of a secret in production. */
export const MIN_SECRET_LENGTH = 32;

/**
 * `openssl rand -hex 32`, the poorest way to make a secret that is used, misses more than four of its sixteen signs
 * less than once in a million.
 */
const FEWEST_SIGNS = 12;
const ADVICE = 'make one with: openssl rand -base64 48';

const isRepeated = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;

/**
 * Why a `MUNIMENT_SECRET` must not protect a site in production; null where it may. A secret that stands in the
 * repository must be refused: scripts/structure/secrets.test.ts looks through every file for them.
 * @returns a sentence for the operator, which does not repeat the secret
 */
export function secretProblem(secret: string): string | null {
  if (secret === DEMO_SECRET) return `MUNIMENT_SECRET must be set in production; ${ADVICE}`;
  if (secret.length < MIN_SECRET_LENGTH)
    return `MUNIMENT_SECRET must have at least ${MIN_SECRET_LENGTH} characters in production.`;
  if (/replace|example|change.?me|secret/iu.test(secret)) return `MUNIMENT_SECRET is a placeholder; ${ADVICE}`;
  if (new Set(secret).size < FEWEST_SIGNS || isRepeated(secret))
    return `MUNIMENT_SECRET has too few different characters; ${ADVICE}`;
  return null;
}
