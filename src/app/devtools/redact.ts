/** What stands where something was taken out. */
export const REDACTED = '<redacted>';

/** Keys whose value is a secret wherever they stand. */
const SECRET = /token|passw|passphrase|secret|verifier|authori[sz]ation|credential|cookie|\botp\b|totp|recovery|api_?key|private_?key|session_?id/iu;
/** Keys that name a person or tell how to reach one. `name` alone is not among them: sets, places and fields have names. */
const PERSONAL = /(?:first|last|given|family|middle|maiden|display|full|nick|user|sur|fore|preferred|person|contact)_?names?$|e?mail(?:_?address)?$|phone(?:_?number)?$|birth_?da(?:te|y)$|date_?of_?birth$|pronouns$/iu;
/** Keys that say whether a person lives. */
const LIVING = /^(?:is_?|may_?be_?|is_?treated_?as_?)?living$/iu;
const DEAD = /^(?:is_?)?(?:deceased|dead|known_?dead)$/iu;
/** A historical record names it: the server sends no record of somebody who may live (domain/privacy). */
const RECORD = new Set(['recordId', 'recordSetId', 'recordSet']);
/** Deeper than any state of ours; a cycle ends here too. */
const DEPTH_LIMIT = 60;

/** What is known of the people in a part of the state. */
type Fate = 'unknown' | 'living' | 'dead';

/** What is taken out of a part: `secrets` where the reader's own words must stay (arguments of queries), else `people` too. */
export type Redaction = 'secrets' | 'people';

function fateOf(entries: readonly (readonly [string, unknown])[], around: Fate): Fate {
  let fate = around;
  for (const [key, value] of entries) {
    if ((LIVING.test(key) && value === true) || (DEAD.test(key) && value === false)) return 'living';
    if ((LIVING.test(key) && value === false) || (DEAD.test(key) && value === true) || RECORD.has(key)) fate = 'dead';
  }
  return fate;
}

const PAIR = /"((?:[^"\\]|\\.)*)":\s*"(?:[^"\\]|\\.)*"/gu;

/** Keys of the cache hold arguments as JSON: its secrets go as well. The same key always becomes the same. */
export const redactText = (text: string): string => text.replace(PAIR, (pair, key: string) => (SECRET.test(key) ? `"${key}":"${REDACTED}"` : pair));

function redactEntry(key: string, value: unknown, kind: Redaction, fate: Fate, depth: number): unknown {
  if (SECRET.test(key) && value !== null && typeof value !== 'boolean') return REDACTED;
  if (kind === 'people' && fate !== 'dead' && PERSONAL.test(key) && value !== null) return REDACTED;
  return redactAt(value, kind, fate, depth + 1);
}

function redactAt(value: unknown, kind: Redaction, around: Fate, depth: number): unknown {
  if (depth > DEPTH_LIMIT || typeof value === 'function' || typeof value === 'symbol') return REDACTED;
  if (typeof value === 'string') return kind === 'people' && around === 'living' ? REDACTED : redactText(value);
  if (typeof value === 'number' && kind === 'people' && around === 'living') return REDACTED;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => redactAt(entry, kind, around, depth + 1));
  const entries = Object.entries(value);
  const fate = fateOf(entries, around);
  return Object.fromEntries(entries.map(([key, entry]) => [redactText(key), redactEntry(key, entry, kind, fate, depth)]));
}

/**
 * A copy of a value without secrets and, where people are to be protected, without the names of anybody who is not known
 * to be dead. Everything in an object that is marked as a living person goes, whatever its key.
 */
export const redact = (value: unknown, kind: Redaction = 'people'): unknown => redactAt(value, kind, 'unknown', 0);
