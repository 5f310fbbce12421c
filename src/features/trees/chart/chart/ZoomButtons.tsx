import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';

import { IconButton } from '#ui/IconButton/IconButton.tsx';

import type { CameraStore } from './cameraStore.ts';
import styles from './ZoomButtons.module.scss';

const STEP = 1.35;

/** Nearer, farther, the whole chart, back to the focus. */
export function ZoomButtons({ camera }: { camera: CameraStore }) {
  return (
    <div role="group" aria-label="Zoom" className={styles.buttons}>
      <IconButton label="Zoom in" icon={<Plus aria-hidden="true" />} onClick={() => camera.zoomBy(STEP)} />
      <IconButton label="Zoom out" icon={<Minus aria-hidden="true" />} onClick={() => camera.zoomBy(1 / STEP)} />
      <IconButton label="Show the whole chart" icon={<Maximize aria-hidden="true" />} onClick={() => camera.fit()} />
      <IconButton label="Go to the focus" icon={<LocateFixed aria-hidden="true" />} onClick={() => camera.glideTo({ x: 0, y: 0, scale: Math.max(camera.camera().scale, 0.8) })} />
    </div>
  );
}
