import type { ReactNode } from 'react';

import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { MissingPanel } from './MissingPanel.tsx';
import { failureTexts as texts, type MissingKind } from './texts.ts';

interface HelpPartProps<Part> {
  /** Undefined while it is on its way, null where there is none. */
  part: Part | null | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
  /** What is missing where it is null. */
  kind: MissingKind;
  children: (part: Part) => ReactNode;
}

/** A page of the help made of one answer. States: loading, failed, missing, the page. */
export function HelpPart<Part>({ part, error, isFetching, onRetry, kind, children }: HelpPartProps<Part>) {
  if (part !== undefined && part !== null) return children(part);
  if (part === null) return <MissingPanel kind={kind} />;
  if (isFetching || error === undefined) return <PageSkeleton label={texts.loading} />;
  return <PageFailure title={texts.failed} error={error} onRetry={onRetry} />;
}
