import type { ReactNode } from 'react';

import { Card } from '#ui/Card/Card.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';

interface PanelProps<Part> {
  title: string;
  /** Undefined while it is on its way, null where it could not be had. */
  part: Part | null | undefined;
  failed: string;
  /** Said in place of a list that is empty; null where there is one. */
  empty: (part: Part) => string | null;
  /** The way to all of it. */
  to?: string;
  all?: string;
  children: (part: Part) => ReactNode;
}

/** A part of the hub. States: on its way, not to be had, empty, the list. */
export function Panel<Part>({ title, part, failed, empty, to, all, children }: PanelProps<Part>) {
  const nothing = part == null ? null : empty(part);
  return (
    <Card title={title}>
      {part === undefined && <SkeletonTable rows={3} columns={1} />}
      {part === null && <p role="alert">{failed}</p>}
      {part != null && (nothing === null ? children(part) : <p className={styles.muted}>{nothing}</p>)}
      {to !== undefined && part != null && (
        <p className={styles.way}>
          <TextLink to={to}>{all}</TextLink>
        </p>
      )}
    </Card>
  );
}
