import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { hasMarkedSession } from '#domain/kernel/grants/sessionMarker.ts';
import { TEST_OVERRIDES_COOKIE, testOverridesIn } from '#domain/kernel/grants/testOverrides.ts';
import { isServerPath } from '#domain/kernel/routes/isServerPath.ts';
import { matchRoute, type RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import type { ReadyContent } from '#domain/site/content/firstContent.ts';
import { LOGGED_IN_HOMES, type SiteBoot, type SiteHoldings, type StaticBoot } from '#domain/site/content/siteBoot.ts';

import { problemOf } from './problems.ts';
import { type PageAbout, renderShell } from './renderShell.ts';
import { sendProblem, wantsDocument } from './sendProblem.ts';
import { splitTarget } from './splitTarget.ts';

/** Link previews and crawlers take anything, or do not say. */
const takesDocument = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept === '' || /text\/html|\*\/\*/.test(accept);

/** Settings that a test asks for in its cookie; production asks no one. */
function overriddenBoot({ mode }: Pick<SiteBoot, 'mode'>, { headers: { cookie } }: FastifyRequest): Partial<SiteBoot> {
  const asked = mode === 'production' ? undefined : testOverridesIn(cookie).settings.loggedInHome;
  const loggedInHome = LOGGED_IN_HOMES.find((home) => home === asked);
  return loggedInHome ? { loggedInHome } : {};
}

/** What the shell needs to know of the site. */
export interface ShellOptions {
  /** The text of the built index.html. */
  template: string;
  boot: StaticBoot;
  /** What may differ from one moment to the next: the site’s name, what it holds. */
  bootNow: () => Promise<SiteIdentity & SiteHoldings>;
  /** False where a toggle or a missing right makes the page look absent to this request (spec 1 section 8). */
  isFound: (match: RouteMatch, request: FastifyRequest, search: string) => Promise<boolean>;
  /** Of a page that is not found: whether it showed something that has been taken away for good. */
  isGone: (match: RouteMatch, search: string) => Promise<boolean>;
  /** Data for search engines about a page that exists, beyond its head; null for nothing. */
  structuredData: (match: RouteMatch, search: string) => Promise<object | null>;
  /** What the page's own text says of it; null where it has none. */
  aboutPage: (match: RouteMatch) => Promise<PageAbout | null>;
  /**
   * Addresses of the scripts and styles that a page needs beside the entry's; none where the reader will not see it.
   */
  pageCode: (match: RouteMatch, isVisitor: boolean, search: string) => readonly string[];
  /** What a visitor's page shows first; null where the browser draws everything itself. */
  firstContent: (match: RouteMatch, request: FastifyRequest, boot: SiteBoot) => Promise<ReadyContent | null>;
}

/**
 * The site's policy, with the styles of this one document: one sheet by its hash, and the `style` attributes that React
 * writes, such as the proportions of pictures.
 */
function policyWith(reply: FastifyReply, css: string): string {
  const policy = String(reply.raw.getHeader('content-security-policy'));
  return policy.replace(
    "style-src 'self'",
    `style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}'; style-src-attr 'unsafe-inline'`,
  );
}

/** Answers every address that nothing else serves with the document of its page, or says that there is none. */
export function registerShell(
  app: FastifyInstance,
  { template, boot, bootNow, isFound, isGone, aboutPage, structuredData, pageCode, firstContent }: ShellOptions,
): void {
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search } = splitTarget(request.url);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const match = isReading && takesDocument(request) && !isServerPath(pathname) ? matchRoute(pathname) : null;
    // Only a browser wants a page that says there is none: a missing picture or script is just missing.
    if (!match && (!isReading || !wantsDocument(request) || isServerPath(pathname)))
      return sendProblem(request, reply, problemOf(404));
    const found = match && (await isFound(match, request, search)) ? match : null;
    const missing = match && !found && (await isGone(match, search)) ? 410 : 404;
    const about = found && (await aboutPage(found));
    const structured = found && (await structuredData(found, search));
    const now = await bootNow();
    request.pagePattern = found?.route.pattern ?? null;
    const ownBoot = { ...boot, ...now, ...overriddenBoot(boot, request), requestId: request.id };
    const isVisitor = !hasMarkedSession(request.headers.cookie);
    // Who tries out settings may be refused what others are not.
    const isTryingOut = request.headers.cookie?.includes(TEST_OVERRIDES_COOKIE) ?? false;
    const content = found && isVisitor && request.method === 'GET' ? await firstContent(found, request, ownBoot) : null;
    if (content) void reply.header('content-security-policy', policyWith(reply, content.css));
    return reply
      .code(found ? (found.route.status ?? 200) : missing)
      .headers({ 'cache-control': content ? 'private, no-cache' : 'no-cache', vary: 'Cookie' })
      .type('text/html; charset=utf-8')
      .send(
        renderShell(template, {
          match: found,
          search,
          about,
          boot: ownBoot,
          structuredData: structured,
          isVisitor,
          content,
          code: found && !isTryingOut ? pageCode(found, isVisitor, search) : [],
        }),
      );
  });
}
