import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { uiTexts } from '../texts.ts';
import styles from './MessageBar.module.scss';

/** How long a message stays by itself, in milliseconds (spec 1 section 9). */
export const MESSAGE_TIMEOUT_MS = 5000;

interface MessageBarProps {
  message: string;
  /** Milliseconds until it closes by itself; null leaves it open. The pointer or the focus on it stops the clock. */
  timeoutMs?: number | null;
  /** Offers "Try Again": the bar is dismissed, then this runs. */
  onTryAgain?: (() => void) | undefined;
  onDismiss: () => void;
  /** Placed in the text instead of over the foot of the window. */
  inFlow?: boolean;
}

/** A passing message at the foot of the window. Give it the message's id as `key`, so each has its own time. */
export function MessageBar({
  message,
  timeoutMs = MESSAGE_TIMEOUT_MS,
  onTryAgain,
  onDismiss,
  inFlow = false,
}: MessageBarProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (timeoutMs === null || held) return undefined;
    const timer = setTimeout(() => dismiss(), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs, held]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div role="status" className={classNames(styles.bar, inFlow && styles.inFlow)} {...hold}>
      <p className={styles.text}>{message}</p>
      {onTryAgain && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            onDismiss();
            onTryAgain();
          }}
        >
          {uiTexts.retryMessage}
        </button>
      )}
      <IconButton
        label={uiTexts.dismissMessage}
        icon={<X aria-hidden="true" />}
        size="sm"
        look="inherit"
        onClick={onDismiss}
      />
    </div>
  );
}
