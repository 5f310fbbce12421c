import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  HelpCategory,
  HelpLink,
  HelpResult,
  HelpSection,
  Resolvers,
} from '#server/modules/kernel/graphql/types.generated.ts';

import type { FiledArticle, FiledCategory, FiledSection, HelpText } from './createHelpIndex.ts';
import { openHelp, pathOf } from './helpLibrary.ts';

/** The language of the help; a question in another one gets it, too. */
const LOCALE = 'en-gb';
/** What suggestions get, and what the page of results gets. */
const MOST = { suggestions: 5, results: 50 };
/** Articles a page is offered. */
const MOST_OF_PAGE = 3;

const linkOf = (text: HelpText): HelpLink => ({ title: text.title, description: text.description, path: pathOf(text) });

function resultOf({ text, section }: FiledArticle, { site }: RequestContext): HelpResult {
  const named = (of: HelpText) => ({
    id: String(of.help.id),
    locale: LOCALE,
    html_url: `${site.publicUrl}${pathOf(of)}`,
  });
  return {
    ...named(text),
    title: text.title,
    snippet: text.description,
    section: {
      ...named(section.text),
      name: section.text.title,
      category: { ...named(section.category.text), name: section.category.text.title },
    },
  };
}

const sectionOf = ({ text, category, articles }: FiledSection): HelpSection => ({
  ...linkOf(text),
  category: linkOf(category.text),
  articles: articles.map((article) => linkOf(article.text)),
});
const categoryOf = ({ text, sections }: FiledCategory): HelpCategory => ({
  ...linkOf(text),
  articleCount: sections.reduce((sum, { articles }) => sum + articles.length, 0),
  sections: sections.map(sectionOf),
});

/** The help centre: open to everyone (HELP-021). */
export const helpResolvers: Resolvers = {
  Query: {
    helpSearch: async (_root, { query, limitResultSize }, context) => {
      const { find } = await openHelp(context.content);
      return find(query, limitResultSize === true ? MOST.suggestions : MOST.results).map((article) =>
        resultOf(article, context),
      );
    },
    helpHome: async (_root, _arguments, { content }) => {
      const { categories } = await openHelp(content);
      const common = categories
        .flatMap(({ sections }) => sections.flatMap(({ articles }) => articles))
        .filter(({ text }) => text.help.isCommon);
      return { categories: categories.map(categoryOf), common: common.map(({ text }) => linkOf(text)) };
    },
    helpCategory: async (_root, { ref }, { content }) => {
      const category = (await openHelp(content)).category(ref);
      return category && categoryOf(category);
    },
    helpSection: async (_root, { ref }, { content }) => {
      const section = (await openHelp(content)).section(ref);
      return section && sectionOf(section);
    },
    helpArticle: async (_root, { ref }, { content }) => {
      const library = await openHelp(content);
      const article = library.article(ref);
      if (!article) return null;
      const { text, section } = article;
      return {
        ...linkOf(text),
        id: String(text.help.id),
        updated: text.updated,
        section: linkOf(section.text),
        category: linkOf(section.category.text),
        blocks: text.blocks,
        related: text.help.related
          .flatMap((id) => library.article(String(id)) ?? [])
          .map((other) => linkOf(other.text)),
      };
    },
    helpForPage: async (_root, { routeId }, { content }) =>
      (await openHelp(content))
        .forRoute(routeId)
        .slice(0, MOST_OF_PAGE)
        .map(({ text }) => linkOf(text)),
  },
};
