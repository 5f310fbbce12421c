import { isInstitutionId } from '../saml/institution.ts';

/** Why someone who is signed in is asked at the staff sign-in once more. */
export type StaffQuestion = 'ordinary-sign-in' | 'second-factor' | 'again';

const SIGN_UP_MODES = ['regular', 'freeTrial', 'search'];

/**
 * The page of the app that asks what the provider wants to know: sign-in, the internal sign-in, or sign-up with its
 * mode and registration route; or the way to the library that the reader has named already. `params` is
 * what the browser sent with the authorization request.
 */
export function interactionPage(
  uid: string,
  params: Readonly<Record<string, unknown>>,
  why: StaffQuestion | null = null,
): string {
  if (isInstitutionId(String(params.institution ?? '')))
    return `/interaction/${uid}/library/${String(params.institution)}`;
  const query = new URLSearchParams({ interaction: uid });
  if (params.screen_hint === 'signup') {
    const mode = String(params.sign_up_mode);
    query.set('mode', SIGN_UP_MODES.includes(mode) ? mode : 'regular');
    const route = String(params.registration_route ?? '');
    if (/^\d{1,6}$/u.test(route)) query.set('registrationRoute', route);
    query.set('prompt', 'login');
    return `/register?${query.toString()}`;
  }
  query.set('prompt', 'login');
  if (params.mode === 'mfa') query.set('mode', 'mfa');
  if (params.mode === 'internal' && why !== null) query.set('why', why);
  return `${params.mode === 'internal' ? '/internal/login' : '/sign-in'}?${query.toString()}`;
}
