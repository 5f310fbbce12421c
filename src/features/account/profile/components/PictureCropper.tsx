import { useEffect, useRef, type PointerEvent } from 'react';

import { dragCrop, MAX_ZOOM, clampCrop, type Crop } from '../model/crop.ts';
import { drawCrop, type OpenPicture } from '../model/cutPicture.ts';
import { pictureTexts } from '../texts.ts';
import styles from './picture.module.scss';

/** Width and height of the preview's drawing, in pixels: twice what it is shown at, for sharp screens. */
const PREVIEW = 560;

interface PictureCropperProps {
  picture: OpenPicture;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** The square that is kept: dragged with the pointer, or moved with three sliders by keyboard. */
export function PictureCropper({ picture, crop, onCrop }: PictureCropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onCrop(
      dragCrop(picture, crop, {
        x: (event.clientX - last.current.x) / width,
        y: (event.clientY - last.current.y) / width,
      }),
    );
    last.current = { x: event.clientX, y: event.clientY };
  };
  const release = () => {
    last.current = null;
  };
  const slider = (label: string, part: keyof Crop, min: number, max: number, text: string) => (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.02}
        value={crop[part]}
        aria-valuetext={text}
        onChange={({ target }) => onCrop(clampCrop({ ...crop, [part]: Number(target.value) }))}
      />
    </label>
  );
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return (
    <div className={styles.cropper}>
      <canvas
        ref={canvas}
        className={styles.preview}
        width={PREVIEW}
        height={PREVIEW}
        role="img"
        aria-label={pictureTexts.preview}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <p className={styles.help}>{pictureTexts.help}</p>
      <div className={styles.sliders}>
        {slider(pictureTexts.zoom, 'zoom', 1, MAX_ZOOM, pictureTexts.times(crop.zoom.toFixed(1)))}
        {slider(pictureTexts.across, 'x', 0, 1, percent(crop.x))}
        {slider(pictureTexts.down, 'y', 0, 1, percent(crop.y))}
      </div>
    </div>
  );
}
