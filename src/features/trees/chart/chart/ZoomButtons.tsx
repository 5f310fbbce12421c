import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';

import type { Chart } from '#domain/trees/chart/layout/chart.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { fitChart } from '../model/fitChart.ts';
import { surfaceTexts } from '../texts.ts';
import type { CameraStore } from './cameraStore.ts';
import styles from './ZoomButtons.module.scss';

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
