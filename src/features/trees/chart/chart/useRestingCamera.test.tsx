import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { chartOpened, chartViewSlice, selectRestingCamera } from '../chartViewSlice.ts';
import { createCameraStore } from './cameraStore.ts';
import { REST_MS, useRestingCamera } from './useRestingCamera.ts';

const SETTINGS = { view: 'family', direction: 'across', ancestors: 4, descendants: 2 } as const;

function following() {
  const store = configureStore({ reducer: { [chartViewSlice.name]: chartViewSlice.reducer } });
  store.dispatch(chartOpened({ of: 't1', settings: SETTINGS }));
  const camera = createCameraStore();
  camera.measured({ width: 800, height: 600 });
  camera.charted({ left: -5000, top: -5000, right: 5000, bottom: 5000 });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const dispatched = jest.spyOn(store, 'dispatch');
  return { store, camera, dispatched, view: renderHook(() => useRestingCamera(camera), { wrapper }) };
}

describe('the camera in the store', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is written when it is at rest, never for a frame of a move', () => {
    const { store, camera, dispatched } = following();
    for (let frame = 0; frame < 120; frame += 1) {
      act(() => camera.panBy(-10, 4));
      act(() => jest.advanceTimersByTime(16));
    }
    expect(dispatched).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(REST_MS));
    expect(dispatched).toHaveBeenCalledTimes(1);
    expect(selectRestingCamera(store.getState())).toEqual({ x: 1200, y: -480, scale: 1 });
  });

  it('is not written for a page that was left', () => {
    const { camera, dispatched, view } = following();
    act(() => camera.panBy(-10, 4));
    view.unmount();
    act(() => jest.advanceTimersByTime(10 * REST_MS));
    expect(dispatched).not.toHaveBeenCalled();
  });
});
