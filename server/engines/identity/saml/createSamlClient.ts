import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';

import type { Institution } from './institution.ts';
import type { ServiceProvider } from './serviceProvider.ts';

/** Milliseconds that the clocks of the two sides may differ. */
export const CLOCK_SKEW_MS = 60_000;
/** Seconds from leaving for the institution to coming back: people look for their card and their password. */
export const REQUEST_SECONDS = 900;

/** Requests under way: `saveAsync` keeps one when it is made, `getAsync` gives its time back. */
export type RequestCache = CacheProvider;

/**
 * The SAML library for one institution: assertions must be signed, for this site, and answer a request of ours. With
 * `forceAuthn` a request has the reader asked, though the institution knows them still.
 */
export const createSamlClient = (
  { entityId, acsUrl }: ServiceProvider,
  { entityId: idpIssuer, signInUrl, signingKeys }: Institution,
  cacheProvider: RequestCache,
  forceAuthn = false,
): SAML =>
  new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    entryPoint: signInUrl,
    idpIssuer,
    idpCert: signingKeys,
    wantAssertionsSigned: true,
    // Signing the response as well adds nothing: only what is inside the signed assertion is believed.
    wantAuthnResponseSigned: false,
    signatureAlgorithm: 'sha256',
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    disableRequestedAuthnContext: true,
    forceAuthn,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_SECONDS * 1000,
    cacheProvider,
  });
