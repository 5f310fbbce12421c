import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';

import type { SignUpValues } from '#domain/account/access/signUpRules.ts';
import { isSameOrigin } from '#server/platform/http/admitOwnPages.ts';
import { TurnMissed } from '#server/platform/limits/createTurns.ts';

import { finishSignIn } from '../finishSignIn.ts';
import type { IdentityOptions } from '../identity.ts';
import { SIGN_IN_GONE } from '../interactionScope.ts';
import { INTERNAL_REQUIRED, STAFF_FACTOR_REQUIRED } from '../provider/interactionPolicy.ts';
import { keepInteraction } from '../provider/oidcAdapter.ts';
import { confirmSignUp, mailSignUpCodeAgain } from '../signing/confirmSignUp.ts';
import type { Outcome } from '../signing/outcome.ts';
import type { RateLimits } from '../signing/rateLimits.ts';
import { signIn, type SignInDeps, type SignInValues } from '../signing/signIn.ts';
import { signUp } from '../signing/signUp.ts';
import { linkNewcomer } from '../upstream/upstreamMembers.ts';
import { interactionPage, type StaffQuestion } from './interactionPage.ts';
import { pinOrigin } from './pinOrigin.ts';
import { refuse, refuseForeign, refuseForNow, refuseWhileBusy, SIGNED_OUT_MEANWHILE } from './refuse.ts';
import { modeOf, registerSecondStepRoutes } from './secondStepRoutes.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fields = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

function signInValues(body: unknown): SignInValues {
  const { email, password } = fields(body);
  return { email: text(email), password: text(password) };
}

function signUpValues(body: unknown): SignUpValues {
  const { firstName, lastName, email, password, hasAcceptedTerms } = fields(body);
  return {
    firstName: text(firstName),
    lastName: text(lastName),
    email: text(email),
    password: text(password),
    hasAcceptedTerms: hasAcceptedTerms === true,
  };
}

const staffQuestionOf = (reasons: readonly string[]): StaffQuestion => {
  if (reasons.includes(INTERNAL_REQUIRED)) return 'ordinary-sign-in';
  return reasons.includes(STAFF_FACTOR_REQUIRED) ? 'second-factor' : 'again';
};

/**
 * The questions of a sign-in under way. `GET /interaction/:uid` leads to the page of the app that asks, or names it as
 * `{ page }` to a script; that page posts its answers as JSON below the same path, where the interaction's cookie is
 * sent, and gets `{ continueTo }`, an address to load, `{ step }`, what is asked next, or `{ problems }`.
 */
export async function registerInteractionRoutes(
  app: FastifyInstance,
  { db, settings, mailer, log, siteIdentity }: IdentityOptions,
  provider: () => Provider,
  limits: RateLimits,
): Promise<void> {
  const origin = settings.publicUrl;
  const deps: SignInDeps = {
    db,
    log,
    limits,
    mailer,
    publicUrl: origin,
    siteIdentity,
    secret: settings.secret,
    siteMode: settings.mode,
  };

  const finish = async (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) => {
    if (outcome.kind === 'refused') return refuse(reply, 422, outcome.problems);
    if (outcome.kind === 'limited') return refuseForNow(reply, outcome.retryAfterSeconds);
    if (outcome.kind === 'second-step') {
      await keepInteraction(db, (await provider().interactionDetails(request.raw, reply.raw)).uid);
      return reply.send({ step: outcome.step });
    }
    const { recoveryCodes, recoveryCodesLeft } = outcome;
    const { uid } = await provider().interactionDetails(request.raw, reply.raw);
    const continueTo = await finishSignIn({ provider, db }, request, reply, outcome);
    if (continueTo === null) return refuse(reply, 410, [SIGNED_OUT_MEANWHILE]);
    await linkNewcomer(db, uid, outcome.memberId);
    return reply.send({ continueTo, recoveryCodes, recoveryCodesLeft });
  };

  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.addHook('onRequest', async (request, reply) => {
      pinOrigin(request.raw, origin);
      void reply.header('cache-control', 'no-store');
      if (request.method === 'GET' || isSameOrigin(request.headers, origin)) return undefined;
      return refuseForeign(reply);
    });
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof TurnMissed) return refuseWhileBusy(reply);
      if (!(error instanceof SessionNotFound)) throw error;
      if (request.method === 'GET') return reply.redirect(SIGN_IN_GONE, 303);
      return refuse(reply, 410, [
        { field: null, code: 'EXPIRED', message: 'This sign-in has expired. Start it again.' },
      ]);
    });

    scope.get('/interaction/:uid', async (request, reply) => {
      const { uid, params, prompt, session } = await provider().interactionDetails(request.raw, reply.raw);
      const page = interactionPage(uid, params, session?.accountId ? staffQuestionOf(prompt.reasons) : null);
      // Asked from within the application, which goes there without another document
      // (src/services/oidc/questionPage.ts).
      return request.headers.accept === 'application/json' ? reply.send({ page }) : reply.redirect(page, 303);
    });
    scope.post('/interaction/:uid/login', async (request, reply) => {
      const { uid, params } = await provider().interactionDetails(request.raw, reply.raw);
      return finish(
        request,
        reply,
        await signIn(deps, signInValues(request.body), modeOf(params), { interactionUid: uid, ip: request.ip }),
      );
    });
    registerSecondStepRoutes(scope, deps, provider, finish);
    scope.post('/interaction/:uid/register', async (request, reply) => {
      const { uid } = await provider().interactionDetails(request.raw, reply.raw);
      return finish(
        request,
        reply,
        await signUp({ db, limits, mailer, settings, siteIdentity }, signUpValues(request.body), {
          interactionUid: uid,
          ip: request.ip,
        }),
      );
    });
    scope.post('/interaction/:uid/confirm-email', async (request, reply) => {
      const { uid } = await provider().interactionDetails(request.raw, reply.raw);
      return finish(
        request,
        reply,
        await confirmSignUp({ db, mailer, settings }, uid, text(fields(request.body).code)),
      );
    });
    scope.post('/interaction/:uid/mail-again', async (request, reply) => {
      const { uid } = await provider().interactionDetails(request.raw, reply.raw);
      const wait = await limits.countQuestion(request.ip);
      return finish(
        request,
        reply,
        wait === null
          ? await mailSignUpCodeAgain({ db, mailer, settings }, uid)
          : { kind: 'limited', retryAfterSeconds: wait },
      );
    });
    scope.post('/interaction/:uid/abort', async (request, reply) => {
      const result = { error: 'interaction_cancelled', error_description: 'The sign-in was cancelled' };
      return reply.send({ continueTo: await provider().interactionResult(request.raw, reply.raw, result) });
    });
    done();
  });
}
