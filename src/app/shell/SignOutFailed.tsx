import { useEffect, useRef } from 'react';

import { Notice } from '#ui/Notice/Notice.tsx';

/** Told on the page itself, because on a computer that others use a reader must not believe that they have left. Needs no connection. */
export function SignOutFailed() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error" title="You are still signed in">
        <p>The site could not be reached. Check your connection, then sign out again.</p>
      </Notice>
    </div>
  );
}
