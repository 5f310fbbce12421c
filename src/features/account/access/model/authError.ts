/** What becomes of an authentication error: one more try, or a page that explains it (spec 1 section 4). */
export type AuthErrorVerdict =
  | { kind: 'retry'; warning: string }
  | { kind: 'show'; explains: 'email-required' | 'permissions' | 'cancelled' | 'expired' | 'other' };

/** What is logged before the one retry, word for word (spec 1 section 8). */
const WARNINGS = new Map([
  ['access_denied', 'Access was denied per OAuth2 specification, retrying login'],
  ['invalid_request', 'An invalid request was made to Auth0, retrying login'],
]);

const EXPLANATIONS = new Map<string, 'cancelled' | 'expired'>([
  ['interaction_cancelled', 'cancelled'],
  ['session_not_found', 'expired'],
  ['state_not_found', 'expired'],
]);

function explanationOf(error: string, description: string): Extract<AuthErrorVerdict, { kind: 'show' }>['explains'] {
  if (description.includes('Email required')) return 'email-required';
  if (description.includes('Permissions error')) return 'permissions';
  return EXPLANATIONS.get(error) ?? 'other';
}

/**
 * Judges an authentication error. Two errors are tried once more, unless that was done already or the description asks
 * for an email address; every other error is shown at once.
 */
export function checkAuthError(error: string, description: string, hasRetried: boolean): AuthErrorVerdict {
  const warning = WARNINGS.get(error);
  if (warning !== undefined && !hasRetried && !description.includes('Email required'))
    return { kind: 'retry', warning };
  return { kind: 'show', explains: explanationOf(error, description) };
}
