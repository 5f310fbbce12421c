/** What a reader can be asked to allow, by the ids under which it is stored (spec 1 section 9). */
export const CONSENT_GROUPS = { performance: 'C0002', functional: 'C0003', targeting: 'C0004' } as const;

export type ConsentGroup = (typeof CONSENT_GROUPS)[keyof typeof CONSENT_GROUPS];

/** The answers given so far. A missing one means "not asked yet", which must never be read as a yes. */
export type ConsentAnswers = Readonly<Partial<Record<ConsentGroup, boolean>>>;

/** Name of the cookie that keeps the answers: `C0002:1,C0003:0,C0004:0`. */
export const CONSENT_COOKIE = 'consent';

const GROUPS: readonly string[] = Object.values(CONSENT_GROUPS);
const isGroup = (text: string | undefined): text is ConsentGroup => text !== undefined && GROUPS.includes(text);

/** Reads the cookie's value. Total: null, unknown groups and garbage answer nothing. */
export function parseConsent(value: string | null): ConsentAnswers {
  const answers: Partial<Record<ConsentGroup, boolean>> = {};
  for (const pair of (value ?? '').split(',')) {
    const [group, answer] = pair.split(':');
    if (isGroup(group) && (answer === '0' || answer === '1')) answers[group] = answer === '1';
  }
  return answers;
}

/** The cookie's value for some answers; `parseConsent` reads it back. */
export const formatConsent = (answers: ConsentAnswers): string =>
  Object.entries(answers)
    .map(([group, isAllowed]) => `${group}:${isAllowed ? 1 : 0}`)
    .join(',');
