import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';

import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useFlag } from '#features/kernel/grants/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { frameTexts as texts } from '../texts.ts';
import styles from './components.module.scss';

interface CollectionsFrameProps {
  title: string;
  lead?: string;
  /** The way back, above the title. */
  back?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** Its heading takes the focus: it has come in the place of another part of the same page. Default false. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The head of every page of collections, with the ways to the others that this reader has. */
export function CollectionsFrame({ title, lead, back, actions, takesFocus = false, children }: CollectionsFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const isSignedIn = useSelector(selectIsSignedIn);
  const hasPartners = useFlag(FLAGS.partnerCollections);
  const hasSearch = useFlag(FLAGS.clippingsSearch);
  const ways = [
    ['/collections', texts.discover],
    ...(isSignedIn
      ? [
          ['/collections/all-clippings', texts.clippings],
          ['/collections/my-collections', texts.mine],
        ]
      : []),
    ['/collections/all', texts.all],
    ['/collections/our-collections', texts.ours],
    ...(hasPartners ? [['/collections/partner', texts.partner]] : []),
    ...(hasSearch ? [['/collections/clippings-search', texts.searchClippings]] : []),
  ] as [string, string][];
  return (
    <PageContainer>
      <nav aria-label={texts.nav} className={styles.ways}>
        <ul role="list">
          {ways.map(([to, label]) => (
            <li key={to}>
              <NavLink to={to} end className={styles.way}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.titles}>
            {back}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions}
        </header>
        {children}
      </div>
    </PageContainer>
  );
}
