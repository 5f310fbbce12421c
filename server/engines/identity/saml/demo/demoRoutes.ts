import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

import { XMLParser } from 'fast-xml-parser';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import type { IdentityOptions } from '../../identity.ts';
import { serviceProvider } from '../serviceProvider.ts';
import { DEMO_READERS, DEMO_SIGN_IN_PATH, demoInstitution, loadDemoKey } from './demoInstitution.ts';
import { DEMO_PAGE_POLICY, demoAnswerPage, demoSignInPage } from './demoPages.ts';
import { demoResponse } from './demoResponse.ts';

const MAX_REQUEST_BYTES = 16_384;
const ID = /^[A-Za-z_][\w.-]{0,127}$/u;

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/** The id of a request as the HTTP-Redirect binding carries it; null for anything else. */
async function requestIdOf(encoded: unknown): Promise<string | null> {
  if (typeof encoded !== 'string' || encoded.length > MAX_REQUEST_BYTES) return null;
  try {
    const xml = (await inflate(Buffer.from(encoded, 'base64'), { maxOutputLength: MAX_REQUEST_BYTES })).toString(
      'utf8',
    );
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      processEntities: false,
    });
    const { AuthnRequest: asked } = parser.parse(xml, true) as { AuthnRequest?: { '@ID'?: unknown } };
    const id = asked?.['@ID'];
    return typeof id === 'string' && ID.test(id) ? id : null;
  } catch {
    return null;
  }
}

const send = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': DEMO_PAGE_POLICY, 'cache-control': 'no-store' })
    .send(html);

/**
 * The identity provider of the demonstration library, so that the way through a library works on a fresh start. It lets
 * anyone in as a demo account, so it is refused in production.
 * @throws Error in production mode.
 */
export async function registerDemoInstitution(app: FastifyInstance, { db, settings }: IdentityOptions): Promise<void> {
  if (settings.mode === 'production') throw new Error('There is no demonstration library in production.');
  const site = serviceProvider(settings.publicUrl);

  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_REQUEST_BYTES },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    scope.get<{ Querystring: { SAMLRequest?: unknown } }>(DEMO_SIGN_IN_PATH, async (request, reply) => {
      const id = await requestIdOf(request.query.SAMLRequest);
      if (id === null) return sendProblem(request, reply, problemOf(400));
      return send(reply, demoSignInPage(demoInstitution(site, '').name, id));
    });
    scope.post<{ Body: { request?: string; reader?: string } | null }>(DEMO_SIGN_IN_PATH, async (request, reply) => {
      const inResponseTo = request.body?.request ?? '';
      const reader = DEMO_READERS.find(({ id }) => id === request.body?.reader);
      if (!reader || !ID.test(inResponseTo)) return sendProblem(request, reply, problemOf(400));
      const { privateKey, publicKey } = await loadDemoKey(db, settings.secret);
      const { entityId: issuer } = demoInstitution(site, publicKey);
      return send(reply, demoAnswerPage(demoResponse({ site, issuer, inResponseTo, reader, privateKey })));
    });
    done();
  });
}
