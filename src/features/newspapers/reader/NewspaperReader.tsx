import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { NEWSPAPERS } from '#domain/newspapers/core/newspaperAddresses.ts';
import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { readReaderAddress, type ReaderPlace } from '#domain/newspapers/core/readerAddress.ts';
import { prepareDeepZoom } from '#services/images/openDeepZoom.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { Reader } from './components/Reader.tsx';
import { likelyPage } from './model/placeIn.ts';
import { usePrefetch, useReadIssueQuery } from './readerApi.ts';
import { readerTexts as texts } from './texts.ts';

/**
 * The reader of newspapers (REC-006, ROUTE-179). States, in the order they are decided: no id, no answer yet, failed,
 * missing, an issue.
 */
export function NewspaperReader() {
  const place = readReaderAddress(useLocation().search);
  useFetchedAhead(place);
  // Pages and articles of an issue ask for it once.
  const issue = parseNewspaperId(place.id)?.issueId ?? place.id;
  const { currentData: outline, ...answer } = useReadIssueQuery({ id: issue }, { skip: issue === '' });
  if (outline === null || issue === '') return <MissingIssue />;
  if (outline === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  return <Reader key={outline.issue.id} outline={outline} place={place} />;
}

/**
 * What the page needs besides its issue is fetched with it, not after it: code that draws, the page's text and boxes,
 * the places of words.
 */
function useFetchedAhead(place: ReaderPlace): void {
  const fetchPage = usePrefetch('newspaperPage');
  const fetchHits = usePrefetch('issueHits');
  const { page, issueId } = likelyPage(place) ?? {};
  const { words } = place;
  useEffect(() => prepareDeepZoom(), []);
  useEffect(() => {
    if (page !== undefined) fetchPage({ id: page });
  }, [page, fetchPage]);
  useEffect(() => {
    if (issueId !== undefined && words !== '') fetchHits({ id: issueId, words });
  }, [issueId, words, fetchHits]);
}

/** An address without an issue (REC-007). */
const MissingIssue = () => (
  <PageContainer width="text">
    <Stack gap={4}>
      <h1>{texts.missing.heading}</h1>
      <Notice
        tone="empty"
        title={texts.missing.title}
        actions={
          <ButtonLink to={NEWSPAPERS} variant="primary">
            {texts.missing.all}
          </ButtonLink>
        }
      >
        <p>{texts.missing.text}</p>
      </Notice>
    </Stack>
  </PageContainer>
);
