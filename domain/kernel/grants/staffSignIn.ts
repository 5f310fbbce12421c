/** Ways of signing in that say a second factor was shown, as in the `amr` claim (RFC 8176; `recovery` is ours). */
export const SECOND_FACTOR_METHODS: readonly string[] = ['otp', 'recovery', 'hwk'];

/** Whether someone who signed in with these methods has shown more than a password. */
export const hasShownSecondFactor = (methods: readonly string[]): boolean =>
  methods.some((method) => SECOND_FACTOR_METHODS.includes(method));

/**
 * Whether staff must show a second factor: always in production; a demonstration asks only those who set one up
 * (Q-107).
 */
export const mustStaffShowFactor = (mode: 'demo' | 'production'): boolean => mode === 'production';

/**
 * Whether a sign-in opens what is for staff: an account of staff that came in through the internal sign-in (AUTH-023),
 * in production with a second factor. The server judges every request by it, the browser only foresees the answer.
 *
 * @param kind - the kind of the account; null for a visitor
 * @param methods - how it signed in, as in the `amr` claim
 */
export const isStaffSignIn = (kind: string | null, methods: readonly string[], mode: 'demo' | 'production'): boolean =>
  kind === 'internal' && methods.includes('internal') && (!mustStaffShowFactor(mode) || hasShownSecondFactor(methods));
