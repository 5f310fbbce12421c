import { iiifAddresses } from './iiifAddresses.ts';
import { english } from './iiifContexts.ts';

/** What a viewer tells a reader who may not see a page yet. */
export const AUTH_TEXTS = {
  label: 'Sign in',
  heading: 'You can’t see this page yet',
  note: 'Members, subscribers or readers of certain libraries see it. Sign in, then come back to this page.',
  confirm: 'Sign in',
  logout: 'Sign out',
  refused: 'Your account doesn’t open this page',
  refusedNote: 'The page of the issue says who reads it.',
  failed: 'You’re not signed in',
  failedNote: 'Sign in on this site, then try again.',
  foreign: 'This viewer isn’t allowed here',
  foreignNote: 'The site shows closed newspapers in its own pages and in viewers that its operator has named.',
} as const;

/** The services of Authorization Flow 2 for the image of a page that is not free: probe, access, token and sign-out. */
export function authServices(origin: string, pageId: string) {
  const at = iiifAddresses(origin);
  return {
    id: at.probe(pageId),
    type: 'AuthProbeService2',
    errorHeading: english(AUTH_TEXTS.refused),
    errorNote: english(AUTH_TEXTS.refusedNote),
    service: [
      {
        id: at.auth('access'),
        type: 'AuthAccessService2',
        profile: 'active',
        label: english(AUTH_TEXTS.label),
        heading: english(AUTH_TEXTS.heading),
        note: english(AUTH_TEXTS.note),
        confirmLabel: english(AUTH_TEXTS.confirm),
        service: [
          {
            id: at.auth('token'),
            type: 'AuthAccessTokenService2',
            errorHeading: english(AUTH_TEXTS.failed),
            errorNote: english(AUTH_TEXTS.failedNote),
          },
          { id: at.auth('logout'), type: 'AuthLogoutService2', label: english(AUTH_TEXTS.logout) },
        ],
      },
    ],
  };
}
