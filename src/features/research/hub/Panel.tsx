import type { ReactNode } from 'react';

import { describeError } from '#services/graphql/errors.ts';
import { Card } from '#ui/Card/Card.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';

interface PanelProps {
  title: string;
  /** What has arrived; undefined while it is on its way or was not to be had. */
  data: object | undefined;
  error: unknown;
  failed: string;
  /** Said in place of a list that is empty; null where there is one. */
  empty: string | null;
  /** The way to all of it. */
  to: string;
  all: string;
  children: ReactNode;
}

/** A part of the hub that asks for itself. States: on its way, not to be had, empty, the list. */
export function Panel({ title, data, error, failed, empty, to, all, children }: PanelProps) {
  return (
    <Card title={title}>
      {data === undefined && (error === undefined ? <SkeletonTable rows={3} columns={1} /> : <p role="alert">{failed} {describeError(error)}</p>)}
      {data !== undefined && (empty === null ? children : <p className={styles.muted}>{empty}</p>)}
      {data !== undefined && (
        <p className={styles.way}>
          <TextLink to={to}>{all}</TextLink>
        </p>
      )}
    </Card>
  );
}
