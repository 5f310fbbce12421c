import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import type { ImageForMembersProps, NoImageProps } from './components/NoImage.tsx';
import { Viewer } from './components/Viewer.tsx';
import { usePageImageQuery, useRecordImageQuery } from './imageViewerApi.ts';
import { readViewerPlace, type ViewerPlace } from './model/viewerAddress.ts';
import { imagePageTexts as texts } from './texts.ts';

const NoImage = lazyPart<NoImageProps>(() => import('./components/NoImage.tsx').then(({ NoImage: Part }) => Part));
const ImageForMembers = lazyPart<ImageForMembersProps>(() =>
  import('./components/NoImage.tsx').then(({ ImageForMembers: Part }) => Part),
);

/** Where closed records lead, without a word about the person (REC-012). */
const CLOSED = '/access-denied/record';

/** The original of a record, or a page without one; the words where there is none to show come by themselves. */
export const ImageViewerPage = () => (
  <Suspense fallback={<PageSkeleton label={texts.loading} />}>
    <ImageOfAddress />
  </Suspense>
);

/** What the address names: a record, or a page of a book that no record leads to. */
function ImageOfAddress() {
  const [query] = useSearchParams();
  const place = readViewerPlace(query);
  return place.recordId === '' && place.pageId !== null ? (
    <ImageOfPage place={place} pageId={place.pageId} />
  ) : (
    <ImageOfRecord place={place} />
  );
}

/** States, in the order they are decided: no answer yet, failed, no such page, a page. */
function ImageOfPage({ place, pageId }: { place: ViewerPlace; pageId: string }) {
  const { data, currentData, ...asked } = usePageImageQuery({ id: pageId });
  // The leaf is turned: the page before stays.
  const page = currentData ?? (asked.isFetching ? data : currentData);
  usePageTitle(page ? page.label : null);
  if (page === undefined) return <NoAnswer of={asked} texts={texts} asPage />;
  if (page === null) return <NoImage what="page" recordId="" />;
  return <Viewer place={place} recordName={null} recordPage={page} />;
}

/**
 * States, in the order they are decided: no record, no answer yet, failed, closed, for members only, withdrawn, missing,
 * no image, a page.
 */
function ImageOfRecord({ place }: { place: ViewerPlace }) {
  const { recordId } = place;
  const { data, currentData, ...asked } = useRecordImageQuery({ recordId }, { skip: recordId === '' });
  // Another line of a page is chosen: the page stays.
  const answer = currentData ?? (asked.isFetching ? data : undefined);
  const { readingInText } = useReadings(answer?.name ?? null);
  usePageTitle(answer?.name && answer.page ? texts.titleOf(readingInText(answer.name, answer.page.notation)) : null);

  if (recordId === '') return <NoImage what="record" recordId="" />;
  if (answer === undefined) return <NoAnswer of={asked} texts={texts} asPage />;
  const { standing, name, page, openTo, withdrawal } = answer;
  if (standing === 'CLOSED') return <Navigate to={CLOSED} replace />;
  if (standing === 'REFUSED' && openTo) return <ImageForMembers recordId={recordId} name={name} openTo={openTo} />;
  if (page === null) {
    const what = standing === 'MISSING' ? 'record' : 'image';
    return <NoImage what={what} recordId={recordId} withdrawal={withdrawal} />;
  }
  return <Viewer place={place} recordName={name} recordPage={page} />;
}
