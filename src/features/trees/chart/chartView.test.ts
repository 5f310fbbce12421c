import { DEFAULT_CHART_SETTINGS } from '#domain/trees/chart/chartSettings.ts';

import {
  cameraRested,
  chartBranchTurned,
  chartLeft,
  chartOpened,
  chartParentsChosen,
  chartSettingsChosen,
  chartViewSlice,
  selectChart,
  selectRestingCamera,
} from './chartViewSlice.ts';

type Action = Parameters<typeof chartViewSlice.reducer>[1];
const after = (...actions: Action[]) => ({
  chartView: [chartOpened({ of: 't1', settings: DEFAULT_CHART_SETTINGS }), ...actions].reduce(
    chartViewSlice.reducer,
    chartViewSlice.getInitialState(),
  ),
});
const branchesAfter = (...actions: Action[]) => selectChart(after(...actions))?.branches;
const up = (was: 'open' | 'closed' | 'nothing' | 'unloaded') =>
  chartBranchTurned({ personId: 'a', direction: 'up', was });

describe('the chart on the page', () => {
  it('closes a branch that is open, and opens it again', () => {
    expect(branchesAfter(up('open'))).toMatchObject({ closedUp: ['a'], openedUp: [] });
    expect(branchesAfter(up('open'), up('closed'))).toMatchObject({ closedUp: [], openedUp: ['a'] });
    expect(
      branchesAfter(up('open'), chartBranchTurned({ personId: 'a', direction: 'down', was: 'unloaded' })),
    ).toMatchObject({ closedUp: ['a'], openedDown: ['a'] });
    expect(branchesAfter(up('nothing'))).toMatchObject({ closedUp: [], openedUp: [] });
  });

  it('asks for the people of a branch once', () => {
    expect(selectChart(after(up('unloaded'), up('open'), up('unloaded')))?.asked).toEqual([
      { personId: 'a', direction: 'up' },
    ]);
  });

  it('starts branches again with other generations, and keeps which parents were chosen', () => {
    const state = after(
      chartBranchTurned({ personId: 'a', direction: 'down', was: 'open' }),
      chartParentsChosen({ personId: 'a', familyId: 3 }),
      chartSettingsChosen({ ancestors: 6 }),
    );
    expect(selectChart(state)).toMatchObject({
      settings: { ancestors: 6, view: 'family' },
      branches: { closedDown: [], parents: { a: 3 } },
    });
  });

  it('keeps where the camera rests until the chart is left, and nothing of a chart that is not there', () => {
    const camera = { x: 1, y: 2, scale: 0.5 };
    expect(selectRestingCamera(after(cameraRested(camera)))).toEqual(camera);
    const left = after(
      cameraRested(camera),
      chartLeft(),
      cameraRested(camera),
      up('open'),
      chartSettingsChosen({ ancestors: 6 }),
    );
    expect([selectChart(left), selectRestingCamera(left)]).toEqual([null, null]);
  });
});
