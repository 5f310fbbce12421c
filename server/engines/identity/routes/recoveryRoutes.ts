import type { FastifyInstance } from 'fastify';

import { emailProblem } from '#domain/account/access/signUpRules.ts';
import { isObject } from '#domain/kernel/values/typeGuards.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isSameOrigin } from '#server/platform/http/admitOwnPages.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { TurnMissed } from '#server/platform/limits/createTurns.ts';
import { addressKey, networkOf } from '#server/platform/limits/limitKeys.ts';

import { listPasskeys } from '../passkeys/passkeyStore.ts';
import { completeReset } from '../recovery/completeReset.ts';
import { askForReset, type ResetDeps } from '../recovery/resetRequests.ts';
import { findReset } from '../recovery/resetTokens.ts';
import type { RateLimits } from '../signing/rateLimits.ts';
import { bodyFields } from './bodyFields.ts';
import { refuse, refuseForeign, refuseForNow, refuseWhileBusy } from './refuse.ts';
import { clearedSessionMarker } from './sessionMarker.ts';

/** How often new passwords may be asked for and links tried. */
interface ResetLimits {
  /** Counts a request, whether or not there is such an account. Null: go on. Else seconds to wait. */
  countRequest: (email: string, ip: string) => Promise<number | null>;
  /** Counts a try of a link. Null: go on. Else seconds to wait. */
  countUse: (ip: string) => Promise<number | null>;
}

const HOUR = 3600;

/**
 * For one address, from one network, and all together, so that the site cannot be made to send a flood; uses by
 * network.
 */
const LIMITS = {
  address: { points: 5, duration: HOUR },
  network: { points: 30, duration: HOUR },
  site: { points: 2000, duration: HOUR },
  use: { points: 60, duration: HOUR },
};

/** The limits of this site. */
function createResetLimits(db: Database): ResetLimits {
  const address = createLimiter(db, 'resetAddress', LIMITS.address);
  const network = createLimiter(db, 'resetNetwork', LIMITS.network);
  const site = createLimiter(db, 'resetSite', LIMITS.site);
  const use = createLimiter(db, 'resetUse', LIMITS.use);
  return {
    countRequest: async (email, ip) =>
      (await network.take(networkOf(ip))) ?? (await address.take(addressKey(email))) ?? site.take('all'),
    countUse: (ip) => use.take(networkOf(ip)),
  };
}

/**
 * Forgotten passwords, as JSON. Asking answers 202 for every address. Tokens arrive in bodies, so that no log of
 * addresses holds one.
 */
export async function registerRecoveryRoutes(app: FastifyInstance, deps: ResetDeps, limits: RateLimits): Promise<void> {
  const { publicUrl } = deps.settings;
  const resets = createResetLimits(deps.db);
  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return isSameOrigin(request.headers, publicUrl) ? undefined : refuseForeign(reply);
    });

    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof TurnMissed)) throw error;
      return refuseWhileBusy(reply);
    });

    scope.post('/api/password-reset', async (request, reply) => {
      const { email } = bodyFields(request.body, 'email');
      const problem = emailProblem(email);
      if (problem) return refuse(reply, 422, [problem]);
      const wait = await resets.countRequest(email, request.ip);
      if (wait !== null) return refuseForNow(reply, wait);
      await askForReset(deps, email);
      return reply.code(202).send({});
    });

    scope.post('/api/password-reset/state', async (request, reply) => {
      const wait = await resets.countUse(request.ip);
      if (wait !== null) return refuseForNow(reply, wait);
      const found = await findReset(deps.db, bodyFields(request.body, 'token').token);
      const hasPasskeys = found.state === 'open' && (await listPasskeys(deps.db, found.memberId)).length > 0;
      return reply.send({ state: found.state, hasPasskeys });
    });

    scope.post('/api/password-reset/password', async (request, reply) => {
      const wait = await resets.countUse(request.ip);
      if (wait !== null) return refuseForNow(reply, wait);
      const { token, password } = bodyFields(request.body, 'token', 'password');
      const removesPasskeys = isObject(request.body) && request.body.removesPasskeys === true;
      const outcome = await completeReset(deps, token, { password, removesPasskeys }, request.ip);
      if (outcome.kind === 'refused') return refuse(reply, 422, outcome.problems);
      if (outcome.kind === 'closed') return reply.code(410).send({ state: outcome.state });
      if (outcome.email !== null) await limits.forgetFailures(outcome.email, request.ip);
      return reply.header('set-cookie', clearedSessionMarker(publicUrl)).send({});
    });
    done();
  });
}
