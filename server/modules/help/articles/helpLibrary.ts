import { helpAddress, type HelpKind, readHelpRef } from '#domain/help/core/helpAddresses.ts';
import type { HelpContentKind } from '#domain/site/content/contentKinds.ts';
import type { SiteContent } from '#server/engines/content/createSiteContent.ts';

import {
  createHelpIndex,
  type FindArticles,
  type FiledArticle,
  type FiledCategory,
  type FiledSection,
  type HelpText,
} from './createHelpIndex.ts';

/** The texts that the help is made of. */
export type HelpTexts = Pick<SiteContent, 'document' | 'list' | 'revision'>;

/** Everything of the help, ready to be read and searched. */
export interface HelpLibrary {
  categories: FiledCategory[];
  /** By number, or by the name of the file where an address has words alone. Null when there is none. */
  article(ref: string): FiledArticle | null;
  section(ref: string): FiledSection | null;
  category(ref: string): FiledCategory | null;
  /**
   * Articles for the page of a route: those that name it come before those that name a family of routes (`billing.*`).
   */
  forRoute(routeId: string): FiledArticle[];
  find: FindArticles;
}

const ADDRESS_KINDS: Readonly<Record<HelpContentKind, HelpKind>> = {
  'help-article': 'articles',
  'help-category': 'categories',
  'help-section': 'sections',
};
const lastOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
const above = (key: string): string => key.slice(0, key.lastIndexOf('/'));

/** The path of a text of the help on this site. */
export const pathOf = ({ kind, key, help }: HelpText): string =>
  helpAddress(ADDRESS_KINDS[kind as HelpContentKind], help.id, lastOf(key));

async function textsOf(content: HelpTexts, kind: HelpContentKind): Promise<HelpText[]> {
  const texts = await Promise.all((await content.list(kind)).map(({ key }) => content.document(kind, key)));
  return texts.filter((text): text is HelpText => text?.help !== undefined);
}

/** Whether `billing.payment*` names a route. */
const isFamily = (route: string, routeId: string): boolean =>
  route.endsWith('*') && routeId.startsWith(route.slice(0, -1));

const readBy =
  <Filed extends { text: HelpText }>(filed: readonly Filed[]) =>
  (ref: string): Filed | null => {
    const { id, slug } = readHelpRef(ref);
    return filed.find(({ text }) => (id === null ? lastOf(text.key) === slug : text.help.id === id)) ?? null;
  };

async function build(content: HelpTexts): Promise<HelpLibrary> {
  const [categoryTexts, sectionTexts, articleTexts] = await Promise.all([
    textsOf(content, 'help-category'),
    textsOf(content, 'help-section'),
    textsOf(content, 'help-article'),
  ]);
  const categories: FiledCategory[] = categoryTexts.map((text) => ({ text, sections: [] }));
  for (const category of categories) {
    category.sections = sectionTexts
      .filter(({ key }) => above(key) === category.text.key)
      .map((text) => ({ text, category, articles: [] }));
    for (const section of category.sections)
      section.articles = articleTexts
        .filter(({ key }) => above(key) === section.text.key)
        .map((text) => ({ text, section }));
  }
  const sections = categories.flatMap((category) => category.sections);
  const articles = sections.flatMap((section) => section.articles);
  return {
    categories,
    article: readBy(articles),
    section: readBy(sections),
    category: readBy(categories),
    forRoute: (routeId) => [
      ...articles.filter(({ text }) => text.help.routes.includes(routeId)),
      ...articles.filter(({ text }) => text.help.routes.some((route) => isFamily(route, routeId))),
    ],
    find: createHelpIndex(articles),
  };
}

const libraries = new WeakMap<HelpTexts, { revision: string; library: Promise<HelpLibrary> }>();

/**
 * The help as its files are now; made again when one of them changes. An article without a section, or a section
 * without a category, is left out.
 */
export async function openHelp(content: HelpTexts): Promise<HelpLibrary> {
  const revision = await content.revision();
  const known = libraries.get(content);
  if (known?.revision === revision) return known.library;
  const library = build(content);
  libraries.set(content, { revision, library });
  library.catch(() => libraries.delete(content));
  return library;
}

interface HelpMatch {
  route: { id: string };
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * The text that an address of the help names, for the head of its document. Null where the address names none,
 * undefined where it names nothing.
 */
async function named(content: HelpTexts, { route, params }: HelpMatch) {
  if (!route.id.startsWith('help.')) return undefined;
  const library = await openHelp(content);
  if (route.id === 'help.article') return library.article(params.article ?? '');
  if (route.id === 'help.category') return library.category(params.category ?? '');
  if (route.id === 'help.section') return library.section(params.section ?? '');
  return undefined;
}

/**
 * Whether an address of the help leads to something; its document answers 404 where not. True for pages of
 * other parts of the site.
 */
export async function isHelpFound(content: HelpTexts, match: HelpMatch): Promise<boolean> {
  if (match.route.id === 'help.missing') return false;
  // A help centre that does not answer is no reason to say that its article is not there: the page says what is wrong.
  return (await named(content, match).catch(() => undefined)) !== null;
}

/** What the head of a document says of a text of the help; null for all other pages. */
export async function aboutHelp(content: HelpTexts, match: HelpMatch) {
  return (await named(content, match).catch(() => undefined))?.text ?? null;
}
