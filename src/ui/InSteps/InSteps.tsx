import { Fragment, startTransition, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { afterPaint } from '../afterPaint.ts';

/**
 * So many rows fill the window: of results a telephone shows six under the heading, a window of 1280 by 900 eight.
 * Twenty at once were a task of more than a tenth of a second of a slow processor, eight are none of 50 ms.
 */
const FILL_WINDOW = 8;

interface InStepsProps<Row> {
  rows: readonly Row[];
  /** Rows of a step. Default as many as fill the window. */
  atOnce?: number;
  /** Keeps the room of so many rows, so that the page is as long as it will be. Default none, where nothing follows. */
  space?: (count: number) => ReactNode;
  /** Whether they come in steps; the same at each drawing. */
  isStepped: boolean;
  /** Draws a row, with a key. */
  children: (row: Row) => ReactNode;
}

interface LaterProps<Row> extends Required<Omit<InStepsProps<Row>, 'isStepped'>> {
  /** All at once. */
  isWhole: boolean;
}

/** The next rows once those before them were painted, and after them the rest. Only these are drawn then. */
function Later<Row>({ rows, isWhole, ...rest }: LaterProps<Row>) {
  const [isDue, setDue] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setDue(true))), []);
  return isDue || isWhole ? <Step {...rest} rows={rows} isWhole={isWhole} /> : rest.space(rows.length);
}

function Step<Row>({ rows, ...rest }: LaterProps<Row>) {
  const { atOnce, children } = rest;
  return (
    <>
      {rows.slice(0, atOnce).map(children)}
      {rows.length > atOnce && <Later {...rest} rows={rows.slice(atOnce)} />}
    </>
  );
}

/**
 * Rows of a list in steps: those that fill the window come with it, as many more after each paint; those that are drawn
 * are not drawn again. On paper all are there at once.
 */
export function InSteps<Row>({
  rows,
  atOnce = FILL_WINDOW,
  space = () => null,
  isStepped,
  children,
}: InStepsProps<Row>) {
  const [isPrinted, setPrinted] = useState(false);
  const waits = isStepped && !isPrinted && rows.length > atOnce;
  useEffect(() => {
    if (!waits) return undefined;
    // Before the browser takes what it prints.
    const onPrint = () => flushSync(() => setPrinted(true));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [waits]);
  return isStepped ? (
    <Step {...{ rows, atOnce, space, children }} isWhole={isPrinted} />
  ) : (
    <Fragment>{rows.map(children)}</Fragment>
  );
}
