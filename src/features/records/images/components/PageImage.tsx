import { Fragment, useEffect, useRef } from 'react';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { scrolledTo, DeepImage, type ImageLook } from '#features/records/core/index.ts';
import type { DeepZoom, ImagePoint } from '#services/images/openDeepZoom.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { classNames } from '#ui/classNames.ts';
import { Reading } from '#ui/Reading/Reading.tsx';
import { ReadingLegend } from '#ui/Reading/ReadingLegend.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { PageLine, ViewedPage } from '../imageViewerApi.ts';
import { pageLinesTexts as texts } from '../texts.ts';
import styles from './PageImage.module.scss';

/** The line under a point of the page, in its pixels; null where there is no line, or a closed one. */
const lineAt = (lines: readonly PageLine[], point: { x: number; y: number }): PageLine | null =>
  lines.find(
    ({ region, isClosed }) =>
      !isClosed &&
      region !== null &&
      point.x >= region.x &&
      point.x < region.x + region.width &&
      point.y >= region.y &&
      point.y < region.y + region.height,
  ) ?? null;

interface PageImageProps {
  page: ViewedPage;
  look: ImageLook;
  /** What of the page is in view at the start; null for all of it. */
  start: PageRegion | null;
  /** The image that can be moved, once it is drawn; null when it is gone. */
  onZoom: (zoom: DeepZoom | null) => void;
  onPoint: (line: PageLine | null) => void;
  onPress: (line: PageLine) => void;
}

/** The image of a page, whose lines can be pointed at and pressed. */
export function PageImage({ page, look, start, onZoom, onPoint, onPress }: PageImageProps) {
  const press = (at: ImagePoint) => {
    const line = lineAt(page.lines, at);
    if (line) onPress(line);
  };
  return (
    <DeepImage
      images={[page]}
      look={look}
      start={start}
      onZoom={onZoom}
      onPoint={(at) => onPoint(at && lineAt(page.lines, at))}
      onPress={press}
    />
  );
}

interface PageLinesProps {
  lines: readonly PageLine[];
  /** How the transcribers of the lines mark what they could not read. */
  notation: string;
  /** The record whose line is marked; null where none is. */
  selectedId: string | null;
  /** The line that the pointer or the focus is on, here or on the image. */
  pointed: PageLine | null;
  onPoint: (line: PageLine | null) => void;
  onSelect: (line: PageLine) => void;
}

/** Everyone on the page, in the order of the page: what the image says, in letters. */
export function PageLines({ lines, notation, selectedId, pointed, onPoint, onSelect }: PageLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const marked = useRef<HTMLLIElement>(null);
  // Only the list moves: on phones it is below the image, which must stay in view.
  useEffect(() => {
    if (list.current && marked.current) list.current.scrollTop = scrolledTo(list.current, marked.current);
  }, [selectedId]);
  return (
    <section aria-labelledby="page-lines" className={styles.panel}>
      <h2 id="page-lines">{texts.title}</h2>
      {lines.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ol ref={list} className={styles.list}>
        {lines.map((line, at) => {
          const { recordId, name, summary, details, isClosed } = line;
          const isSelected = recordId !== null && recordId === selectedId;
          return (
            <li
              key={recordId ?? `closed ${at}`}
              ref={isSelected ? marked : undefined}
              className={classNames(
                styles.line,
                isSelected && styles.selected,
                line === pointed && !isClosed && styles.pointed,
              )}
              onPointerEnter={() => onPoint(line)}
              onPointerLeave={() => onPoint(null)}
            >
              {isClosed ? (
                <p className={styles.closed}>{texts.closed}</p>
              ) : (
                <>
                  <button
                    type="button"
                    aria-pressed={isSelected}
                    className={styles.name}
                    onClick={() => onSelect(line)}
                    onFocus={() => onPoint(line)}
                    onBlur={() => onPoint(null)}
                  >
                    {name === null ? texts.unnamed : <Reading text={name} notation={notation} />}
                  </button>
                  <p className={styles.facts}>
                    {(details.length > 0 ? details.map(({ value }) => value) : [summary ?? '']).map((fact, nth) => (
                      <Fragment key={nth}>
                        {nth > 0 && ' · '}
                        <Reading text={fact} notation={notation} />
                      </Fragment>
                    ))}
                  </p>
                  {isSelected && recordId !== null && (
                    <TextLink to={transcriptAddress(recordId)}>{texts.transcript}</TextLink>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ol>
      <ReadingLegend
        readings={lines
          .flatMap(({ name, details }) => [name, ...details.map(({ value }) => value)])
          .map((text) => ({ text, notation }))}
      />
    </section>
  );
}
