import { ChevronDown } from 'lucide-react';
import { Suspense, useId, type FocusEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { signOutRequested, type SignedInMember } from '#features/kernel/auth/index.ts';
import { selectContact, selectStewardship, useGrant } from '#features/kernel/grants/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { RootState } from '../rootReducer.ts';
import { memberTexts as texts } from './accountTexts.ts';
import styles from './MemberMenu.module.scss';
import { useAccountEntries, MESSAGES_ENTRY } from './useAccountEntries.ts';
import { useDisclosure } from './useDisclosure.ts';

const AccountPicture = lazyPart(() =>
  import('#features/account/profile/components/AccountPicture.tsx').then((chunk) => chunk.AccountPicture),
);

const StaffLinks = lazyPart(() => import('./StaffLinks.tsx').then((chunk) => chunk.StaffLinks));

const UnreadCount = lazyPart(() => import('#features/messages/core/index.ts').then((chunk) => chunk.UnreadCount));

/** A disclosure, not an ARIA menu: its entries are links, reached by Tab like any others. */
export function MemberMenu({ member }: { member: SignedInMember }) {
  const dispatch = useDispatch();
  const panel = useId();
  const entries = useAccountEntries();
  const { button, isOpen, close, toggle, onKeyDown } = useDisclosure();
  const isSteward = useSelector((state: RootState) => selectStewardship(state)) !== null && !member.isInternal;
  const isContact = useSelector((state: RootState) => selectContact(state)) !== null && !member.isInternal;
  const hasProfile = useGrant('my-profile');
  const mayWrite = useGrant('private-messaging') && readSiteBoot().hasMessaging === true;

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <div className={styles.member} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        {hasProfile && (
          <Suspense fallback={null}>
            <AccountPicture name={member.displayName} />
          </Suspense>
        )}
        <VisuallyHidden>{texts.accountOf} </VisuallyHidden>
        <span className={styles.name}>{member.displayName}</span>
        <ChevronDown aria-hidden size={16} />
      </button>
      <ul id={panel} role="list" className={styles.panel} data-open={isOpen}>
        {mayWrite && (
          <li>
            <Link className={styles.entry} to={MESSAGES_ENTRY.to}>
              {MESSAGES_ENTRY.label}
              <Suspense fallback={null}>
                <UnreadCount />
              </Suspense>
            </Link>
          </li>
        )}
        {member.isInternal && (
          <Suspense fallback={null}>
            <StaffLinks />
          </Suspense>
        )}
        {isSteward && (
          <li>
            <Link className={styles.entry} to="/desk">
              {texts.sheets}
            </Link>
          </li>
        )}
        {isContact && (
          <li>
            <Link className={styles.entry} to="/organisations">
              {texts.organisations}
            </Link>
          </li>
        )}
        {entries.map(({ label, to }) => (
          <li key={to}>
            <Link className={styles.entry} to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.leave}>
          <button type="button" className={styles.entry} onClick={() => dispatch(signOutRequested())}>
            {texts.signOut}
          </button>
        </li>
      </ul>
    </div>
  );
}
