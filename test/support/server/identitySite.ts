import Fastify, { type FastifyInstance } from 'fastify';

import { createIdentity } from '#server/engines/identity/createIdentity.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { SocialSettings } from '#server/platform/config/settings/members.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Flags } from '#server/platform/flags/createFlags.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';

import { siteIdentity } from './siteIdentity.ts';

/** Where the site of the identity tests is, as far as cookies and redirects go. Nothing listens there. */
export const ORIGIN = 'http://localhost:3000';
/** Its secret. */
export const SECRET = 'a secret for tests only';

/** Identity and nothing else, on a server that answers injected requests. Close `app` afterwards. */
export async function startIdentity(
  db: Database,
  mode: 'demo' | 'production' = 'demo',
  flags?: Flags,
  social?: SocialSettings,
  isMailSent = false,
): Promise<{ identity: Identity; app: FastifyInstance }> {
  const identity = await createIdentity({
    siteIdentity,
    db,
    flags,
    log: silentLog,
    mailer: createMailer({ db, secret: SECRET, siteIdentity }),
    settings: { publicUrl: ORIGIN, mode, secret: SECRET, social: social ?? null, isMailSent },
  });
  const app = Fastify({ routerOptions: { maxParamLength: 500 } });
  await identity.register(app);
  return { identity, app };
}
