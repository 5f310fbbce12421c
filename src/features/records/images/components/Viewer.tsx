import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { parseXywh, xywhOf } from '#domain/records/core/pageRegion.ts';
import { ClipButton } from '#features/clippings/core/index.ts';
import { LostImage, PLAIN_LOOK } from '#features/records/core/index.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { useImageBookQuery, usePageImageQuery, type PageLine, type ViewedPage } from '../imageViewerApi.ts';
import { viewerQuery, type ViewerPlace } from '../model/viewerAddress.ts';
import { viewerTexts as texts } from '../texts.ts';
import { useClipping } from '../useClipping.tsx';
import { PageLines, PageImage } from './PageImage.tsx';
import { PageStrip } from './PageStrip.tsx';
import styles from './Viewer.module.scss';
import { ViewerHeader } from './ViewerHeader.tsx';
import { ViewerTools } from './ViewerTools.tsx';

interface ViewerProps {
  place: ViewerPlace;
  recordName: string | null;
  /** The page that the record is on, or that was asked for without one. */
  recordPage: ViewedPage;
}

/** A page with its tools, its records beside it and its neighbours below. */
export function Viewer({ place, recordName, recordPage }: ViewerProps) {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<DeepZoom | null>(null);
  const [turned, setTurned] = useState(0);
  const [look, setLook] = useState(PLAIN_LOOK);
  const [pointed, setPointed] = useState<PageLine | null>(null);

  const { recordId, pageId } = place;
  const isOtherPage = pageId !== null && pageId !== recordPage.id;
  const other = usePageImageQuery({ id: pageId ?? '' }, { skip: !isOtherPage });
  const page = isOtherPage ? other.currentData : recordPage;
  const isLost = page?.isImageLost === true;
  const book = useImageBookQuery({ id: recordPage.bookId }).currentData ?? null;

  const selected = page?.lines.find((line) => line.recordId === recordId) ?? null;
  const marked = place.region ?? selected?.region ?? null;
  // As text, since a rectangle is equal by its numbers: the record may be read again.
  const markedText = marked ? xywhOf(marked) : '';
  useEffect(() => {
    const region = parseXywh(markedText);
    zoom?.mark('selected', region);
    if (region) zoom?.show(region);
  }, [zoom, markedText]);
  useEffect(() => zoom?.mark('pointed', pointed?.region ?? null), [zoom, pointed]);
  useEffect(() => zoom?.turn(turned), [zoom, turned]);

  // Without a record its own page goes without saying no more.
  const addressOf = (id: string) =>
    viewerQuery({ recordId, pageId: recordId !== '' && id === recordPage.id ? null : id });
  const clipping = useClipping({ place, recordPage, page: page ?? null, book, zoom, addressOf });

  const goTo = (id: string) => {
    setPointed(null);
    void navigate(addressOf(id));
  };
  const select = (line: PageLine) => {
    if (line.recordId !== null)
      void navigate(viewerQuery({ recordId: line.recordId, pageId: page?.id ?? null }), { replace: true });
  };

  return (
    <div ref={root} className={styles.viewer}>
      <div className={styles.screen} data-window-high>
        <ViewerHeader book={book} page={page ?? null} recordName={recordName} notation={recordPage.notation} />
        <ViewerTools
          root={root}
          zoom={zoom}
          page={page ?? null}
          book={book}
          recordId={recordId}
          look={look}
          onLook={setLook}
          turned={turned}
          onTurn={setTurned}
          onGoTo={goTo}
          isLost={isLost}
          clip={
            <ClipButton isOn={clipping.isOn} disabled={(!page || isLost) && !clipping.isOn} onPress={clipping.toggle} />
          }
        />
        <div className={styles.stage}>
          {page && isLost && (
            <div className={styles.waiting}>
              <LostImage>{page.lines.length > 0 && texts.lostImage}</LostImage>
            </div>
          )}
          {page && !isLost && (
            <PageImage
              key={page.id}
              page={page}
              look={look}
              start={marked}
              onZoom={setZoom}
              onPoint={setPointed}
              onPress={(line) => !clipping.isOn && select(line)}
            />
          )}
          {!page && other.isFetching && (
            <div className={styles.waiting} role="status">
              <Spinner /> {texts.loadingPage}
            </div>
          )}
          {!page && !other.isFetching && (
            <div className={styles.waiting}>
              <LoadFailure
                headingLevel={2}
                title={texts.pageFailed}
                error={other.error}
                {...(other.error === undefined && { text: texts.noPage })}
                onRetry={() => void other.refetch()}
              />
            </div>
          )}
        </div>
      </div>
      {clipping.isOn && <div className={styles.clip}>{clipping.tool}</div>}
      {page && !clipping.isOn && (
        <PageLines
          lines={page.lines}
          notation={page.notation}
          selectedId={selected?.recordId ?? null}
          pointed={pointed}
          onPoint={setPointed}
          onSelect={select}
        />
      )}
      {book && (
        <PageStrip
          book={book}
          currentId={page?.id ?? pageId ?? recordPage.id}
          isCalm={zoom === null && !isLost}
          addressOf={addressOf}
        />
      )}
    </div>
  );
}
