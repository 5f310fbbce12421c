import { escapeHtml } from './escapeHtml.ts';
import { plainPage, plainPagePolicy } from './plainPage.ts';

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
  return plainPage(problem.title, main, refresh);
}
