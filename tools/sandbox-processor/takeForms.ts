import type { FastifyInstance } from 'fastify';

/** Makes a scope hand its routes the text of a form as their body. */
export function takeForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, parsed) => parsed(null, body),
  );
}
