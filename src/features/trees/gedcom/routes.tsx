import type { FeaturePages } from '#services/routing/featurePages.ts';

/** GEDCOM files coming in and going out. */
export const pages: FeaturePages = {
  'gedcom.upload': () => import(/* webpackChunkName: "gedcom.upload" */ './pages/GedcomUploadPage.tsx'),
  'tree.upload-gedcom': () => import(/* webpackChunkName: "tree.upload-gedcom" */ './pages/TreeUploadPage.tsx'),
  'tree.export': () => import(/* webpackChunkName: "tree.export" */ './pages/ExportTreePage.tsx'),
};
