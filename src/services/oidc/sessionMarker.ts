import { SESSION_MARKER } from '#domain/kernel/grants/sessionMarker.ts';

import { readCookie, removeCookie } from '../storage/cookies.ts';

/** Whether a silent sign-in is worth trying. */
export const hasSessionMarker = (): boolean => readCookie(SESSION_MARKER) === '1';

/** After the server said that there is no session. */
export const clearSessionMarker = (): void => removeCookie(SESSION_MARKER);
