import type { FastifyReply } from 'fastify';

import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

/** Where the scripts of these pages are; the Content-Security-Policy allows none inside a page. */
export const AUTH_SCRIPTS = {
  post: {
    path: '/iiif/newspapers/auth/post.js',
    text: 'const { message, origin } = document.currentScript.dataset;\nparent.postMessage(JSON.parse(message), origin);\n',
  },
  close: { path: '/iiif/newspapers/auth/close.js', text: 'window.close();\n' },
} as const;

/** Texts of the pages that a reader sees in a tab of a viewer elsewhere. */
const TEXTS = {
  signIn: {
    title: 'Sign in to see this newspaper',
    text: 'Sign in in a new tab, then come back here and continue.',
    link: 'Sign in',
    next: 'Continue',
  },
  done: { title: 'You’re signed in', text: 'Close this tab to go back to the viewer.' },
  foreign: {
    title: 'This viewer isn’t allowed here',
    text: 'Closed newspapers open in the pages of this site, and in viewers that its operator has named.',
  },
  ended: {
    title: 'The viewer is signed out',
    text: 'It can no longer open closed newspapers. You stay signed in on this site until you sign out there.',
  },
} as const;

interface AuthPage {
  title: string;
  body: string;
  script?: string;
  /** The one site that may show it in a frame. */
  frame?: string;
}

function send(reply: FastifyReply, { title, body, script = '', frame = "'none'" }: AuthPage): FastifyReply {
  // A tab that a viewer has opened must stay known to it, or the viewer takes it for closed.
  void reply
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer');
  void reply.header(
    'content-security-policy',
    `default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${frame}`,
  );
  if (frame !== "'none'") reply.raw.removeHeader('x-frame-options');
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>\n<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>\n<body>${body}${script}</body></html>\n`,
    );
}

const words = ({ title, text }: { title: string; text: string }): string =>
  `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>\n`;

/** Asks a visitor to sign in, in a tab of its own, and to come back. @param again - address of the same page. */
export const sendSignIn = (reply: FastifyReply, again: string): FastifyReply =>
  send(reply, {
    title: TEXTS.signIn.title,
    body: `${words(TEXTS.signIn)}<p><a href="/sign-in" target="_blank" rel="noopener">${TEXTS.signIn.link}</a></p>\n<p><a href="${escapeHtml(again)}">${TEXTS.signIn.next}</a></p>\n`,
  });

/** Closes its tab. */
export const sendDone = (reply: FastifyReply): FastifyReply =>
  send(reply, {
    title: TEXTS.done.title,
    body: words(TEXTS.done),
    script: `<script src="${AUTH_SCRIPTS.close.path}"></script>`,
  });

/** Refuses a viewer that the operator has not named. */
export const sendForeign = (reply: FastifyReply): FastifyReply =>
  send(reply.code(403), { title: TEXTS.foreign.title, body: words(TEXTS.foreign) });

/** Says that nothing is lent to a viewer any more. */
export const sendEnded = (reply: FastifyReply): FastifyReply =>
  send(reply, { title: TEXTS.ended.title, body: words(TEXTS.ended) });

/**
 * Hands a message to the viewer around the frame, and to no other site.
 * @param origin - of the viewer; checked to be one.
 */
export const sendMessage = (reply: FastifyReply, message: object, origin: string): FastifyReply =>
  send(reply, {
    title: 'IIIF',
    body: '',
    script: `<script src="${AUTH_SCRIPTS.post.path}" data-message="${escapeHtml(JSON.stringify(message))}" data-origin="${escapeHtml(origin)}"></script>`,
    frame: origin,
  });
