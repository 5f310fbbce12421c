import { type ReactNode, Suspense, useEffect } from 'react';

import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { type Text, useContentQuery } from '../landingApi.ts';
import { landingTexts } from '../texts.ts';

// Travels together with the text it draws.
const TextArticle = lazyPart(() => import('./TextArticle.tsx').then((chunk) => chunk.TextArticle));

interface TextPageProps {
  kind: string;
  textKey: string;
  /** The main thing to do, where the page and not its text knows it. */
  action?: Text['actions'][number];
  /** On the indigo ground below the words of the head. */
  inHead?: (text: Text) => ReactNode;
  /** Between the head and the text. */
  above?: ReactNode;
  /** After the text. */
  below?: ReactNode;
}

/**
 * A page made of a text. States, in the order they are decided: on its way, failed, missing (the not-found page), the
 * text.
 */
export function TextPage({ kind, textKey, action, inHead, above, below }: TextPageProps) {
  const { currentData: text, ...answer } = useContentQuery({ kind, key: textKey });
  usePageTitle(text?.title ?? null);
  useEffect(() => TextArticle.preload(), []);

  const waiting = <PageSkeleton label={landingTexts.loadingPage} />;
  if (text === undefined)
    return <NoAnswer of={answer} texts={{ failed: landingTexts.pageFailed }} waiting={waiting} asPage />;
  if (text === null) throw new PageMissing();
  return (
    <Suspense fallback={waiting}>
      <TextArticle
        text={action ? { ...text, actions: [action, ...text.actions] } : text}
        head={inHead?.(text)}
        above={above}
        below={below}
      />
    </Suspense>
  );
}
