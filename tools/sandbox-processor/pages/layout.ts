import { createHash } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; --ground: #f2f4f7; --sheet: #fff; --text: #1b2430; --soft: #4a5666; --line: #8793a3; --strong: #1d4f91; --on-strong: #fff; --focus: #1d4f91; --bad: #a3211b; --bad-ground: #fdeceb; --band: #ffe08a; --on-band: #3d2c00; }
@media (prefers-color-scheme: dark) { :root { --ground: #10151c; --sheet: #1a222d; --text: #e6ebf2; --soft: #b1bccb; --line: #6b7a8f; --strong: #8db8f0; --on-strong: #0b1420; --focus: #8db8f0; --bad: #ff9d94; --bad-ground: #3a1a19; --band: #5a4300; --on-band: #ffeab0; } }
* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--ground); }
.band { padding: 0.6rem 1rem; text-align: center; font-weight: 600; color: var(--on-band); background: var(--band); }
main { margin: 1.25rem auto; padding: 1.25rem; max-width: 30rem; background: var(--sheet); border-radius: 0.75rem; }
main.wide { max-width: 62rem; }
@media (min-width: 40rem) { main { margin-block: 2.5rem; padding: 2rem; } }
h1 { margin: 0.25rem 0 0.5rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.15rem; }
main > form, main > .inline { margin-block-end: 1.25rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.soft, small { color: var(--soft); }
form { display: grid; gap: 1rem; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
.field { display: grid; gap: 0.25rem; align-content: start; }
label { font-weight: 600; }
input, select, button { font: inherit; color: inherit; min-height: 2.9rem; border: 1px solid var(--line); border-radius: 0.45rem; }
input, select { width: 100%; padding: 0.55rem 0.7rem; background: var(--sheet); }
[aria-invalid=true] { border: 2px solid var(--bad); }
.fault { color: var(--bad); font-weight: 600; }
.faults { margin: 0 0 1rem; padding: 0.75rem 1rem; color: var(--bad); background: var(--bad-ground); border-radius: 0.45rem; }
.faults ul { margin: 0.25rem 0 0; padding-inline-start: 1.2rem; }
.faults a { color: inherit; }
button { padding: 0.6rem 1.1rem; background: var(--sheet); cursor: pointer; font-weight: 600; }
button.strong { color: var(--on-strong); background: var(--strong); border-color: var(--strong); }
.buttons { display: grid; gap: 0.75rem; }
:is(a, button, input, select, summary):focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: var(--strong); }
summary { cursor: pointer; padding: 0.5rem 0; font-weight: 600; }
details { margin-top: 1.25rem; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.4rem 0.5rem 0.4rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
code { font: 0.9em/1.4 ui-monospace, monospace; }
td code { white-space: nowrap; }
.inline { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.inline .field { flex: 1 1 9rem; }
td form { display: flex; flex-wrap: wrap; gap: 0.4rem; }
td button { min-height: 2.2rem; padding: 0.25rem 0.6rem; font-weight: 400; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Markup that was made here; anything else is escaped. */
export interface Page {
  title: string;
  body: string;
  /** Wider, for tables. */
  isWide?: boolean;
  status?: number;
}

const render = ({ title, body, isWide = false }: Page): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="band">Sandbox: no money moves here. Never enter a real card.</header>
<main${isWide ? ' class="wide"' : ''}>
${body}
</main>
</body>
</html>
`;

/**
 * Answers with a page. It has no script and loads nothing; its forms may lead to the site and nowhere else.
 * @param siteOrigin - of the site that payments come from.
 */
export function sendPage(reply: FastifyReply, page: Page, siteOrigin: string): FastifyReply {
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(render(page));
}

/** An amount with its currency, for a reader. */
export const money = (amount: number, currency: string): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)} ${currency.toUpperCase()}`;
};
