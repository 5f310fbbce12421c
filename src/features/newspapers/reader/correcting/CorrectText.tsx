import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { Button } from '#ui/Button/Button.tsx';

import type { ReadPage } from '../readerApi.ts';
import styles from './correcting.module.scss';
import { correctingApi } from './correctingApi.ts';
import { type Correcting, CorrectingProvider, type LineResult } from './correctingContext.ts';
import { LineTool, preloadLineEditor } from './LineTool.tsx';
import { correctingTexts as texts, outcomeTexts } from './texts.ts';

interface CorrectTextProps {
  page: Pick<ReadPage, 'id' | 'revision' | 'service'>;
  lines: readonly PageLine[];
  /** The line to start with: the one pointed at, or the first of the article. */
  start: number | null;
  /** A line was opened: it is to be drawn, and marked on the image. */
  onPoint: (line: number | null) => void;
  /** The text has changed on the server: it is to be read again. */
  onChanged: () => void;
  /** Draws the text of the page with the tools of its lines. */
  children: (lineTools: ((line: number) => ReactNode) | undefined) => ReactNode;
}

const announced = (result: LineResult | null): string => {
  if (result === null) return '';
  if (result.kind === 'waiting') return outcomeTexts.waitingLine(result.line, result.reason);
  return result.kind === 'saved' ? outcomeTexts.savedLine(result.line) : outcomeTexts.unchangedLine(result.line);
};
/** The first line with words from one on, down or up the page; null when there is none. */
function lineFrom(lines: readonly PageLine[], from: number, by: 1 | -1): number | null {
  for (let line = from; line >= 0 && line < lines.length; line += by)
    if ((lines[line]?.words.length ?? 0) > 0) return line;
  return null;
}
// The same for every line, so that none is drawn again: what changes comes by the context.
const toolOf = (line: number): ReactNode => <LineTool line={line} />;

/** The text of a page under a bar that starts and ends correcting. */
export function CorrectText({ page, lines, start, onPoint, onChanged, children }: CorrectTextProps) {
  const [isOn, setOn] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const [stop, setStop] = useState<number | null>(null);
  const [results, setResults] = useState<ReadonlyMap<number, LineResult>>(new Map());
  const [latest, setLatest] = useState<LineResult | null>(null);
  const {
    currentData: corrections,
    isFetching,
    isError,
    refetch,
  } = correctingApi.usePageCorrectionsQuery({ pageId: page.id }, { skip: !isOn });

  // What the reader hands over is another function each time; the tools of the lines are not to be drawn again for it.
  const outside = useRef({ onPoint, onChanged });
  useEffect(() => {
    outside.current = { onPoint, onChanged };
  });

  const onOpen = useCallback((line: number | null) => {
    setOpen(line);
    if (line === null) return;
    setStop(line);
    outside.current.onPoint(line);
  }, []);
  const startCorrecting = () => {
    preloadLineEditor();
    setOn(true);
    onOpen(lineFrom(lines, start ?? 0, 1) ?? lineFrom(lines, lines.length - 1, -1));
  };
  const stopCorrecting = () => {
    setOn(false);
    setOpen(null);
    setLatest(null);
    setResults(new Map());
  };
  const correcting: Correcting | null = useMemo(
    () =>
      isOn && corrections && corrections.refusal === null
        ? {
            page,
            lines,
            corrections,
            open,
            stop,
            results,
            onOpen,
            onStep: (from, by) => onOpen(lineFrom(lines, from + by, by) ?? from),
            onSent: (result) => {
              setLatest(result);
              setResults((before) => new Map(before).set(result.line, result));
              void refetch();
            },
            onChanged: () => {
              outside.current.onChanged();
              void refetch();
            },
          }
        : null,
    [isOn, corrections, page, lines, open, stop, results, onOpen, refetch],
  );
  const refusal = corrections?.refusal ?? null;
  return (
    <CorrectingProvider value={correcting}>
      <div className={styles.frame}>
        <div className={styles.bar}>
          <Button
            size="sm"
            aria-pressed={isOn}
            loading={isOn && isFetching && !corrections}
            onClick={isOn ? stopCorrecting : startCorrecting}
          >
            {isOn ? texts.stop : texts.start}
          </Button>
          {correcting && <p className={styles.meta}>{texts.intro}</p>}
          {isOn && isError && !corrections && <p role="alert">{texts.failed}</p>}
          {isOn && refusal !== null && (
            <p role="alert">
              {refusal} {corrections?.protectedWhy != null && texts.protectedFor(corrections.protectedWhy)}
            </p>
          )}
          <p role="status" className={styles.meta}>
            {announced(latest)}
          </p>
        </div>
        <div className={styles.text}>{children(correcting ? toolOf : undefined)}</div>
      </div>
    </CorrectingProvider>
  );
}
