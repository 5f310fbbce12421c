import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';

import { chartLeft, chartOpened, RECORDED, selectChart, startOfChart } from '../chartViewSlice.ts';
import type { ChartState } from '../chartViewState.ts';

/**
 * How the chart on this page is: in the store, as long as the page does. What a recorded session holds is taken over.
 * @param of - id of the tree: another tree's chart starts at its own start
 * @param start - the settings it starts with; later ones are chosen on the page
 */
export function useChartState(of: string, start: ChartSettings): ChartState {
  const dispatch = useDispatch();
  const stored = useSelector(selectChart);
  const [first] = useState(() => startOfChart(of, start));
  const mine = stored?.of === of || stored?.of === RECORDED ? stored : null;
  const isOpened = mine !== null;
  useEffect(() => {
    if (!isOpened) dispatch(chartOpened(first));
  }, [dispatch, first, isOpened]);
  useEffect(() => () => void dispatch(chartLeft()), [dispatch]);
  return mine ?? first;
}
