import { renderHook, waitFor } from '@testing-library/react';

import { storePositions } from '#services/storage/scrollPositions.ts';
import { useIsPainted } from '#ui/useIsPainted.ts';

import { useSteps } from './useSteps.ts';

const isStepped = () => renderHook(useSteps).result.current;
const here = () => window.location.pathname + window.location.search;

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '');
});

// In this order: a document has one first page.
describe('whether what was found is drawn in steps', () => {
  it('on a first page that is looked at from its top', () => {
    expect(isStepped()).toBe(true);
    storePositions(
      new Map([
        [here(), 0],
        ['/elsewhere', 500],
      ]),
    );
    expect(isStepped()).toBe(true);
  });

  it('not for a reader who comes back to the place they left, on the first page of the tab or on a later one', () => {
    storePositions(new Map([[here(), 700]]));
    expect(isStepped()).toBe(false);
    storePositions(new Map([['k1', 700]]));
    expect(isStepped()).toBe(true);
    window.history.replaceState({ key: 'k1' }, '');
    expect(isStepped()).toBe(false);
  });

  it('not in a hidden tab, which paints nothing', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(isStepped()).toBe(false);
  });

  it('not on the pages that follow, and as it was decided once', async () => {
    const first = renderHook(useSteps);
    const { result } = renderHook(useIsPainted);
    await waitFor(() => expect(result.current).toBe(true));
    first.rerender();
    expect([first.result.current, isStepped()]).toEqual([true, false]);
  });
});
