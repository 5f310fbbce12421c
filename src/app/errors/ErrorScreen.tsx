import type { ReactNode } from 'react';

import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { askForSupportDetails, type SupportOccasion } from '#services/support/supportDetails.ts';
import { Button } from '#ui/Button/Button.tsx';

import styles from './errorPage.module.scss';
import { errorTexts } from './texts.ts';

/** Offers what support needs to know; the reader sees it before it goes anywhere. */
export function CopyDetails(occasion: SupportOccasion) {
  return <Button onClick={() => askForSupportDetails(occasion)}>{errorTexts.copy}</Button>;
}

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
