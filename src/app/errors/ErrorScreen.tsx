import type { ReactNode } from 'react';

import { usePageTitle } from '#services/routing/usePageTitle.ts';

import { CopyDetails } from './CopyDetails.tsx';
import styles from './errorPage.module.scss';
import { errorTexts } from './texts.ts';

interface ErrorScreenProps {
  /** In the tab; default: the heading. */
  title?: string;
  /** The error code above the heading. */
  code?: string;
  heading: string;
  /** Null when nothing was asked of the server, or its answer named none. */
  requestId?: string | null;
  /** Whatever was thrown, for the details. */
  error?: unknown;
  /** Where to go from here. */
  actions?: ReactNode;
  /** What happened and what can be done, in paragraphs. */
  children: ReactNode;
}

/** The form that every error screen has: what happened, what to do, what support needs to know. */
export function ErrorScreen({
  heading,
  title = heading,
  code,
  requestId = null,
  error,
  actions,
  children,
}: ErrorScreenProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      {code && <p className={styles.code}>{code}</p>}
      <h1>{heading}</h1>
      {children}
      {requestId !== null && (
        <p className={styles.requestId}>
          {errorTexts.requestId}: {requestId}
        </p>
      )}
      <div className={styles.actions}>
        {actions}
        <CopyDetails requestId={requestId} error={error} />
      </div>
    </div>
  );
}
