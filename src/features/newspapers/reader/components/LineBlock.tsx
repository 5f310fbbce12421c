import { type CSSProperties, memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { classNames } from '#ui/classNames.ts';

import { type HitWords, markedWords } from '../model/hitWords.ts';
import styles from './PageText.module.scss';

interface LineBlockProps {
  /** Of the page. */
  lines: readonly PageLine[];
  firstLine: number;
  lastLine: number;
  /** Lines before it are the headline. */
  firstOfText: number;
  marks: HitWords;
  current: HitWords;
  /** The line pointed at, and the line to show, where they are in this block. */
  pointed: number | null;
  shown: number | null;
  lineTools: ((line: number) => ReactNode) | undefined;
}

/** How far beyond what shows lines are drawn. */
const BEYOND = '1200px';

/** A page of so many lines is drawn whole: finding and copying text reach all of it. */
const WHOLE_LINES = 1_000;

/** Whether an element is in view or near it. @param isWatched - false: it is taken to be. */
function useNear(isWatched: boolean): [ref: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!isWatched);
  useEffect(() => {
    if (!element.current || !isWatched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: BEYOND },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return [element, isNear || !isWatched];
}

/** Some lines of a page. Those of a long page that do not show are not drawn; their room stays free. */
export const LineBlock = memo(function LineBlock({
  lines,
  firstLine,
  lastLine,
  firstOfText,
  marks,
  current,
  pointed,
  shown,
  lineTools,
}: LineBlockProps) {
  const [element, isNear] = useNear(lines.length > WHOLE_LINES);
  const isDrawn = isNear || pointed !== null || shown !== null;
  const count = lastLine - firstLine + 1;
  return (
    <div
      ref={element}
      className={classNames(!isDrawn && styles.room)}
      style={isDrawn ? undefined : ({ '--lines': count } as CSSProperties)}
    >
      {isDrawn &&
        lines.slice(firstLine, lastLine + 1).map(({ words }, at) => {
          const line = firstLine + at;
          return (
            <div
              key={line}
              data-line={line}
              className={classNames(styles.line, line < firstOfText && styles.head, line === pointed && styles.pointed)}
            >
              <span className={styles.words}>
                {markedWords(words, marks.get(line), current.get(line)).map(({ text, isHit, isCurrent }, nth) => [
                  nth > 0 && ' ',
                  isHit ? (
                    <mark key={nth} className={classNames(isCurrent && styles.current)}>
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                ])}
              </span>
              {lineTools?.(line)}
            </div>
          );
        })}
    </div>
  );
});
