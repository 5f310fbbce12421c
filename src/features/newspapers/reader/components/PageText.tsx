import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';

import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { scrolledTo } from '#features/records/core/index.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { hitWords } from '../model/hitWords.ts';
import type { TextSection } from '../model/sectionsOf.ts';
import type { PageHit, ReadPage } from '../readerApi.ts';
import { textTexts as texts } from '../texts.ts';
import styles from './PageText.module.scss';
import { SectionText } from './SectionText.tsx';

interface PageTextProps {
  page: Pick<ReadPage, 'id' | 'label' | 'isCorrected' | 'quality' | 'articles' | 'position'>;
  lines: readonly PageLine[];
  sections: readonly TextSection[];
  hits: readonly PageHit[];
  /** The hit that is shown now; null for none of this page. */
  currentHit: PageHit | null;
  /** The article that is read; null for none. */
  articleId: string | null;
  /** The line that the pointer or the focus is on, here or on the image. */
  pointed: number | null;
  onPoint: (line: number | null) => void;
  /** A line was chosen: it is to be shown on the image. */
  onChoose: (line: number) => void;
  /** What can be done with a line, after its text. Stable, or every line is drawn again. */
  lineTools?: (line: number) => ReactNode;
  /** The text is all there is of the page: it has the room of the image. */
  isWide?: boolean;
}

const lineOf = (target: EventTarget): number | null => {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]')?.dataset.line : undefined;
  return line === undefined ? null : Number(line);
};

/**
 * The text of a page in reading order, line by line as it is printed, in step with the image: what is pointed at in one
 * is marked in both.
 */
export function PageText({
  page,
  lines,
  sections,
  hits,
  currentHit,
  articleId,
  pointed,
  onPoint,
  onChoose,
  lineTools,
  isWide = false,
}: PageTextProps) {
  const list = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const marks = useMemo(() => hitWords(hits), [hits]);
  const current = useMemo(() => hitWords(currentHit ? [currentHit] : []), [currentHit]);
  // Where the pointer is already, nothing moves below it.
  const isOwn = useRef(false);

  const startOfArticle =
    sections.find((section) => section.articleId !== null && section.articleId === articleId)?.firstLine ?? null;
  const shown = currentHit?.parts[0]?.line ?? startOfArticle;
  const showLine = (line: number | null) => {
    const element = line === null ? null : list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`);
    if (element && list.current) list.current.scrollTop = scrolledTo(list.current, element);
  };
  useEffect(() => showLine(shown), [shown, page.id]);
  useEffect(() => {
    if (!isOwn.current) showLine(pointed);
    isOwn.current = false;
  }, [pointed]);

  const point = (line: number | null) => {
    if (line === pointed) return;
    isOwn.current = true;
    onPoint(line);
  };
  const onOver = ({ target }: PointerEvent | SyntheticEvent) => point(lineOf(target));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      onPoint(
        Math.min(lines.length - 1, Math.max(0, (pointed ?? (step > 0 ? (shown ?? 0) - 1 : (shown ?? 0) + 1)) + step)),
      );
    } else if (event.key === 'Enter' && pointed !== null) onChoose(pointed);
  };
  const quality = page.quality === null ? null : Math.round(page.quality * 100);
  return (
    <div className={isWide ? styles.wide : styles.panel}>
      <p className={styles.about}>
        {page.isCorrected ? texts.corrected : texts.uncorrected} {quality !== null && texts.quality(quality)}
      </p>
      <VisuallyHidden>
        <span id={keysId}>{texts.keys}</span>
      </VisuallyHidden>
      <div
        ref={list}
        role="region"
        aria-label={texts.label(page.label)}
        aria-describedby={keysId}
        tabIndex={0}
        className={styles.lines}
        onPointerOver={onOver}
        onPointerLeave={() => point(null)}
        onFocus={onOver}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const line = lineOf(target);
          // A reader who selects words to copy does not choose a line.
          if (line !== null && (window.getSelection()?.isCollapsed ?? true)) onChoose(line);
        }}
      >
        {lines.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
        {sections.map((section) => {
          const { firstLine, lastLine } = section;
          const isIn = (line: number | null) => line !== null && line >= firstLine && line <= lastLine;
          return (
            <SectionText
              key={firstLine}
              section={section}
              lines={lines}
              marks={marks}
              current={current}
              isRead={section.articleId !== null && section.articleId === articleId}
              pointed={isIn(pointed) ? pointed : null}
              shown={isIn(shown) ? shown : null}
              furtherPages={
                page.articles
                  .find(({ id }) => id === section.articleId)
                  ?.pages.filter((position) => position > page.position) ?? NONE
              }
              lineTools={lineTools}
            />
          );
        })}
      </div>
    </div>
  );
}

const NONE: readonly number[] = [];
