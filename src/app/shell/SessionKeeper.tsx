import { lazy, Suspense, type ComponentType } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSessionLost } from '#features/kernel/auth/index.ts';
import { session } from '#services/oidc/session.ts';

/** Where its code does not arrive there is no asking: the session ends, and the guard leads to the sign-in page. */
const SessionDialog = lazy<ComponentType>(() =>
  import('./SessionDialog.tsx').then(
    (chunk) => ({ default: chunk.SessionDialog }),
    async () => {
      await session.forget();
      return { default: () => null };
    },
  ),
);

/** Asks a member whose session was refused to sign in again, over the page they are on. */
export function SessionKeeper() {
  const isLost = useSelector(selectIsSessionLost);
  return (
    isLost && (
      <Suspense fallback={null}>
        <SessionDialog />
      </Suspense>
    )
  );
}
