import type { FastifyReply } from 'fastify';

/** A name as headers take it, in every letter for browsers that know how (RFC 6266). */
function disposition(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Surrogate}/\\]/gu, ' ');
  return `attachment; filename="${line.replace(/[^\w .-]/gu, '_')}"; filename*=UTF-8''${encodeURIComponent(line).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/**
 * Makes an answer a file of a member: of unknown content, so that it is saved, and never shown or run as a page of this
 * site.
 */
export const asAttachment = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .header('content-disposition', disposition(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");
