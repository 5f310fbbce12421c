import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { AuthorizationResponseError } from 'openid-client';

import type { SocialSettings } from '#server/platform/config/settings/members.ts';
import { isSameOrigin } from '#server/platform/http/admitOwnPages.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { findState, putState, replaceState, takeState } from '../federationState.ts';
import { finishSignIn } from '../finishSignIn.ts';
import type { IdentityOptions } from '../identity.ts';
import { interactionScope, isSignedIn, SIGN_IN_GONE } from '../interactionScope.ts';
import { keepInteraction } from '../provider/oidcAdapter.ts';
import { bodyFields } from '../routes/bodyFields.ts';
import { interactionPage } from '../routes/interactionPage.ts';
import { refuse, refuseForeign, refuseForNow, SIGNED_OUT_MEANWHILE } from '../routes/refuse.ts';
import type { RateLimits } from '../signing/rateLimits.ts';
import { checkIdentity, type SocialJudgement } from './checkIdentity.ts';
import { createSocialClient, newSocialRequest, StaleSignIn, type SocialIdentity } from './createSocialClient.ts';
import { signUpNewcomer } from './upstreamMembers.ts';

/** Where the provider sends browsers back to: what the operator registers with it. */
const CALLBACK_PATH = '/social/callback';
/** Seconds: as long as a sign-in may be under way (provider/createProvider.ts). */
const HOUR = 3600;

/** The provider's way of saying that the reader, or the reader's settings there, said no. */
const DENIALS = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'insufficient_scope',
]);

/** Why the sign-in page shows again (signInTexts.ts). */
type Notice = 'social-link' | 'social-second-factor' | 'social-unavailable';

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
const reasonOf = (error: unknown): string =>
  error instanceof Error ? ((error as { code?: unknown }).code ?? error.name).toString() : 'unknown';

/**
 * Signing in with the operator's social provider (docs/adr/0012). The browser leaves from `/interaction/:uid/social`
 * and comes back to one registered address, which hands it on below its own sign-in, where the cookie of that is sent:
 * an answer counts in the browser that left and nowhere else.
 */
