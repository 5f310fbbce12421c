import type { ContentDocument, HelpFacts } from '#domain/site/content/contentDocument.ts';

/** A text of the help with what it has beside its words. */
export type HelpText = ContentDocument & { help: HelpFacts };

/** An article where it is filed. */
export interface FiledArticle {
  text: HelpText;
  section: FiledSection;
}
/** A section where it is filed, with its articles in their order. */
export interface FiledSection {
  text: HelpText;
  category: FiledCategory;
  articles: FiledArticle[];
}
/** A category with its sections in their order. */
export interface FiledCategory {
  text: HelpText;
  sections: FiledSection[];
}
