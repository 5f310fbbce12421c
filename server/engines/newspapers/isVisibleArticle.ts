/**
 * The condition of SQL under which readers may know of an article: the present files of its issue have it, and no one
 * has hidden it.
 *
 * @param alias - of `newspaper_article` in the statement.
 */
export const isVisibleArticle = (alias: string): string => `NOT ${alias}.is_removed AND ${alias}.hidden_reason IS NULL`;
