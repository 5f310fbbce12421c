import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';

import { PROBLEM_PAGE_POLICY, renderProblemPage, type Problem } from './plainPage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the site calls itself; left out in applications that are no site. */
    siteIdentity?: () => SiteIdentity;
  }
}

/** True when a person's browser asks for a document, rather than a script, an image or another program. */
export const wantsDocument = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');

/**
 * Answers with a problem in the form the asker understands: a page, GraphQL errors or JSON. All carry the request id.
 */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { id } = request;
  void reply.code(problem.status).header('cache-control', 'no-store');
  if (request.url.startsWith('/graphql')) {
    return reply.send({ errors: [{ message: problem.text, extensions: { code: problem.code, requestId: id } }] });
  }
  if (wantsDocument(request)) {
    void reply.header('content-security-policy', PROBLEM_PAGE_POLICY).type('text/html; charset=utf-8');
    return reply.send(
      renderProblemPage(request.server.siteIdentity?.().name ?? request.hostname, problem, { requestId: id }),
    );
  }
  return reply.send({ error: { code: problem.code, message: problem.text, requestId: id } });
}
