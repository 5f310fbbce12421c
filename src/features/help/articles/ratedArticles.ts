/** Articles that were rated in this visit. In memory alone: another visit may see a better text. */
export const ratedArticles = new Set<string>();
