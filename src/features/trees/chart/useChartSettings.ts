import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { DEFAULT_CHART_SETTINGS, readChartSettings, type ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';

import { useTreeChartSettingsQuery } from './treeChartsApi.ts';

const STORAGE_KEY = 'treeChart';

function readSession(): ChartSettings | null {
  try {
    return readChartSettings(JSON.parse(readStored('session', STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * How this reader looks at charts: members find it as they left it on any device, visitors as long as the tab is open.
 * @returns null until it is known; `remember` keeps another choice
 */
export function useChartSettings(): { chosen: ChartSettings | null; remember: (settings: ChartSettings) => void } {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isLoading } = useTreeChartSettingsQuery(undefined, { skip: !isSignedIn });
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const remember = useCallback(
    (settings: ChartSettings) => {
      writeStored('session', STORAGE_KEY, JSON.stringify(settings));
      // What could not be stored is stored with the next choice.
      if (isSignedIn)
        import('./rememberSettings.ts').then(
          ({ rememberSettings }) => dispatch(rememberSettings(settings)),
          () => undefined,
        );
    },
    [dispatch, isSignedIn],
  );
  const known = isSignedIn ? (data ?? readSession()) : readSession();
  return { chosen: isSignedIn && isLoading ? null : (known ?? DEFAULT_CHART_SETTINGS), remember };
}
