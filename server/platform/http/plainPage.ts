import { createHash } from 'node:crypto';

import { documentTitle } from '#domain/kernel/routes/documentTitle.ts';

import { escapeHtml } from './escapeHtml.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; padding: 4rem 1.5rem; max-width: 36rem; color: #1e1b3a; background: #fff; }
h1 { font-size: 1.6rem; line-height: 1.25; }
a { color: #3730a3; }
code { font-size: 0.9em; overflow-wrap: anywhere; }
progress { width: 100%; accent-color: #4f46e5; }
button { min-height: 2.75rem; margin-inline-end: 1rem; padding: 0.5rem 1.1rem; font: inherit; color: #fff; background: #3730a3; border: 0; border-radius: 0.5rem; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid currentcolor; outline-offset: 3px; }
@media (prefers-color-scheme: dark) { body { color: #e7e5f4; background: #14122a; } a { color: #b7b4ff; } button { color: #14122a; background: #b7b4ff; } }
`;

/**
 * The policy of plain pages: they load nothing but their own style.
 * @param more - what one of them needs besides, such as `form-action 'self'`; what it leaves out is refused
 */
export const plainPagePolicy = (more = "form-action 'none'"): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; ${more}; frame-ancestors 'none'`;

/**
 * A page that needs neither the application nor its files.
 * @param main - HTML below the heading
 * @param head - HTML
 */
export const plainPage = (siteName: string, title: string, main: string, head = ''): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${escapeHtml(documentTitle(title, siteName))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;

/** What went wrong, in words for a reader. */
export interface Problem {
  status: number;
  /** Machine-readable, as in GraphQL errors: `TOO_LARGE`, `STARTING`. */
  code: string;
  title: string;
  text: string;
}

/** The policy of these pages: they load nothing but their own style. */
export const PROBLEM_PAGE_POLICY = plainPagePolicy();

/** What a problem page may show besides its words. */
export interface ProblemPageDetails {
  /** Null before there is a request log to find it in. */
  requestId: string | null;
  /** The page asks for itself again after so many seconds. */
  retryAfterSeconds?: number;
  /** 0 to 1; null while the end is not known. Left out: no bar. */
  progress?: number | null;
}

/** A page that needs neither the application nor its files, for when those are what failed. */
export function renderProblemPage(
  siteName: string,
  problem: Problem,
  { requestId, retryAfterSeconds, progress }: ProblemPageDetails,
): string {
  const bar =
    progress === undefined
      ? ''
      : `<p><progress aria-label="Progress"${progress === null ? '' : ` value="${progress}"`}></progress></p>`;
  const refresh = retryAfterSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfterSeconds}">`;
  const reference = requestId === null ? '' : `<p>Request Id: <code>${escapeHtml(requestId)}</code></p>`;
  const main = `<p>${escapeHtml(problem.text)}</p>
${bar}${reference}
<p><a href="/">Back to homepage</a></p>`;
  return plainPage(siteName, problem.title, main, refresh);
}