export async function registerSocialRoutes(
  app: FastifyInstance,
  { db, settings, log }: IdentityOptions,
  social: SocialSettings,
  provider: () => Provider,
  limits: RateLimits,
): Promise<void> {
  const origin = settings.publicUrl;
  const client = createSocialClient(social, origin + CALLBACK_PATH);

  const ask = async (request: FastifyRequest, reply: FastifyReply, notice: Notice) => {
    const { uid, params } = await provider().interactionDetails(request.raw, reply.raw);
    const page = interactionPage(uid, { ...params, screen_hint: undefined });
    return reply.redirect(`${page}&notice=${notice}`, 303);
  };

  const fail = async (request: FastifyRequest, reply: FastifyReply, error: string, description: string) =>
    reply.redirect(
      await provider().interactionResult(request.raw, reply.raw, { error, error_description: description }),
      303,
    );

  const carryOn = async (request: FastifyRequest, reply: FastifyReply, uid: string, judgement: SocialJudgement) => {
    switch (judgement.kind) {
      case 'signed-in':
        return reply.redirect(
          (await finishSignIn({ provider, db }, request, reply, { ...judgement, methods: ['federated'] })) ??
            SIGN_IN_GONE,
          303,
        );
      case 'second-factor':
        return ask(request, reply, 'social-second-factor');
      case 'refused':
        return fail(request, reply, 'access_denied', judgement.description);
      case 'newcomer':
        await replaceState(db, 'social-newcomer', uid, judgement.newcomer, HOUR);
        await keepInteraction(db, uid);
        if (judgement.newcomer.memberId !== null) return ask(request, reply, 'social-link');
        return reply.redirect(
          `/register?${new URLSearchParams({ interaction: uid, newcomer: '1', prompt: 'login' }).toString()}`,
          303,
        );
    }
  };

  app.get<{ Querystring: { state?: unknown } }>(CALLBACK_PATH, async (request, reply) => {
    const { state } = request.query;
    const asked = typeof state === 'string' ? await findState(db, 'social-request', state) : null;
    void reply.header('cache-control', 'no-store');
    if (!asked) return reply.redirect('/error/auth?error=state_not_found', 303);
    return reply.redirect(`/interaction/${asked.uid}/social/return${searchOf(request.url)}`, 303);
  });

  await interactionScope(app, origin, (scope) => {
    scope.get('/interaction/:uid/social', async (request, reply) => {
      const { uid, session } = await provider().interactionDetails(request.raw, reply.raw);
      const wait = await limits.countQuestion(request.ip);
      if (wait !== null) return sendProblem(request, reply.header('retry-after', String(wait)), problemOf(429));
      const { state, nonce, verifier } = newSocialRequest();
      const freshSince = isSignedIn(session) ? Math.floor(Date.now() / 1000) : undefined;
      try {
        const away = await client.leave({ state, nonce, verifier, freshSince });
        await putState(db, 'social-request', state, { uid, nonce, verifier, freshSince }, HOUR);
        return await reply.redirect(away.href, 303);
      } catch (error) {
        log.warn({ requestId: request.id, reason: reasonOf(error) }, 'the social provider does not answer');
        return ask(request, reply, 'social-unavailable');
      }
    });

    scope.get<{ Querystring: { state?: unknown } }>('/interaction/:uid/social/return', async (request, reply) => {
      const { uid } = await provider().interactionDetails(request.raw, reply.raw);
      const state = typeof request.query.state === 'string' ? request.query.state : '';
      const asked = await takeState(db, 'social-request', state);
      if (asked?.uid !== uid) return reply.redirect('/error/auth?error=state_not_found', 303);
      let identity: SocialIdentity;
      try {
        identity = await client.arrive(new URL(CALLBACK_PATH + searchOf(request.url), origin), { ...asked, state });
      } catch (error) {
        log.warn({ requestId: request.id, reason: reasonOf(error) }, 'social sign-in refused');
        if (error instanceof StaleSignIn)
          return fail(request, reply, 'social_sign_in_failed', 'The other site did not ask you to sign in again');
        const isDenied = error instanceof AuthorizationResponseError && DENIALS.has(error.error);
        return isDenied
          ? fail(request, reply, 'access_denied', 'Permissions error')
          : fail(request, reply, 'social_sign_in_failed', 'The other site’s answer could not be used');
      }
      return carryOn(request, reply, uid, await checkIdentity(db, settings.mode, identity));
    });

    scope.get('/interaction/:uid/social/newcomer', async (request, reply) => {
      const { uid } = await provider().interactionDetails(request.raw, reply.raw);
      const waiting = await findState(db, 'social-newcomer', uid);
      if (!waiting || waiting.memberId !== null) return reply.code(410).send({ problems: [] });
      const { email, firstName, lastName } = waiting;
      return reply.send({ email, firstName, lastName });
    });

    scope.post('/interaction/:uid/social/register', async (request, reply) => {
      if (!isSameOrigin(request.headers, origin)) return refuseForeign(reply);
      const { uid } = await provider().interactionDetails(request.raw, reply.raw);
      const hasAcceptedTerms = (request.body as { hasAcceptedTerms?: unknown } | null)?.hasAcceptedTerms === true;
      const outcome = await signUpNewcomer(
        { db, limits },
        uid,
        { ...bodyFields(request.body, 'firstName', 'lastName'), hasAcceptedTerms },
        request.ip,
      );
      if (!outcome)
        return reply
          .code(410)
          .send({ problems: [{ field: null, code: 'EXPIRED', message: 'This sign-in has expired. Start it again.' }] });
      if (outcome.kind === 'limited') return refuseForNow(reply, outcome.retryAfterSeconds);
      if (outcome.kind === 'refused') return refuse(reply, 422, outcome.problems);
      const continueTo = await finishSignIn({ provider, db }, request, reply, outcome);
      return continueTo === null ? refuse(reply, 410, [SIGNED_OUT_MEANWHILE]) : reply.send({ continueTo });
    });
  });
}
