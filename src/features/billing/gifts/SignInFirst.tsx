import { useLocation } from 'react-router-dom';

import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

/**
 * For visitors: what needs an account, and the ways to one, which lead back here.
 * @param onLeave - in place of remembering the address as it is
 */
export function SignInFirst({ title, text, onLeave }: { title: string; text: string; onLeave?: () => void }) {
  const { pathname, search, hash } = useLocation();
  return (
    <Notice
      tone="info"
      title={title}
      headingLevel={2}
      actions={<WaysIn onLeave={onLeave ?? (() => storeReturnLocation(pathname + search + hash))} />}
    >
      <p>{text}</p>
    </Notice>
  );
}
