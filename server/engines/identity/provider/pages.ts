import type { KoaContextWithOIDC } from 'oidc-provider';

import { SUBMIT_SCRIPT_PATH } from '../routes/submitScript.ts';

/** Signing out needs no second question: the form is sent by a script, or by the button where scripts are off. */
export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Signing out</title>
<script src="${SUBMIT_SCRIPT_PATH}" defer></script></head>
<body><main><h1>Signing out</h1>${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" data-submit>Sign out</button></main></body>
</html>`;
}

/** After a sign-out that named no way back. */
export function signedOutPage(ctx: KoaContextWithOIDC): void {
  ctx.redirect('/');
}

const DESCRIPTION_LIMIT = 300;

/** Whatever goes wrong in the protocol ends on the site's own page for it (AUTH-011). */
export function errorPage(ctx: KoaContextWithOIDC, out: { error: string; error_description?: string | undefined }): void {
  const query = new URLSearchParams({ error: out.error });
  if (out.error_description) query.set('error_description', out.error_description.slice(0, DESCRIPTION_LIMIT));
  ctx.status = 303;
  ctx.redirect(`/error/auth?${query.toString()}`);
}
