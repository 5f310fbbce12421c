import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { copyText } from '#ui/copyText.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { exactMomentInWords } from '#ui/readersClock.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useLibrarySignInFailureQuery, type SignInFailure } from '../institutionsApi.ts';
import { failureTexts, detailNames } from '../texts.ts';
import { LibraryPage } from './LibraryPage.tsx';

/** Copies text, and says whether that worked: browsers may forbid it. */
function useCopy() {
  const [copied, setCopied] = useState('');
  const copy = async (text: string): Promise<void> => {
    setCopied((await copyText(text)) ? failureTexts.copied : failureTexts.notCopied);
  };
  return { copy, copied };
}

/** What a library's staff need to find the failed sign-in, as far as it is known. */
function failureFacts(failure: SignInFailure, reference: string): { term: string; value: string }[] {
  return [
    ...(failure?.institution ? [{ term: detailNames.institution, value: failure.institution }] : []),
    ...(failure?.missing ? [{ term: detailNames.missing, value: failure.missing }] : []),
    ...(failure ? [{ term: detailNames.at, value: exactMomentInWords(failure.at) }] : []),
    ...(reference ? [{ term: detailNames.reference, value: reference }] : []),
  ];
}

interface LibraryFailureProps {
  title: string;
  /** What happened and what to do, in one or two paragraphs. */
  children: ReactNode;
}

/**
 * A library sign-in that failed: what to do, and what a library's staff need to know. Without a reference in the
 * address, or where what it stands for cannot be had, the request that sent this page stands for it.
 */
export function LibraryFailure({ title, children }: LibraryFailureProps) {
  const [query] = useSearchParams();
  const reference = query.get('reference');
  const { data: failure, isLoading } = useLibrarySignInFailureQuery(
    { reference: reference ?? '' },
    { skip: reference === null },
  );
  const facts = failureFacts(failure ?? null, reference ?? readSiteBoot().requestId);
  const { copy, copied } = useCopy();
  return (
    <LibraryPage width="text" title={title}>
      {children}
      {facts.length > 0 && (
        <Card title={failureTexts.details}>
          <Stack>
            {isLoading ? <SkeletonLine /> : <DescriptionList items={facts} />}
            <Inline>
              <Button
                size="sm"
                onClick={() => void copy(facts.map(({ term, value }) => `${term}: ${value}`).join('\n'))}
              >
                {failureTexts.copy}
              </Button>
              <span role="status">{copied}</span>
            </Inline>
          </Stack>
        </Card>
      )}
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/wayf">
          {failureTexts.tryAgain}
        </ButtonLink>
        <ButtonLink to="/">{failureTexts.backHome}</ButtonLink>
      </Inline>
    </LibraryPage>
  );
}
