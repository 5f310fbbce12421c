import type { FastifyInstance } from 'fastify';

import { NOTIFICATION_NAMES } from '#domain/account/mail-preferences/notificationSettings.ts';
import { changeNotificationSettings } from '#server/modules/account/profile/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';
import { memberOfToken, type LinkDeps } from '#server/platform/mail/preferenceLinks.ts';

/** Presses of one network an hour: mail programs press for many members from few addresses. */
const TRIES = { points: 3000, duration: 3600 };

/**
 * The address behind a mail program's own button: `POST /api/unsubscribe?token=…&setting=…` ends one kind of emails at
 * once, without a question (RFC 8058); a person who opens it is led to their choices. A mail program is no page of
 * ours, so the token alone admits it.
 */
export async function registerUnsubscribe(
  app: FastifyInstance,
  db: Database,
  { secret, publicUrl }: LinkDeps,
): Promise<void> {
  const limiter = createLimiter(db, 'unsubscribe', TRIES);
  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, parsed) => parsed(null, {}),
    );
    scope.addContentTypeParser('multipart/form-data', (_request, payload, parsed) => {
      payload.resume();
      parsed(null, {});
    });

    scope.post<{ Querystring: { token?: string; setting?: string } }>('/api/unsubscribe', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const wait = await limiter.take(networkOf(request.ip));
      if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
      const { token = '', setting } = request.query;
      const memberId = memberOfToken(secret, token);
      const name = NOTIFICATION_NAMES.find((one) => one === setting);
      if (
        memberId === null ||
        name === undefined ||
        !(await changeNotificationSettings(db, memberId, { [name]: false }))
      )
        return reply.code(410).send();
      return reply.code(204).send();
    });

    scope.get<{ Querystring: { token?: string } }>('/api/unsubscribe', async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${publicUrl}/email-preferences#token=${encodeURIComponent(request.query.token ?? '')}`, 302),
    );
    done();
  });
}
