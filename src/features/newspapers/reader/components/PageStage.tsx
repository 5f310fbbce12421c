import { useMemo } from 'react';

import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { DeepImage, type ImageLook, LostImage } from '#features/records/core/index.ts';
import type { DeepZoom, ImagePoint } from '#services/images/openDeepZoom.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { boxesOfHit, boxOfLine, lineAt } from '../model/pageBoxes.ts';
import type { PageHit, ReadPage } from '../readerApi.ts';
import { stageTexts as texts } from '../texts.ts';
import type { PageReading } from '../useReadPage.ts';
import { PageMarks } from './PageStrip.tsx';
import styles from './Reader.module.scss';
import { ReadText, type ReadTextProps } from './ReadText.tsx';

interface StageProps {
  name: { newspaper: string; date: string };
  position: number;
  /** The issue has no such page. */
  isMissing: boolean;
  /** What is to be in view is not known yet: an image that is opened now would ask for the wrong tiles. */
  isWaiting: boolean;
  first: PageReading;
  /** The page at its side; null for one page. */
  second: PageReading | null;
  marks: {
    bright: readonly PageRegion[] | null;
    hits: readonly PageHit[];
    secondHits: readonly PageHit[];
    current: PageHit | null;
    marked: PageRegion | null;
    /** Number of the line that is pointed at. */
    pointed: number | null;
  };
  look: ImageLook;
  zoom: DeepZoom | null;
  /** What of the page is in view when it opens; null for all of it. */
  start: PageRegion | null;
  onSettled: () => void;
  onZoom: (zoom: DeepZoom | null) => void;
  onPoint: (line: number | null) => void;
  /** The text, where there is no image. */
  text: Omit<ReadTextProps, 'read' | 'isWide'>;
}

const NO_LINES: readonly PageLine[] = [];
const boxesOf = (hits: readonly PageHit[], lines: readonly PageLine[]) => hits.flatMap((hit) => boxesOfHit(hit, lines));

/** The page, or two: states missing, failed, gone, loading, text without an image, image. */
export function PageStage({
  name,
  position,
  isMissing,
  isWaiting,
  first,
  second,
  marks,
  look,
  zoom,
  start,
  onSettled,
  onZoom,
  onPoint,
  text,
}: StageProps) {
  const { page, lines, error, again } = first;
  // Thousands of boxes are worked out once, not whenever another line is pointed at.
  const hitBoxes = useMemo(() => boxesOf(marks.hits, lines), [marks.hits, lines]);
  const secondLines = second?.lines ?? NO_LINES;
  const secondBoxes = useMemo(() => boxesOf(marks.secondHits, secondLines), [marks.secondHits, secondLines]);
  if (isMissing) {
    const { title, text: why } = texts.missing(position);
    return (
      <div className={styles.closed}>
        <Notice tone="empty" headingLevel={2} title={title}>
          <p>{why}</p>
        </Notice>
      </div>
    );
  }
  if (first.isGone) {
    return (
      <div className={styles.closed}>
        <Notice
          tone="warning"
          headingLevel={2}
          title={texts.gone.title}
          actions={<Button onClick={() => window.location.reload()}>{texts.gone.reload}</Button>}
        >
          <p>{texts.gone.text}</p>
        </Notice>
      </div>
    );
  }
  if (page === null && error !== undefined) {
    return (
      <div className={styles.closed}>
        <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={again} />
      </div>
    );
  }
  if (
    page === null ||
    (isWaiting && page.service !== null) ||
    (second !== null && second.page === null && second.isLoading)
  ) {
    return (
      <div className={styles.closed} role="status">
        <Spinner /> {texts.loading}
      </div>
    );
  }
  const imageOf = ({ service, width, height, label }: ReadPage) =>
    service === null ? [] : [{ service, width, height, label: texts.imageOf(name.newspaper, name.date, label) }];
  const images = [...imageOf(page), ...(second?.page ? imageOf(second.page) : [])];
  if (page.service === null) {
    return (
      <div className={styles.textOnly}>
        {page.isImageLost === true ? (
          <LostImage>{texts.lostImage}</LostImage>
        ) : (
          <p className={styles.noImage}>{texts.noImage}</p>
        )}
        <ReadText {...text} read={first} isWide />
      </div>
    );
  }
  const pointAt = (point: ImagePoint | null) => onPoint(point?.image === 0 ? lineAt(lines, point) : null);
  const [layer, secondLayer] = zoom?.layers ?? [];
  const pointedBox = marks.pointed === null ? null : boxOfLine(lines[marks.pointed]);
  return (
    <>
      <DeepImage
        images={images}
        look={look}
        isCooperative
        start={images.length === 1 ? start : null}
        onSettled={onSettled}
        onZoom={onZoom}
        onPoint={pointAt}
        onPress={pointAt}
      />
      {layer && (
        <PageMarks
          layer={layer}
          page={page}
          bright={marks.bright}
          hits={hitBoxes}
          current={marks.current ? boxesOfHit(marks.current, lines) : []}
          marked={marks.marked}
          pointed={pointedBox}
        />
      )}
      {secondLayer && second?.page && (
        <PageMarks
          layer={secondLayer}
          page={second.page}
          bright={marks.bright ? [] : null}
          hits={secondBoxes}
          current={[]}
          marked={null}
          pointed={null}
        />
      )}
    </>
  );
}
