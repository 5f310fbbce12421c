import { SHAPE_ONLY, type ShownOperations } from './shown.ts';

/** What may be seen of a member's research: that it was asked for and changed, never what is in it. */
export const researchOperations: ShownOperations = {
  researchFolders: SHAPE_ONLY,
  createResearchFolder: SHAPE_ONLY,
  addToResearchFolder: SHAPE_ONLY,
  hubSavedSearches: SHAPE_ONLY,
  hubDiary: SHAPE_ONLY,
  hubClippings: SHAPE_ONLY,
  researchFolder: SHAPE_ONLY,
  changeResearchFolder: SHAPE_ONLY,
  removeResearchFolder: SHAPE_ONLY,
  restoreResearchFolder: SHAPE_ONLY,
  addResearchPage: SHAPE_ONLY,
  writeInResearchFolder: SHAPE_ONLY,
  changeResearchItem: SHAPE_ONLY,
  moveResearchItem: SHAPE_ONLY,
  removeResearchItem: SHAPE_ONLY,
  restoreResearchItem: SHAPE_ONLY,
};
