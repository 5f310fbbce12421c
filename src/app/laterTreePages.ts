import { pages as treeAnniversaryPages } from '#features/trees/anniversaries/routes.tsx';
import { pages as familyTreePages } from '#features/trees/chart/routes.tsx';
import { pages as gedcomPages } from '#features/trees/gedcom/routes.tsx';
import { pages as treeHintPages } from '#features/trees/hints/routes.tsx';
import { pages as treeKinshipPages } from '#features/trees/kinship/routes.tsx';
import { pages as treeListPages } from '#features/trees/list/routes.tsx';
import { pages as treePersonPages } from '#features/trees/person/routes.tsx';
import { pages as treePlacePages } from '#features/trees/places/routes.tsx';
import { pages as treeQualityPages } from '#features/trees/quality/routes.tsx';
import { pages as treeReportPages } from '#features/trees/reports/routes.tsx';
import { pages as treeSearchPages } from '#features/trees/search/routes.tsx';
import { pages as shadowTreePages } from '#features/trees/shadow/routes.tsx';
import { pages as treeSharingPages } from '#features/trees/sharing/routes.tsx';
import { pages as treeStatisticsPages } from '#features/trees/statistics/routes.tsx';
import type { FeaturePages } from '#services/routing/featurePages.ts';

import { pages as treeChartPages } from './trees/treeChartPages.ts';

/** The pages of family trees (domain/kernel/routes/laterTreeRoutes.ts) by route id. */
export const laterTreePages: FeaturePages = {
  ...treeAnniversaryPages,
  ...familyTreePages,
  ...gedcomPages,
  ...treeHintPages,
  ...treeKinshipPages,
  ...treeListPages,
  ...treePersonPages,
  ...treePlacePages,
  ...treeQualityPages,
  ...treeReportPages,
  ...treeSearchPages,
  ...shadowTreePages,
  ...treeSharingPages,
  ...treeStatisticsPages,
  ...treeChartPages,
};
