import { readCookie, removeCookie } from '../storage/cookies.ts';

/** Set by the server while a session may be there; opens nothing (server/engines/identity/routes/sessionMarker.ts). */
const NAME = 'muniment_session';

/** Whether a silent sign-in is worth trying. */
export const hasSessionMarker = (): boolean => readCookie(NAME) === '1';

/** After the server said that there is no session. */
export const clearSessionMarker = (): void => removeCookie(NAME);
