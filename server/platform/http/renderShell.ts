import { canonicalPath, socialDescription } from '#domain/kernel/routes/documentHead.ts';
import { documentTitle } from '#domain/kernel/routes/documentTitle.ts';
import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import { routeDescriptions } from '#domain/kernel/routes/routeDescriptions.ts';
import { brandSheetPath } from '#domain/kernel/site/brandSheet.ts';
import { isIcon, siteLogo } from '#domain/kernel/site/siteLogo.ts';
import { FIRST_STATE_ID, type ReadyContent } from '#domain/site/content/firstContent.ts';
import { SITE_BOOT_ID, type SiteBoot } from '#domain/site/content/siteBoot.ts';

import { escapeHtml, escapeJson, escapeJsonText } from './escapeHtml.ts';

/** What one document says of itself before the application starts. */
export interface ShellPage {
  /** Null where there is no such page, or none for this reader. */
  match: RouteMatch | null;
  /** The request's query, with or without `?`. */
  search: string;
  boot: SiteBoot;
  /** What the page's own text says of it, in the place of what its route says. */
  about?: PageAbout | null;
  /** JSON-LD for search engines; data to the browser, which runs nothing of it. Null for none. */
  structuredData: object | null;
  /**
   * No session is marked: what the reader may do is asked for without a token, and can be asked for before the code has
   * come.
   */
  isVisitor: boolean;
  /** What the page shows first; null where the browser draws everything itself. */
  content?: ReadyContent | null;
  /**
   * Addresses of the scripts and styles that the page needs beside the entry's, to be fetched while the entry comes.
   */
  code?: readonly string[];
}

/** What a text says of its page. */
export interface PageAbout {
  title: string;
  description: string;
  /** Path of this site or https address of the picture for link previews; null for the site's own. */
  socialImage: string | null;
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
const NO_TITLE = /<title>[^<]*<\/title>/;
const HEAD_END = '</head>';
/**
 * As the application asks (src/services/entitlements): a browser gives its answer only to a request of the same kind.
 */
const ENTITLEMENTS = '<link rel="preload" as="fetch" href="/api/entitlements" crossorigin>';
const BRITISH = 'lang="en-GB"';
/** After the metadata that says how wide the window is. */
const FIRST_LINK = '<link';
const ROOT = '<div id="root"></div>';

/** Has the browser fetch a page's code while the entry is on its way, which would name it only when it runs. */
const codeLink = (address: string): string =>
  `<link rel="preload" as="${address.endsWith('.css') ? 'style' : 'script'}" href="${escapeHtml(address)}">`;

/** Tells the code that loads a part with its styles that they are here: a disabled sheet is not asked for. */
const sheetLink = (address: string): string => `<link rel="stylesheet" href="${escapeHtml(address)}" disabled>`;

/**
 * The head's part of the first content: its styles, what keeps early presses, and the code of the parts it is made of.
 */
const contentHead = ({ css, sheets, scripts }: ReadyContent): string[] => [
  `<style>${css}</style>`,
  ...sheets.map(sheetLink),
  '<script src="/early.js"></script>',
  ...scripts.map(codeLink),
];

/** The content in its place, and after it, where it delays no painting, what it was drawn from. */
const contentBody = ({ html, state }: ReadyContent, routeId: string): string =>
  `<div id="root" data-first="${escapeHtml(routeId)}">${html}</div><script type="application/json" id="${FIRST_STATE_ID}">${escapeJsonText(state)}</script>`;

function describe({ match, search, boot, about }: ShellPage): string[] {
  if (!match)
    return [
      `<title>${escapeHtml(documentTitle('Page not found', boot.name))}</title>`,
      meta('name', 'robots', 'noindex'),
    ];
  const { route } = match;
  const {
    title: name,
    description,
    socialImage,
  } = about ?? { title: route.title, description: routeDescriptions[route.id] ?? '', socialImage: null };
  const title = `<title>${escapeHtml(documentTitle(name, boot.name))}</title>`;
  const robots = meta('name', 'robots', route.robots ?? 'index, follow');
  // these pages are the browser's alone.
  if (route.clientOnly) return [title, robots];
  const address = `${boot.publicUrl}${canonicalPath(match, search)}`;
  return [
    title,
    meta('name', 'description', description),
    robots,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', boot.name),
    meta('property', 'og:title', name),
    meta('property', 'og:description', socialDescription(description)),
    meta('property', 'og:url', address),
    meta('property', 'og:image', new URL(socialImage ?? '/icon-512.png', boot.publicUrl).href),
  ];
}

/**
 * After the site’s own sheet and icons: the colours that it changes, and the logo where that is an icon, which browsers
 * take as the last. Nothing for a site without.
 */
function brandLinks({ accent, logo: name }: SiteBoot): string[] {
  const logo = name === undefined ? null : siteLogo(name);
  return [
    ...(accent === undefined ? [] : [`<link rel="stylesheet" href="${escapeHtml(brandSheetPath(accent))}">`]),
    ...(logo && isIcon(logo) ? [`<link rel="icon" type="${logo.type}" href="${escapeHtml(logo.src)}">`] : []),
  ];
}

const bootBlock = (boot: SiteBoot): string =>
  `<script type="application/json" id="${SITE_BOOT_ID}">${escapeJson(boot)}</script>`;
const inLanguage = (html: string, { locale = 'en_GB' }: SiteBoot): string =>
  html.replace(BRITISH, `lang="${locale.replace('_', '-')}"`);

/**
 * The document of no page in particular: the application finds out by the address.
 * @param template - the text of the built index.html
 */
export const renderBareShell = (template: string, boot: SiteBoot): string =>
  inLanguage(template, boot)
    .replace(NO_TITLE, () => `<title>${escapeHtml(boot.name)}</title>`)
    .replace(HEAD_END, () => `${[bootBlock(boot), ...brandLinks(boot)].join('\n')}\n${HEAD_END}`);

/**
 * The HTML document of a page: the built index.html with the head that the route table gives it and the boot data as a
 * JSON block. Whatever comes from the address is escaped.
 * @param template - the text of the built index.html.
 */
export function renderShell(template: string, page: ShellPage): string {
  const structured =
    page.structuredData === null
      ? []
      : [`<script type="application/ld+json">${escapeJson(page.structuredData)}</script>`];
  const content = page.match && page.content ? page.content : null;
  const ahead = page.match && page.isVisitor && !content ? [ENTITLEMENTS] : [];
  const code = page.match && !content ? (page.code ?? []).map(codeLink) : [];
  const head = [
    ...ahead,
    ...code,
    ...describe(page),
    ...structured,
    bootBlock(page.boot),
    ...(content ? contentHead(content) : []),
    ...brandLinks(page.boot),
  ].join('\n');
  const document = inLanguage(template, page.boot)
    .replace(NO_TITLE, '')
    .replace(HEAD_END, () => `${head}\n${HEAD_END}`);
  if (!content || !page.match) return document;
  // Pictures before all code: they are painted without it.
  return document
    .replace(FIRST_LINK, () => `${content.pictures}${FIRST_LINK}`)
    .replace(ROOT, () => contentBody(content, page.match?.route.id ?? ''));
}
