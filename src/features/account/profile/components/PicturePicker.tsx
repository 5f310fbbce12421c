import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './picture.module.scss';
import { pictureTexts } from '../texts.ts';

/** A file by any of the ways a browser has: chosen, dropped, or pasted while this is on the screen. */
export function PicturePicker({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };

  const onPaste = useEffectEvent((event: ClipboardEvent) => take(event.clipboardData?.files));
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);

  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <ImageUp aria-hidden="true" size={32} />
      <p>{pictureTexts.drop}</p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        {pictureTexts.choose}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={pictureTexts.file}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => take(target.files)}
        />
      </VisuallyHidden>
    </div>
  );
}
