import { Pencil } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';

import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

import styles from './correcting.module.scss';
import { type Correcting, useCorrecting } from './correctingContext.ts';
import { correctingTexts, outcomeTexts } from './texts.ts';

const LineEditor = lazyPart<{ line: number; correcting: Correcting }>(() =>
  import('./LineEditor.tsx').then((chunk) => chunk.LineEditor),
);

/** Fetches the editor's code before a line is opened. */
export const preloadLineEditor = (): void => LineEditor.preload();

/**
 * After a line of a page that is corrected: its editor, or the button that opens it and what became of the line.
 * Nothing for a line without words.
 */
export function LineTool({ line }: { line: number }) {
  const correcting = useCorrecting();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = correcting?.open === line;
  // Who leaves a line goes on where they were.
  const isLeft = wasOpen.current && !isOpen && correcting?.open === null;
  useEffect(() => {
    wasOpen.current = isOpen;
    if (isLeft) button.current?.focus();
  }, [isOpen, isLeft]);
  if (!correcting || (correcting.lines[line]?.words.length ?? 0) === 0) return null;
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <LineEditor line={line} correcting={correcting} />
      </Suspense>
    );
  }
  const { results, corrections, stop, onOpen } = correcting;
  const result =
    results.get(line)?.kind ?? (corrections.waiting.some((waiting) => waiting.line === line) ? 'waiting' : null);
  return (
    <span className={styles.tool}>
      {result !== null && result !== 'unchanged' && <span className={styles.outcome}>{outcomeTexts[result]}</span>}
      <IconButton
        ref={button}
        label={correctingTexts.correctLine(line)}
        icon={<Pencil />}
        size="sm"
        tabIndex={line === stop ? 0 : -1}
        onClick={() => onOpen(line)}
      />
    </span>
  );
}
