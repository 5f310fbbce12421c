import { useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { cameraRested, RECORDED, type chartViewSlice, selectChart, selectRestingCamera } from '../chartViewSlice.ts';
import type { RestingCamera } from '../chartViewState.ts';
import type { CameraStore } from './cameraStore.ts';

/** How long a camera is still before it counts as at rest, in milliseconds. */
export const REST_MS = 300;

const rounded = ({ x, y, scale }: RestingCamera): RestingCamera => ({
  x: Math.round(x),
  y: Math.round(y),
  scale: Math.round(scale * 1000) / 1000,
});

/**
 * Writes into the store where the camera rests. While it moves, once for every frame, the store is left alone.
 * @returns where it rested in a recorded session that this chart is part of; else null
 */
export function useRestingCamera(camera: CameraStore): RestingCamera | null {
  const dispatch = useDispatch();
  const store = useStore<{ chartView: ReturnType<typeof chartViewSlice.reducer> }>();
  const [recorded] = useState(() =>
    selectChart(store.getState())?.of === RECORDED ? selectRestingCamera(store.getState()) : null,
  );
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = camera.subscribe(() => {
      clearTimeout(waiting);
      if (camera.size().width > 0)
        waiting = setTimeout(() => dispatch(cameraRested(rounded(camera.camera()))), REST_MS);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [camera, dispatch]);
  return recorded;
}
