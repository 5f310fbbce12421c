import type { ReactNode } from 'react';

import { Answer } from '#ui/Answer/Answer.tsx';

import { MissingPanel } from './MissingPanel.tsx';
import { failureTexts as texts, type MissingKind } from './texts.ts';

interface HelpPartProps<Part> {
  /** The answer to a query; its data is null where there is no such part. */
  of: { data?: Part | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What is missing where it is null. */
  kind: MissingKind;
  children: (part: NonNullable<Part>) => ReactNode;
}

/** A page of the help made of one answer. States: loading, failed, missing, the page. */
export const HelpPart = <Part,>({ of: query, kind, children }: HelpPartProps<Part>) => (
  <Answer of={query} texts={texts} asPage empty={<MissingPanel kind={kind} />}>
    {children}
  </Answer>
);
