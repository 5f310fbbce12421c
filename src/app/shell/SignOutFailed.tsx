import { useEffect, useRef } from 'react';

import { Notice } from '#ui/Notice/Notice.tsx';

import { signOutFailedTexts as texts } from './sessionTexts.ts';

/** Shown on the page itself: on a shared computer a reader must not think they have signed out. Needs no connection. */
export function SignOutFailed() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error" title={texts.title}>
        <p>{texts.text}</p>
      </Notice>
    </div>
  );
}
