/** The research hub (spec 1 section 2). */
export const RESEARCH_HUB = '/my-research';

/** The page of a research folder. */
export const folderAddress = (id: string): string => `${RESEARCH_HUB}/folder/${encodeURIComponent(id)}`;
