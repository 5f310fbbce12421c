import { ImageUp } from 'lucide-react';
import { useState, useEffect, useEffectEvent, useRef, type DragEvent } from 'react';

import { PICTURE_TEXTS } from '#domain/account/profile/pictureRules.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { WHOLE, type Crop } from '../model/crop.ts';
import { cutPicture, openPicture, type OpenPicture } from '../model/cutPicture.ts';
import { useUploadPictureMutation } from '../profileApi.ts';
import { pictureTexts } from '../texts.ts';
import styles from './picture.module.scss';
import { PictureCropper } from './PictureCropper.tsx';

/** A file by any of the ways a browser has: chosen, dropped, or pasted while this is on the screen. */
function PicturePicker({ onFile }: { onFile: (file: File) => void }) {
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

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  /** Once the server has the picture; with words to announce it. */
  onSaved: (text: string) => void;
}

/**
 * Choosing a picture, cutting a square out of it, and sending that. What is wrong with a file is said, and another can
 * be chosen.
 */
export function PictureDialog({ open, onClose, onSaved }: PictureDialogProps) {
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [problem, setProblem] = useState<string | null>(null);
  const [upload, { isLoading }] = useUploadPictureMutation();

  const startAgain = () => {
    picture?.close();
    setPicture(null);
    setCrop(WHOLE);
  };
  const close = () => {
    startAgain();
    setProblem(null);
    onClose();
  };
  const onFile = async (file: File) => {
    setProblem(null);
    const opened = await openPicture(file);
    if (typeof opened === 'string') return setProblem(opened);
    startAgain();
    setPicture(opened);
  };
  const onSend = async () => {
    if (!picture) return;
    setProblem(null);
    const { data, error } = await upload({ profilePicture: cutPicture(picture, crop) });
    if (!data) return setProblem(pictureTexts.notSaved(describeError(error)));
    if (data.outcome !== 'SAVED') return setProblem(PICTURE_TEXTS[data.outcome]);
    startAgain();
    onSaved(PICTURE_TEXTS.SAVED);
  };

  const actions = picture && (
    <>
      <Button onClick={startAgain}>{pictureTexts.another}</Button>
      <Button variant="primary" loading={isLoading} onClick={() => void onSend()}>
        {pictureTexts.save}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={pictureTexts.title} actions={actions}>
      <Stack gap={4}>
        {problem && <Notice tone="error" title={problem} />}
        {picture ? (
          <PictureCropper picture={picture} crop={crop} onCrop={setCrop} />
        ) : (
          <PicturePicker onFile={(file) => void onFile(file)} />
        )}
      </Stack>
    </Dialog>
  );
}
