import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { mediumDate, mediumName } from '../model/mediumWords.ts';
import type { ViewablePicture } from '../model/viewablePictures.ts';
import styles from './media.module.scss';
import { mediaTexts } from './texts.ts';

interface MediumViewerProps {
  pictures: readonly ViewablePicture[];
  /** Number of the medium that is open. */
  open: number;
  onOpen: (mediumId: number) => void;
  onClose: () => void;
}

/** One photo, as large as the window allows, with its notes and the way to the next; arrow keys turn, too. */
export function MediumViewer({ pictures, open, onOpen, onClose }: MediumViewerProps) {
  const at = pictures.findIndex(({ medium }) => medium.id === open);
  const viewed = pictures[at];
  // It may have been removed meanwhile, by another author or by an undo.
  if (!viewed) return null;
  const { medium, picture } = viewed;
  const name = mediumName(medium.document);
  const turn = (by: number) => {
    const next = pictures[(at + by + pictures.length) % pictures.length];
    if (next) onOpen(next.medium.id);
  };
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Dialog
      open
      wide
      fillsPhones
      onClose={onClose}
      title={name}
      actions={
        <>
          <a
            href={picture.largeUrl}
            download={`${name}.webp`}
            className={styles.download}
            aria-label={mediaTexts.downloadNamed(name)}
          >
            <Download aria-hidden="true" />
            {mediaTexts.download}
          </a>
          {pictures.length > 1 && (
            <>
              <Button
                size="sm"
                icon={<ChevronLeft aria-hidden="true" />}
                onKeyDown={turnByKey}
                onClick={() => turn(-1)}
              >
                {mediaTexts.previous}
              </Button>
              <Button
                size="sm"
                icon={<ChevronRight aria-hidden="true" />}
                onKeyDown={turnByKey}
                onClick={() => turn(1)}
              >
                {mediaTexts.next}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <img src={picture.largeUrl} alt={name} width={picture.width} height={picture.height} className={styles.large} />
        <p role="status" className={styles.details}>
          {[mediumDate(medium.document), pictures.length > 1 && mediaTexts.position(at + 1, pictures.length)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {medium.document.notes.map((note, index) => (
          <p key={index} className={styles.note}>
            {note}
          </p>
        ))}
      </Stack>
    </Dialog>
  );
}
