import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Inline } from '../Stack/Stack.tsx';
import styles from './BackgroundFile.module.scss';

interface BackgroundFileProps {
  file: {
    stage: 'WAITING' | 'DONE' | 'FAILED';
    /** 0 to 1; null: not known yet. */ progress: number | null;
    /** Why there is no file. */ problem: string | null;
  };
  /** What is said of a finished file. */
  done: ReactNode;
  /** Names of buttons tell one file of a list from another. */
  texts: { writing: string; failed: string; download: Action; cancel: Action; remove: Action; retry?: Action };
  /** Why the last press did nothing; null: it did. */
  refusal: { title: string; reason: string } | null;
  isDownloading: boolean;
  isRemoving: boolean;
  onDownload: () => void;
  /** Calls off a file that is being written, or deletes it. */
  onRemove: () => void;
  onRetry?: () => void;
}

/** What a button says, and its name where that is longer. */
interface Action {
  text: string;
  name?: string;
}

/**
 * A file that the server writes in the background: how far it is, or why there is none, and what can be done with it.
 * An item of a list.
 */
export function BackgroundFile({
  file: { stage, progress, problem },
  done,
  texts,
  refusal,
  isDownloading,
  isRemoving,
  onDownload,
  onRemove,
  onRetry,
}: BackgroundFileProps) {
  const removal = stage === 'WAITING' ? texts.cancel : texts.remove;
  return (
    <li className={styles.file}>
      {stage === 'WAITING' && <ProgressBar label={texts.writing} value={progress === null ? null : progress * 100} />}
      {stage === 'DONE' && <p>{done}</p>}
      {stage === 'FAILED' && (
        <Notice tone="error" title={texts.failed}>
          <p>{problem}</p>
        </Notice>
      )}
      {refusal && (
        <Notice tone="error" title={refusal.title}>
          <p>{refusal.reason}</p>
        </Notice>
      )}
      <Inline gap={3}>
        {stage === 'DONE' && (
          <Button
            size="sm"
            variant="primary"
            aria-label={texts.download.name}
            loading={isDownloading}
            onClick={onDownload}
          >
            {texts.download.text}
          </Button>
        )}
        {stage === 'FAILED' && texts.retry && (
          <Button size="sm" aria-label={texts.retry.name} onClick={onRetry}>
            {texts.retry.text}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={removal.name} loading={isRemoving} onClick={onRemove}>
          {removal.text}
        </Button>
      </Inline>
    </li>
  );
}
