import type { FastifyInstance } from 'fastify';

import { objectIn, textIn } from '#domain/billing/app-stores/statement.ts';
import { BadStatement, StoreUnreachable } from '#server/engines/app-stores/AppStores.ts';
import { GOOGLE_NOTICES } from '#server/engines/app-stores/openAppStores.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import type { AppStoreDeps } from './AppStoreDeps.ts';
import { mirrorPurchase } from './mirrorPurchase.ts';
import { askGoogleAbout } from './pollPurchases.ts';

const APPLE_NOTICES = '/api/app-store-notices/apple';

/** No notice of a store is nearly so long. */
const MOST_BYTES = 256 * 1024;
const NO_CONTENT = 204;

/**
 * Takes notices of app stores. Each is worked before it is answered: what fails is answered with an error, and the
 * store sends it again. Nothing is believed that is not signed by the store.
 */
export function registerAppStores(app: FastifyInstance, deps: AppStoreDeps): void {
  const { stores, log } = deps;
  if (!stores) return;
  const take = (path: string, work: (body: unknown, authorization: string | undefined) => Promise<void>) =>
    app.post(path, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      try {
        await work(request.body, request.headers.authorization);
        return await reply.code(NO_CONTENT).send();
      } catch (error) {
        if (!(error instanceof BadStatement) && !(error instanceof StoreUnreachable)) throw error;
        log.warn({ path, why: error.message }, 'a notice of an app store was refused');
        return sendProblem(request, reply, problemOf(error instanceof StoreUnreachable ? 503 : 400));
      }
    });
  const { apple, google } = stores;
  if (apple) {
    take(APPLE_NOTICES, async (body) => {
      const signed = textIn(objectIn(body)?.signedPayload);
      if (signed === null) throw new BadStatement('There is no signed payload.');
      await mirrorPurchase(deps, await apple.readNotice(signed, new Date()));
    });
  }
  if (google) {
    take(GOOGLE_NOTICES, async (body, authorization) => {
      const token = await google.readPush(authorization, body);
      if (token !== null) await askGoogleAbout(deps, google, token);
    });
  }
}
