import { createHash } from 'node:crypto';

import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

import { SUBMIT_SCRIPT_PATH } from '../../routes/submitScript.ts';
import { ACS_PATH } from '../serviceProvider.ts';
import { DEMO_READERS, DEMO_SIGN_IN_PATH } from './demoInstitution.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; color: #1d2b26; background: #eef3ef; }
main { margin: 0 auto; padding: 2.5rem 1.25rem; max-width: 34rem; }
h1 { margin: 1rem 0 0.75rem; font-size: 1.6rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
.mark { display: inline-block; padding: 0.15rem 0.6rem; border-radius: 999px; font-size: 0.875rem; font-weight: 600; color: #5a3c00; background: #fbe6b8; }
ul { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: 0.75rem; }
button { display: block; width: 100%; padding: 0.9rem 1.1rem; text-align: start; font: inherit; color: inherit; background: #fff; border: 1px solid #7c8f86; border-radius: 0.5rem; cursor: pointer; }
button:hover { border-color: #1c5f46; background: #f7fbf8; }
button:focus-visible, a:focus-visible { outline: 3px solid #1c5f46; outline-offset: 2px; }
strong, small { display: block; }
small { font-size: 0.9375rem; color: #465850; }
a { color: #1c5f46; }
@media (prefers-color-scheme: dark) {
  body { color: #e4ede8; background: #111a16; }
  .mark { color: #fbe6b8; background: #4c3a0d; }
  button { background: #1a2620; border-color: #6d8178; }
  button:hover { background: #213029; border-color: #9fd2b9; }
  button:focus-visible, a:focus-visible { outline-color: #9fd2b9; }
  small { color: #b3c4bb; }
  a { color: #9fd2b9; }
}
`;

/** The policy of these pages: their own style, the script that sends the answer on, forms of this site. */
export const DEMO_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
${head}</head>
<body>
<main>
<span class="mark">Demonstration</span>
${body}
</main>
</body>
</html>
`;

/** Asks for the identity, without a password: a person who tries out the site chooses any of them. */
export function demoSignInPage(institution: string, requestId: string): string {
  const choices = DEMO_READERS.map(
    ({ id, label, description }) =>
      `<li><button name="reader" value="${id}"><strong>${escapeHtml(label)}</strong><small>${escapeHtml(description)}</small></button></li>`,
  );
  return page(
    `Sign in to ${institution} (demonstration)`,
    '',
    `<h1>${escapeHtml(institution)}</h1>
<p>This page replaces the sign-in page of a library. The library is fictional, and so are its patrons: there is no password. A real library asks for its own here.</p>
<form method="post" action="${DEMO_SIGN_IN_PATH}">
<input type="hidden" name="request" value="${escapeHtml(requestId)}">
<ul aria-label="Readers">
${choices.join('\n')}
</ul>
</form>
<p><a href="/wayf">Back without signing in</a></p>`,
  );
}

/** Takes the answer to the site; the button is for browsers without scripts. */
export function demoAnswerPage(response: string): string {
  return page(
    'Going back (demonstration)',
    `<script src="${SUBMIT_SCRIPT_PATH}" defer></script>\n`,
    `<h1>Going back</h1>
<p>The library has answered. If nothing happens, press the button.</p>
<form method="post" action="${ACS_PATH}">
<input type="hidden" name="SAMLResponse" value="${escapeHtml(response)}">
<button data-submit>Continue</button>
</form>`,
  );
}
