import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { askInTurn } from '#services/graphql/askInTurn.ts';

import { RememberTreeChartSettingsDocument } from './rememberSettings.generated.ts';
import { treeChartsApi } from './treeChartsApi.ts';

const UPPER = {
  pedigree: 'PEDIGREE',
  family: 'FAMILY',
  hourglass: 'HOURGLASS',
  relatives: 'RELATIVES',
  descendants: 'DESCENDANTS',
  fan: 'FAN',
  sunburst: 'SUNBURST',
  outline: 'OUTLINE',
  across: 'ACROSS',
  down: 'DOWN',
} as const;

const api = treeChartsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shown as chosen before the server has it. */
    rememberTreeChartSettings: build.mutation<unknown, ChartSettings>({
      queryFn: askInTurn(RememberTreeChartSettingsDocument, (settings: ChartSettings) => ({
        input: { ...settings, view: UPPER[settings.view], direction: UPPER[settings.direction] },
      })),
      onQueryStarted: (settings, { dispatch, queryFulfilled }) => {
        dispatch(treeChartsApi.util.updateQueryData('treeChartSettings', undefined, () => settings));
        // What could not be stored is stored with the next choice.
        void queryFulfilled.catch(() => undefined);
      },
    }),
  }),
});

/** Has the server remember how a member looks at charts. */
export const rememberSettings =
  (settings: ChartSettings) =>
  (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): void =>
    void dispatch(api.endpoints.rememberTreeChartSettings.initiate(settings, { track: false }));
