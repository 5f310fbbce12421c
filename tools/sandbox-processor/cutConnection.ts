import type { FastifyReply } from 'fastify';

/** Closes the connection, as a broken network would: no answer follows. */
export function cutConnection(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}
