import type { FeaturePages } from '#services/routing/featurePages.ts';

/** GEDCOM files coming in and going out. */
export const pages: FeaturePages = {
  'gedcom.upload': () => import('./pages/GedcomUploadPage.tsx'),
  'tree.upload-gedcom': () => import('./pages/TreeUploadPage.tsx'),
  'tree.export': () => import('./pages/ExportTreePage.tsx'),
};
