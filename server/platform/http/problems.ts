import { STATUS_CODES } from 'node:http';

import type { Problem } from './plainPage.ts';

const KNOWN: Readonly<Record<number, Omit<Problem, 'status'>>> = {
  400: { code: 'BAD_REQUEST', title: 'That request could not be read', text: 'Go back and try again.' },
  403: { code: 'FORBIDDEN', title: 'That is not allowed', text: 'This address answers pages of this site only.' },
  404: { code: 'NOT_FOUND', title: 'Page not found', text: 'There is nothing at this address.' },
  405: {
    code: 'METHOD_NOT_ALLOWED',
    title: 'That is not possible here',
    text: 'This address does not answer that kind of request.',
  },
  408: {
    code: 'TOO_SLOW',
    title: 'That took too long to arrive',
    text: 'What you sent came too slowly. Check your connection and try again.',
  },
  413: {
    code: 'TOO_LARGE',
    title: 'That was too large',
    text: 'What you sent is larger than this site accepts. Send less and try again.',
  },
  415: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    title: 'That request could not be read',
    text: 'This address takes application/json.',
  },
  421: {
    code: 'MISDIRECTED',
    title: 'This site is not set up correctly yet',
    text: 'The server in front of it does not pass on the name in the address (Host). The people who run this site can mend it: the manual says how, under Behind a proxy.',
  },
  429: { code: 'TOO_MANY_REQUESTS', title: 'Too many tries', text: 'Wait a few minutes and try again.' },
  500: {
    code: 'INTERNAL_SERVER_ERROR',
    title: 'Well, that didn’t quite go according to plan...',
    text: 'Try again in a few minutes, or contact our customer support team if this keeps happening.',
  },
  503: {
    code: 'UNAVAILABLE',
    title: 'Back in a moment',
    text: 'This site cannot answer just now. Try again in a few minutes.',
  },
};

/** After so long what could not be answered may be asked again. */
export const RETRY_AFTER_SECONDS = 10;

/** The words for an HTTP status (spec 1 section 8); any failure of ours that has none of its own is a 500. */
export function problemOf(status: number): Problem {
  const known = KNOWN[status];
  if (known) return { status, ...known };
  if (status >= 500) return { ...problemOf(500), status };
  return { ...problemOf(400), status, title: STATUS_CODES[status] ?? 'That request could not be read' };
}
