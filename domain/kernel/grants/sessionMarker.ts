import type { StoredName } from '#domain/kernel/consent/storedItems.ts';

/** The cookie that says a silent sign-in is worth trying. It opens nothing, so that scripts may read it. */
export const SESSION_MARKER: StoredName<'cookie'> = 'muniment_session';

/** Whether a session may be there, by the header with the browser’s cookies. */
export const hasMarkedSession = (cookies: string | undefined): boolean =>
  (cookies ?? '').split('; ').includes(`${SESSION_MARKER}=1`);
