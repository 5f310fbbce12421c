import { Suspense, useState } from 'react';

import { areDraftsOpen } from '#services/forms/openDrafts.ts';
import type { SignOutKind } from '#services/oidc/signOutSignal.ts';
import { lazyPart } from '#ui/lazyPart.ts';

const SignedOutElsewhere = lazyPart<{ kind: SignOutKind; wasTyped: boolean }>(() =>
  import('./SignedOutElsewhere.tsx').then((chunk) => chunk.SignedOutElsewhere),
);
const SignOutFailed = lazyPart(() => import('./SignOutFailed.tsx').then((chunk) => chunk.SignOutFailed));

/** Fetches the notices about leaving once the first page is rendered: they must be there without a connection. */
export function preloadLeavingNotices(): void {
  SignedOutElsewhere.preload();
  SignOutFailed.preload();
}

/**
 * In the place of the page of a member who was signed out in another tab: the page goes at once, also before the words
 * are there.
 */
export function LeftElsewhere({ kind }: { kind: SignOutKind }) {
  // The page is still there while this is drawn for the first time, and says whether something was typed.
  const [wasTyped] = useState(areDraftsOpen);
  return (
    <Suspense fallback={null}>
      <SignedOutElsewhere kind={kind} wasTyped={wasTyped} />
    </Suspense>
  );
}

/** Above the page of a member whose sign-out did not reach the site. */
export const NotLeft = () => (
  <Suspense fallback={null}>
    <SignOutFailed />
  </Suspense>
);
