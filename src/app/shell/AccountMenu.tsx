import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';

import { selectIsSessionKnown, selectMember } from '#features/kernel/auth/index.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

import styles from './AccountMenu.module.scss';
import { navTexts as texts } from './texts.ts';

/** Apart from visitors' code, who are most of those that come for the first time. */
const MemberMenu = lazyPart(() => import('./MemberMenu.tsx').then((chunk) => chunk.MemberMenu));

/** Sign-in and sign-up come back to where the reader is. */
function VisitorLinks() {
  const { pathname, search, hash } = useLocation();
  const onLeave = () => storeReturnLocation(`${pathname}${search}${hash}`);
  return (
    <div className={styles.visitor}>
      <Link className={styles.signIn} to="/sign-in" onClick={onLeave}>
        {texts.signIn}
      </Link>
      <ButtonLink to="/register" size="sm" onClick={onLeave}>
        {texts.register}
      </ButtonLink>
    </div>
  );
}

/**
 * Who is reading, and the way in or out. Empty until the session was looked for, so nothing jumps from one to the
 * other.
 */
export function AccountMenu() {
  const isKnown = useSelector(selectIsSessionKnown);
  const member = useSelector(selectMember);
  const space = <div className={styles.unknown} />;
  if (!isKnown) return space;
  if (!member) return <VisitorLinks />;
  return (
    <Suspense fallback={space}>
      <MemberMenu member={member} />
    </Suspense>
  );
}
