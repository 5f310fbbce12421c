import { useEffect, useState } from 'react';

import { isFanView, type ChartBox } from '#domain/trees/chart/layout/chart.ts';

import { isInside, expandRect, windowRect, type Rect } from '../model/camera.ts';
import { CARD_SCALE } from '../model/cardText.ts';
import type { CameraStore } from './cameraStore.ts';
import type { ChartIndex } from './chartIndex.ts';

/** Cards are there before they come into the window: room around it, as a share of its size. */
const AHEAD = 0.35;

interface Shown {
  index: ChartIndex;
  /** The part of the chart whose cards are elements; null while all are painted. */
  part: Rect | null;
}

const isFarEnough = ({ part }: Shown, window: Rect, isPainted: boolean): boolean =>
  isPainted ? part === null : part !== null && isInside(window, part);

/** The boxes that are elements: those about the window, none where they would be too small to read. */
export function useVisibleBoxes(index: ChartIndex, camera: CameraStore): readonly ChartBox[] {
  const [shown, setShown] = useState<Shown>({ index, part: null });
  useEffect(() => {
    const look = () => {
      const window = windowRect(camera.camera(), camera.size());
      const isPainted = isFanView(index.chart.view) || camera.camera().scale < CARD_SCALE;
      setShown((before) =>
        before.index === index && isFarEnough(before, window, isPainted)
          ? before
          : { index, part: isPainted ? null : expandRect(window, AHEAD) },
      );
    };
    look();
    const stop = camera.subscribe(look);
    return () => void stop();
  }, [camera, index]);
  const [boxes, setBoxes] = useState<readonly ChartBox[]>([]);
  useEffect(() => setBoxes(shown.part ? shown.index.boxesWithin(shown.part) : []), [shown]);
  return boxes;
}
