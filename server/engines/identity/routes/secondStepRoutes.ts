import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import { askForPasskey } from '../passkeys/checkPasskey.ts';
import {
  answerCode,
  answerPasskey,
  answerRecoveryCode,
  confirmEnrolment,
  type Answering,
} from '../second-factors/answerSecondStep.ts';
import { findPending } from '../second-factors/pendingSignIns.ts';
import type { Outcome } from '../signing/outcome.ts';
import { signInWithPasskey, type SignInMode, type SignInDeps } from '../signing/signIn.ts';
import { bodyFields } from './bodyFields.ts';
import { refuseForNow } from './refuse.ts';

/** What a sign-in must show, from what the browser sent with the authorization request. */
export const modeOf = (params: Record<string, unknown>): SignInMode =>
  params.mode === 'mfa' || params.mode === 'internal' ? params.mode : 'ordinary';

type Finish = (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) => Promise<FastifyReply>;

/**
 * What follows the password below `/interaction/:uid`, and signing in with a passkey alone. Both belong to the browser
 * whose cookie the interaction has. `passkey-options` answers what the browser asks its authenticators with.
 */
export function registerSecondStepRoutes(
  scope: FastifyInstance,
  deps: SignInDeps,
  provider: () => Provider,
  finish: Finish,
): void {
  const question = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ mode: SignInMode; answering: Answering }> => {
    const { uid, params } = await provider().interactionDetails(request.raw, reply.raw);
    return { mode: modeOf(params), answering: { interactionUid: uid, ip: request.ip } };
  };
  const post = (path: string, answer: (body: unknown, answering: Answering, mode: SignInMode) => Promise<Outcome>) =>
    scope.post(`/interaction/:uid/${path}`, async (request, reply) => {
      const { answering, mode } = await question(request, reply);
      return finish(request, reply, await answer(request.body, answering, mode));
    });

  post('code', (body, answering) => answerCode(deps, answering, bodyFields(body, 'code').code));
  post('recovery-code', (body, answering) =>
    answerRecoveryCode(deps, answering, bodyFields(body, 'recoveryCode').recoveryCode),
  );
  post('enrol', (body, answering) => confirmEnrolment(deps, answering, bodyFields(body, 'code').code));
  post('second-passkey', (body, answering) => answerPasskey(deps, answering, body));
  post('passkey', (body, answering, mode) => signInWithPasskey(deps, body, mode, answering));

  scope.post('/interaction/:uid/passkey-options', async (request, reply) => {
    const { answering } = await question(request, reply);
    const wait = await deps.limits.countQuestion(request.ip);
    if (wait !== null) return refuseForNow(reply, wait);
    return reply.send(await askForPasskey(deps, `sign-in:${answering.interactionUid}`, null));
  });
  scope.post('/interaction/:uid/second-passkey-options', async (request, reply) => {
    const { answering } = await question(request, reply);
    const wait = await deps.limits.countQuestion(request.ip);
    if (wait !== null) return refuseForNow(reply, wait);
    const pending = await findPending(deps.db, answering.interactionUid);
    return reply.send(await askForPasskey(deps, `second-factor:${answering.interactionUid}`, pending?.memberId ?? 0));
  });
}
