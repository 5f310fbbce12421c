import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';
import { base, Check } from 'oidc-provider/lib/helpers/interaction_policy/index.js';

import { hasShownSecondFactor, mustStaffShowFactor } from '#domain/kernel/grants/staffSignIn.ts';

/** Reasons of a question that the page of the staff sign-in explains. */
export const INTERNAL_REQUIRED = 'internal_required';
export const STAFF_FACTOR_REQUIRED = 'staff_factor_required';

/** How the reader showed who they are, in this sign-in or an earlier one of the session (RFC 8176). */
const methodsOf = ({ oidc }: KoaContextWithOIDC): string[] => oidc.result?.login?.amr ?? oidc.session?.amr ?? [];

const wants = (isWanted: boolean) => (isWanted ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT);

/**
 * When the reader must be asked. As the library has it, without a consent page (the one client is this site), and
 * with prompts more: a second factor (`mode=mfa`), the internal sign-in (`mode=internal`),
 * in production with a second factor, and signing up.
 */
export function createInteractionPolicy(siteMode: 'demo' | 'production'): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy.remove('consent');
  const login = policy.get('login');
  if (!login) throw new Error('oidc-provider has no login prompt any more');
  login.checks.add(
    new Check('mfa_required', 'a second factor is asked for', (ctx) =>
      wants(ctx.oidc.params?.mode === 'mfa' && !hasShownSecondFactor(methodsOf(ctx))),
    ),
  );
  login.checks.add(
    new Check(INTERNAL_REQUIRED, 'the internal sign-in is asked for', (ctx) =>
      wants(ctx.oidc.params?.mode === 'internal' && !methodsOf(ctx).includes('internal')),
    ),
  );
  login.checks.add(
    new Check(STAFF_FACTOR_REQUIRED, 'staff must show a second factor', (ctx) =>
      wants(
        ctx.oidc.params?.mode === 'internal' && mustStaffShowFactor(siteMode) && !hasShownSecondFactor(methodsOf(ctx)),
      ),
    ),
  );
  login.checks.add(
    new Check('sign_up_requested', 'signing up is asked for', (ctx) =>
      wants(ctx.oidc.params?.screen_hint === 'signup' && !ctx.oidc.result),
    ),
  );
  return policy;
}
