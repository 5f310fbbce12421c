import { chartReducer, startOfChart } from './chartState.ts';

describe('the state of a chart', () => {
  it('closes a branch that stands open, and opens it again', () => {
    const closed = chartReducer(startOfChart(), { type: 'branchTurned', personId: 'a', direction: 'up', was: 'open' });
    expect(closed.branches).toMatchObject({ closedUp: ['a'], openedUp: [] });
    expect(chartReducer(closed, { type: 'branchTurned', personId: 'a', direction: 'up', was: 'closed' }).branches).toMatchObject({ closedUp: [], openedUp: ['a'] });
    expect(chartReducer(closed, { type: 'branchTurned', personId: 'a', direction: 'down', was: 'unloaded' }).branches).toMatchObject({ closedUp: ['a'], openedDown: ['a'] });
  });

  it('begins branches anew with other generations, and keeps which parents were chosen', () => {
    const state = chartReducer(chartReducer(startOfChart(), { type: 'branchTurned', personId: 'a', direction: 'down', was: 'open' }), { type: 'parentsChosen', personId: 'a', familyId: 3 });
    const next = chartReducer(state, { type: 'settingsChosen', settings: { ancestors: 6 } });
    expect(next).toMatchObject({ settings: { ancestors: 6, view: 'family' }, branches: { closedDown: [], parents: { a: 3 } } });
  });
});
