import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';

import { type Chart, isFanView } from '#domain/trees/chart/layout/chart.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { fitRect, type Camera, type WindowSize } from '../model/camera.ts';
import { PAINTED_NAME } from '../model/cardText.ts';
import { START_FAN_SCALE } from '../model/openingCamera.ts';
import { surfaceTexts } from '../texts.ts';
import type { CameraStore } from './cameraStore.ts';
import styles from './chart.module.scss';

/** The least a chart is fitted at: painted names have 9 CSS pixels, names in a fan 8. */
const FIT_SCALE = 9 / PAINTED_NAME;

/** Between two ends, or half way where they are the wrong way round. */
const within = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/**
 * As much of a chart as can be read: all of it where names stay large enough, else the middle of it with its focus in
 * the window.
 */
export function fitChart({ view, bounds, boxes, card }: Chart, size: WindowSize): Camera {
  const whole = fitRect(bounds, size);
  const least = isFanView(view) ? START_FAN_SCALE : FIT_SCALE;
  const [focus] = boxes;
  if (whole.scale >= least || !focus) return whole;
  // The focus keeps the width of its card from the edges.
  const [reachX, reachY] = [size.width / 2 / least - card.width * 1.5, size.height / 2 / least - card.height * 1.5];
  const [x, y] = [focus.x + card.width / 2, focus.y + card.height / 2];
  const [middleX, middleY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  return { x: within(middleX, x - reachX, x + reachX), y: within(middleY, y - reachY, y + reachY), scale: least };
}

const STEP = 1.35;

interface ZoomButtonsProps {
  camera: CameraStore;
  chart: Chart;
}

/** Nearer, farther, as much of the chart as can be read, back to the focus. */
export function ZoomButtons({ camera, chart }: ZoomButtonsProps) {
  return (
    <div role="group" aria-label={surfaceTexts.zoom} className={styles.buttons}>
      <IconButton label={surfaceTexts.zoomIn} icon={<Plus aria-hidden="true" />} onClick={() => camera.zoomBy(STEP)} />
      <IconButton
        label={surfaceTexts.zoomOut}
        icon={<Minus aria-hidden="true" />}
        onClick={() => camera.zoomBy(1 / STEP)}
      />
      <IconButton
        label={surfaceTexts.fit}
        icon={<Maximize aria-hidden="true" />}
        onClick={() => camera.glideTo(fitChart(chart, camera.size()))}
      />
      <IconButton
        label={surfaceTexts.toFocus}
        icon={<LocateFixed aria-hidden="true" />}
        onClick={() => camera.glideTo({ x: 0, y: 0, scale: Math.max(camera.camera().scale, 0.8) })}
      />
    </div>
  );
}
