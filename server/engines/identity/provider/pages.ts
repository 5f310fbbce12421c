import type { KoaContextWithOIDC } from 'oidc-provider';

import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import { plainPage, plainPagePolicy } from '#server/platform/http/plainPage.ts';

import { SUBMIT_SCRIPT_PATH } from '../routes/submitScript.ts';

/**
 * Signing out by the provider's own address. A reader whose token was sent along asked for it on a page that had it,
 * and a script sends the form; any other link may have been put before them by another site, and they are asked first
 * (OpenID Connect RP-Initiated Logout 1.0 section 2).
 */
export const signOutPage =
  (siteIdentity: () => SiteIdentity) =>
  (ctx: KoaContextWithOIDC, form: string): void => {
    const hint = ctx.oidc.entities.IdTokenHint?.payload as { sub?: unknown } | undefined;
    const isAskedFor = hint?.sub !== undefined && hint.sub === ctx.oidc.session?.accountId;
    ctx.type = 'html';
    ctx.set('cache-control', 'no-store');
    ctx.set('content-security-policy', plainPagePolicy(`script-src 'self'; form-action 'self'`));
    const { name } = siteIdentity();
    const question = '<p>You’ll be signed out on this device. What you saved stays in your account.</p>';
    const button = `<button type="submit" form="op.logoutForm" name="logout" value="yes"${isAskedFor ? ' data-submit' : ''}>Sign out</button>`;
    ctx.body = isAskedFor
      ? plainPage(name, 'Signing out', `${form}\n${button}`, `<script src="${SUBMIT_SCRIPT_PATH}" defer></script>\n`)
      : plainPage(name, 'Sign out?', `${question}\n${form}\n<p>${button} <a href="/">Stay signed in</a></p>`);
  };

/** After a sign-out that named no way back. */
export function signedOutPage(ctx: KoaContextWithOIDC): void {
  ctx.redirect('/');
}

const DESCRIPTION_LIMIT = 300;

/** Whatever goes wrong in the protocol ends on the site's own page for it (AUTH-011). */
export function errorPage(
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string | undefined },
): void {
  const query = new URLSearchParams({ error: out.error });
  if (out.error_description) query.set('error_description', out.error_description.slice(0, DESCRIPTION_LIMIT));
  ctx.status = 303;
  ctx.redirect(`/error/auth?${query.toString()}`);
}
