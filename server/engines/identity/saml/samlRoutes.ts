import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { contractStore } from '../contractStore.ts';
import { putState, takeState } from '../federationState.ts';
import { finishSignIn } from '../finishSignIn.ts';
import type { IdentityOptions } from '../identity.ts';
import { interactionScope, isSignedIn, SIGN_IN_GONE } from '../interactionScope.ts';
import type { RateLimits } from '../signing/rateLimits.ts';
import { checkResponse, type Judgement } from './checkResponse.ts';
import { createSamlClient, REQUEST_SECONDS, type RequestCache } from './createSamlClient.ts';
import { createFailureNotes } from './failureNotes.ts';
import { findInstitution } from './institutionStore.ts';
import { memberOfPatron, versionOfPatron } from './patronStore.ts';
import { ACS_PATH, METADATA_PATH, serviceProvider, serviceProviderMetadata } from './serviceProvider.ts';
import { noteSignIn } from './signInNotes.ts';

/** Bytes of a posted answer; readEnvelope.ts is stricter still. */
const BODY_LIMIT = 512 * 1024;
/** Seconds between an institution's answer and the browser's next request. */
const OUTCOME_SECONDS = 300;

/** Names what came of an answer by the sign-in it is for and a secret that only the browser has that brought it. */
const outcomeId = (uid: string, secret: string): string => `${uid} ${linkTokenHash(secret).toString('base64url')}`;

const refused = (
  page: 'unauthorised-organisation' | 'generic',
  reason: string,
): Extract<Judgement, { kind: 'refused' }> => ({ kind: 'refused', page, reason, institution: null });

/**
 * Signing in through a library (docs/adr/0012). The browser leaves from `/interaction/:uid/library/:institution`, where
 * the cookie of its sign-in is sent; the institution has it post to `/saml/acs`, where that cookie is not; what was
 * vouched for there counts at `/interaction/:uid/library`, in the browser that left and that brought the answer, and
 * nowhere else.
 */
export async function registerSamlRoutes(
  app: FastifyInstance,
  { db, settings, log }: IdentityOptions,
  provider: () => Provider,
  limits: Pick<RateLimits, 'countQuestion'>,
): Promise<void> {
  const site = serviceProvider(settings.publicUrl);
  const failure = createFailureNotes(db, log);

  app.get(METADATA_PATH, (_request, reply) =>
    reply.type('application/samlmetadata+xml; charset=utf-8').send(serviceProviderMetadata(site)),
  );
  // For links that libraries keep on their own pages.
  app.get<{ Params: { institution: string } }>('/saml/login/:institution', (request, reply) =>
    reply.redirect(`/wayf?${new URLSearchParams({ institution: request.params.institution }).toString()}`, 303),
  );

  await interactionScope(app, settings.publicUrl, (scope) => {
    scope.get<{ Params: { institution: string } }>('/interaction/:uid/library/:institution', async (request, reply) => {
      const { uid, session } = await provider().interactionDetails(request.raw, reply.raw);
      const wait = await limits.countQuestion(request.ip);
      if (wait !== null) return sendProblem(request, reply.header('retry-after', String(wait)), problemOf(429));
      const institution = await findInstitution(db, settings.mode, request.params.institution);
      if (!institution?.isAllowed) {
        const turnedAway = { ...refused('unauthorised-organisation', 'institution not allowed'), institution };
        return reply.redirect(await failure(request, turnedAway), 303);
      }
      const requests: RequestCache = {
        async saveAsync(id, sentAt) {
          await putState(
            db,
            'saml-request',
            id,
            { uid, institutionId: institution.id, sentAt, mustBeFresh: isSignedIn(session) },
            REQUEST_SECONDS,
          );
          return { value: sentAt, createdAt: Date.now() };
        },
        getAsync: () => Promise.resolve(null),
        removeAsync: () => Promise.resolve(null),
      };
      const client = createSamlClient(site, institution, requests, isSignedIn(session));
      return reply.redirect(await client.getAuthorizeUrlAsync('', undefined, {}), 303);
    });

    scope.get<{ Querystring: { answer?: unknown } }>('/interaction/:uid/library', async (request, reply) => {
      const { uid } = await provider().interactionDetails(request.raw, reply.raw);
      const vouched = await takeState(db, 'saml-outcome', outcomeId(uid, String(request.query.answer)));
      if (!vouched)
        return reply.redirect(await failure(request, refused('generic', 'no institution vouched for')), 303);
      const account = { memberId: await memberOfPatron(db, vouched), methods: ['library'], version: vouched.version };
      if (vouched.hasAccess) await contractStore(db).countSignIn(vouched.institutionId, new Date());
      return reply.redirect((await finishSignIn({ provider, db }, request, reply, account)) ?? SIGN_IN_GONE, 303);
    });
  });

  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    scope.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      return reply.redirect(await failure(request, refused('generic', `answered ${error.statusCode}`)), 303);
    });
    scope.post<{ Body: Record<string, string> | null }>(ACS_PATH, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const judgement = await checkResponse({ db, settings }, request.body?.SAMLResponse);
      if (judgement.kind === 'refused') return reply.redirect(await failure(request, judgement), 303);
      await noteSignIn(db, judgement.patron.institutionId, judgement.clockAheadMs);
      const version = await versionOfPatron(db, judgement.patron);
      const { token } = newLinkToken();
      await putState(
        db,
        'saml-outcome',
        outcomeId(judgement.uid, token),
        { ...judgement.patron, version },
        OUTCOME_SECONDS,
      );
      return reply.redirect(`/interaction/${judgement.uid}/library?answer=${token}`, 303);
    });
    done();
  });
}
