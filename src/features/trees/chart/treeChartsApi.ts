import { readChartSettings, type ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { askInTurn } from '#services/graphql/askInTurn.ts';
import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { RememberTreeChartSettingsDocument, TreeChartSettingsDocument } from './treeCharts.generated.ts';

type StoredSettings = ResultOf<typeof TreeChartSettingsDocument>['treeChartSettings'];

const readStoredSettings = (stored: StoredSettings): ChartSettings | null => stored && readChartSettings({ ...stored, view: stored.view.toLowerCase(), direction: stored.direction.toLowerCase() });
const UPPER = { pedigree: 'PEDIGREE', family: 'FAMILY', hourglass: 'HOURGLASS', relatives: 'RELATIVES', descendants: 'DESCENDANTS', fan: 'FAN', sunburst: 'SUNBURST', outline: 'OUTLINE', across: 'ACROSS', down: 'DOWN' } as const;

const treeChartsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How the member looks at charts; null where they chose nothing. */
    treeChartSettings: build.query<ChartSettings | null, void>({
      query: () => ask(TreeChartSettingsDocument)({}),
      transformResponse: (data: ResultOf<typeof TreeChartSettingsDocument>) => readStoredSettings(data.treeChartSettings),
    }),
    /** Shown as chosen before the server has it. */
    rememberTreeChartSettings: build.mutation<unknown, ChartSettings>({
      queryFn: askInTurn(RememberTreeChartSettingsDocument, (settings: ChartSettings) => ({ input: { ...settings, view: UPPER[settings.view], direction: UPPER[settings.direction] } })),
      onQueryStarted: (settings, { dispatch, queryFulfilled }) => {
        dispatch(treeChartsApi.util.updateQueryData('treeChartSettings', undefined, () => settings));
        // What could not be stored is stored with the next choice.
        void queryFulfilled.catch(() => undefined);
      },
    }),
  }),
});

export const { useTreeChartSettingsQuery, useRememberTreeChartSettingsMutation } = treeChartsApi;
