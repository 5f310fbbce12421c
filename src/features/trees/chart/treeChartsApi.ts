import { readChartSettings, type ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { TreeChartSettingsDocument } from './treeCharts.generated.ts';

type StoredSettings = ResultOf<typeof TreeChartSettingsDocument>['treeChartSettings'];

const readStoredSettings = (stored: StoredSettings): ChartSettings | null =>
  stored &&
  readChartSettings({ ...stored, view: stored.view.toLowerCase(), direction: stored.direction.toLowerCase() });

/** How a member looks at charts; what remembers it comes when they choose otherwise ({@link rememberSettings}). */
export const treeChartsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** How the member looks at charts; null where they chose nothing. */
    treeChartSettings: query(TreeChartSettingsDocument, {
      transformResponse: (data) => readStoredSettings(data.treeChartSettings),
    }),
  })),
});

export const { useTreeChartSettingsQuery } = treeChartsApi;
