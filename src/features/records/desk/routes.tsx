import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The pages on which staff and stewards bring in records. */
export const pages: FeaturePages = {
  'desk.sheets': () => import(/* webpackChunkName: "desk.sheets" */ './SheetsPage.tsx'),
  'desk.closures': () => import(/* webpackChunkName: "desk.closures" */ './ClosuresPage.tsx'),
  'desk.record': () => import(/* webpackChunkName: "desk.record" */ './RecordPage.tsx'),
  'desk.chosen': () => import(/* webpackChunkName: "desk.chosen" */ './ChosenPage.tsx'),
  'desk.sheet': () => import(/* webpackChunkName: "desk.sheet" */ './SheetPage.tsx'),
  'desk.file': () => import(/* webpackChunkName: "desk.file" */ './FilePage.tsx'),
  'desk.columns': () => import(/* webpackChunkName: "desk.columns" */ './ColumnsPage.tsx'),
  'desk.problems': () => import(/* webpackChunkName: "desk.problems" */ './ProblemsPage.tsx'),
  'desk.check': () => import(/* webpackChunkName: "desk.check" */ './CheckPage.tsx'),
  'desk.publish': () => import(/* webpackChunkName: "desk.publish" */ './PublishPage.tsx'),
  'desk.history': () => import(/* webpackChunkName: "desk.history" */ './HistoryPage.tsx'),
  'desk.people': () => import(/* webpackChunkName: "desk.people" */ './PeoplePage.tsx'),
  'desk.invitation': () => import(/* webpackChunkName: "desk.invitation" */ './InvitationPage.tsx'),
};
