import { readingAloud } from '#domain/kernel/readings/readingAloud.ts';
import type { ReadingPiece } from '#domain/kernel/readings/readingPiece.ts';
import { readingPieces } from '#domain/kernel/readings/readingPieces.ts';

import styles from './ReadingSigns.module.scss';

export interface ReadingProps {
  /** A name, place, date or age as it was transcribed. */
  text: string;
  /** Of its record set: how the transcribers mark what they could not read. */
  notation: string;
}

/**
 * A sign of doubt. What was written is there to be selected and copied, and what the eye sees in its place is drawn by
 * the style sheet, which copies nothing.
 */
function Piece({ piece: { kind, written, shown } }: { piece: ReadingPiece }) {
  if (kind === 'text') return written;
  if (written === shown && kind !== 'doubt') return <span className={styles[kind]}>{written}</span>;
  return (
    <>
      <span className={styles.written}>{written}</span>
      {shown !== '' && <span className={styles[kind]} data-shown={shown} />}
    </>
  );
}

/** A text as it is seen and heard, its signs of doubt included. */
export function ReadingSigns({ text, notation }: ReadingProps) {
  const pieces = readingPieces(text, notation);
  if (!pieces) return text;
  return (
    <>
      <span className={styles.said}>{readingAloud(text, notation)}</span>
      <span aria-hidden="true">
        {pieces.map((piece, at) => (
          <Piece key={at} piece={piece} />
        ))}
      </span>
    </>
  );
}
