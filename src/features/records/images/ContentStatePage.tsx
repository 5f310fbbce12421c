import { Navigate, useSearchParams } from 'react-router-dom';

import { CONTENT_STATE } from '#domain/clippings/annotations/annotationAddresses.ts';
import { readContentState } from '#domain/clippings/annotations/contentState.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { usePageImageQuery } from './imageViewerApi.ts';
import { viewerQuery } from './model/viewerAddress.ts';
import { imagePageTexts, openedStateTexts as texts } from './texts.ts';

/**
 * What another viewer of IIIF hands over (`iiif-content`), opened in our own: it leads on to the page. States: refused,
 * looked for, failed, missing, found.
 */
export function ContentStatePage() {
  const [query] = useSearchParams();
  const state = readContentState(readSiteBoot().publicUrl, query.get(CONTENT_STATE) ?? '');
  const place = 'place' in state ? state.place : null;
  const isImage = place?.canvas.kind === 'image';
  const { currentData: page, ...answer } = usePageImageQuery({ id: place?.canvas.id ?? '' }, { skip: !isImage });

  if ('refusal' in state) return <NotOpened text={state.refusal} />;
  if ('issueId' in state) return <Navigate to={readerAddress(state.issueId)} replace />;
  const { canvas, region } = state.place;
  if (canvas.kind === 'newspaper') return <Navigate to={readerAddress(canvas.id, { xywh: region })} replace />;
  if (page === undefined) return <NoAnswer of={answer} texts={imagePageTexts} asPage />;
  const recordId = page?.lines.find((line) => line.recordId !== null)?.recordId;
  return page && recordId ? (
    <Navigate to={`/image-viewer${viewerQuery({ recordId, pageId: page.id, region })}`} replace />
  ) : (
    <NotOpened text={texts.missing} />
  );
}

const NotOpened = ({ text }: { text: string }) => (
  <PageContainer width="text">
    <Stack gap={4}>
      <h1>{texts.heading}</h1>
      <Notice tone="empty" title={text} actions={<ButtonLink to="/">{texts.search}</ButtonLink>}>
        <p>{texts.why}</p>
      </Notice>
    </Stack>
  </PageContainer>
);
