import { isStaffSignIn } from '#domain/kernel/grants/staffSignIn.ts';

import { readSiteBoot } from '../config/siteBoot.ts';

/** Who signed in, as the token says it. */
export interface Reader {
  memberId: number;
  firstName: string;
  /** Staff who came in through the internal sign-in (AUTH-023), in production with a second factor. */
  isInternal: boolean;
  /** Came through a library. */
  isPatron: boolean;
  /** Never accepted the terms of use, or accepted earlier ones. */
  mustAcceptTerms: boolean;
}

const methodsOf = (amr: unknown): string[] => (Array.isArray(amr) ? amr.map(String) : []);

/** Reads the claims of server/engines/identity. */
export function readerOf(claims: { sub: string; given_name?: string | undefined; [name: string]: unknown }): Reader {
  return {
    memberId: Number(claims.sub),
    firstName: claims.given_name ?? '',
    isInternal: isStaffSignIn(String(claims.kind), methodsOf(claims.amr), readSiteBoot().mode),
    isPatron: claims.kind === 'library',
    mustAcceptTerms: claims.terms_due === true,
  };
}
