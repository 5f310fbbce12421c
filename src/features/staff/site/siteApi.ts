import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  BringSiteLogoDocument,
  ChangeSiteSettingsDocument,
  SiteSettingsDocument,
  UndoSiteSettingDocument,
} from './site.generated.ts';

/** What staff may change of the site, and how it came to be as it is. */
export type SiteSettings = ResultOf<typeof SiteSettingsDocument>['siteSettings'];
/** One change. */
export type SettingChange = SiteSettings['changes'][number];

const siteApi = baseApi.enhanceEndpoints({ addTagTypes: ['SiteSettings'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    siteSettings: query(SiteSettingsDocument, 'siteSettings', { providesTags: ['SiteSettings'] }),
    changeSiteSettings: mutation(ChangeSiteSettingsDocument, 'changeSiteSettings', {
      invalidatesTags: ['SiteSettings'],
    }),
    bringSiteLogo: mutation(BringSiteLogoDocument, 'bringSiteLogo', { invalidatesTags: ['SiteSettings'] }),
    undoSiteSetting: mutation(UndoSiteSettingDocument, 'undoSiteSetting', { invalidatesTags: ['SiteSettings'] }),
  })),
});

export const {
  useSiteSettingsQuery,
  useBringSiteLogoMutation,
  useChangeSiteSettingsMutation,
  useUndoSiteSettingMutation,
} = siteApi;
