/** Who signed in, as the token says it. */
export interface Reader {
  memberId: number;
  firstName: string;
  /** Staff who came in through the internal sign-in (AUTH-023). */
  isInternal: boolean;
  /** Came through a library. */
  isPatron: boolean;
  /** Never accepted the terms of use, or accepted earlier ones. */
  mustAcceptTerms: boolean;
}

/** Reads the claims of server/identity. */
export function readerOf(claims: { sub: string; given_name?: string | undefined; [name: string]: unknown }): Reader {
  return {
    memberId: Number(claims.sub),
    firstName: claims.given_name ?? '',
    isInternal: claims.kind === 'internal' && Array.isArray(claims.amr) && claims.amr.includes('internal'),
    isPatron: claims.kind === 'library',
    mustAcceptTerms: claims.terms_due === true,
  };
}
