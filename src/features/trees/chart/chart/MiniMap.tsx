import { useEffect, useRef, type PointerEvent } from 'react';

import { isInside, windowRect } from '../model/camera.ts';
import type { CameraStore } from './cameraStore.ts';
import { readChartColours } from './chartColours.ts';
import type { ChartIndex } from './chartIndex.ts';
import styles from './MiniMap.module.scss';

const WIDTH = 176;
const HEIGHT = 112;
const MARGIN = 6;

/** The whole chart, small, with the window's part of it; for the pointer alone. */
export function MiniMap({ index, camera }: { index: ChartIndex; camera: CameraStore }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { bounds, boxes, card } = index.chart;
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(bounds.right - bounds.left, 1),
    (HEIGHT - 2 * MARGIN) / Math.max(bounds.bottom - bounds.top, 1),
  );
  const [middleX, middleY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const colours = readChartColours(element);
    const whole = document.createElement('canvas');
    Object.assign(whole, { width: WIDTH, height: HEIGHT });
    const painter = whole.getContext('2d');
    const x = (value: number) => WIDTH / 2 + (value - middleX) * scale;
    const y = (value: number) => HEIGHT / 2 + (value - middleY) * scale;
    if (painter) {
      painter.fillStyle = colours.line;
      for (const box of boxes)
        painter.fillRect(x(box.x), y(box.y), Math.max(card.width * scale, 1.5), Math.max(card.height * scale, 1.5));
    }
    let frame = 0;
    const paint = () => {
      frame = 0;
      const shown = windowRect(camera.camera(), camera.size());
      const { left, top, right, bottom } = shown;
      // Who sees everything needs no map of it.
      element.style.visibility = isInside(bounds, shown) ? 'hidden' : 'visible';
      context.clearRect(0, 0, WIDTH, HEIGHT);
      context.drawImage(whole, 0, 0);
      context.strokeStyle = colours.selected;
      context.lineWidth = 2;
      context.strokeRect(x(left), y(top), (right - left) * scale, (bottom - top) * scale);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(paint);
    };
    soon();
    const stop = camera.subscribe(soon);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [bounds, boxes, camera, card, middleX, middleY, scale]);

  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    camera.moveTo({
      ...camera.camera(),
      x: middleX + (event.clientX - left - WIDTH / 2) / scale,
      y: middleY + (event.clientY - top - HEIGHT / 2) / scale,
    });
  };
  return (
    <canvas
      ref={canvas}
      className={styles.map}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    />
  );
}
