import type { FastifyInstance } from 'fastify';

import {
  NOTIFICATION_NAMES,
  type MailChoices,
  type NotificationChange,
} from '#domain/account/mail-preferences/notificationSettings.ts';
import { isObject } from '#domain/kernel/values/typeGuards.ts';
import { changeNotificationSettings, mailChoicesOf, setMarketingOptIn } from '#server/modules/account/profile/index.ts';
import { stopSavedSearchMail } from '#server/modules/search/saved/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isSameOrigin } from '#server/platform/http/admitOwnPages.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';
import { memberOfToken, type LinkDeps } from '#server/platform/mail/preferenceLinks.ts';

const SWITCHES: readonly string[] = [...NOTIFICATION_NAMES, 'unsubscribeFromEverything'];
/** Tries of one network an hour; a reader with a link needs a dozen. */
const TRIES = { points: 300, duration: 3600 };

function changeIn(body: Record<string, unknown>): NotificationChange {
  const { change } = body;
  const entries = isObject(change) ? Object.entries(change) : [];
  return Object.fromEntries(entries.filter(([name, isOn]) => SWITCHES.includes(name) && typeof isOn === 'boolean'));
}

/**
 * Choices about email for a person with a link from one, signed in or not: `POST /api/email-preferences` takes
 * `{ token, change?, marketing?, savedSearches? }` and answers the choices.
 */
export async function registerPreferenceRoutes(
  app: FastifyInstance,
  db: Database,
  { secret, publicUrl }: LinkDeps,
): Promise<void> {
  const limiter = createLimiter(db, 'mailPreferences', TRIES);

  const memberOf = async (token: unknown): Promise<number | null> => {
    const memberId = typeof token === 'string' ? memberOfToken(secret, token) : null;
    if (memberId === null) return null;
    return (await db.one('/* mailPreference.member */ SELECT id FROM member WHERE id = $1', [memberId])) && memberId;
  };

  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const wait = await limiter.take(networkOf(request.ip));
      if (wait === null) return undefined;
      return reply
        .code(429)
        .header('retry-after', String(wait))
        .send({
          problems: [
            { field: null, code: 'TOO_MANY_TRIES', message: 'There were too many tries. Try again in an hour.' },
          ],
        });
    });

    scope.post('/api/email-preferences', async (request, reply) => {
      if (!isSameOrigin(request.headers, publicUrl)) return reply.code(403).send({ problems: [] });
      const body = isObject(request.body) ? request.body : {};
      const memberId = await memberOf(body.token);
      if (memberId === null) return reply.code(410).send({ state: 'unknown' });
      const change = changeIn(body);
      let choices: MailChoices | null = await mailChoicesOf(db, memberId);
      if (Object.keys(change).length > 0) choices = await changeNotificationSettings(db, memberId, change);
      // The link at the end of an email about saved searches ends these alone.
      if (body.savedSearches === false) await stopSavedSearchMail(db, memberId);
      if (typeof body.marketing === 'boolean') choices = await setMarketingOptIn(db, memberId, body.marketing);
      return choices ? reply.send(choices) : reply.code(410).send({ state: 'unknown' });
    });
    done();
  });
}
