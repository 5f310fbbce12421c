import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { MESSAGE_TIMEOUT_MS } from '#ui/MessageBar/MessageBar.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { sharedTexts } from '../texts.ts';
import type { BannerMessage } from '../useBanner.ts';
import styles from './Banner.module.scss';

interface BannerProps {
  message: BannerMessage | null;
  onDismiss: () => void;
}

function Passing({ message: { tone, text }, onDismiss }: { message: BannerMessage; onDismiss: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismiss(), MESSAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className={styles.banner}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Notice tone={tone} title={text} />
      <div className={styles.dismiss}>
        <IconButton label={sharedTexts.dismiss} icon={<X aria-hidden />} size="sm" onClick={onDismiss} />
      </div>
    </div>
  );
}

/**
 * What came of an action, at the top: it stays in view while the page scrolls and leaves after five seconds (spec 2
 * section 9), or when it is dismissed; the pointer or the focus on it holds the time.
 */
export function Banner({ message, onDismiss }: BannerProps) {
  return (
    <div aria-live="polite" className={styles.place}>
      {message && <Passing key={message.id} message={message} onDismiss={onDismiss} />}
    </div>
  );
}
