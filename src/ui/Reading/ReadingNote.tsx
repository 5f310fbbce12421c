import { readingPieces } from '#domain/kernel/readings/readingPieces.ts';
import { READINGS_EXPLAINED } from '#domain/kernel/readings/readingsExplained.ts';

import { TextLink } from '../TextLink/TextLink.tsx';
import { readingTexts as texts } from '../texts.ts';
import styles from './ReadingNote.module.scss';

export interface ReadingLegendProps {
  /** What the list or transcript above shows, each text with the notation of its record set. */
  readings: readonly { text: string | null; notation: string }[];
}

/** What the signs of doubt in some texts mean. */
export function ReadingNote({ readings }: ReadingLegendProps) {
  const pieces = readings.flatMap(({ text, notation }) => readingPieces(text ?? '', notation) ?? []);
  if (pieces.length === 0) return null;
  return (
    <p className={styles.legend}>
      {pieces.some(({ kind, shown }) => kind === 'unread' && shown.startsWith('·')) && `${texts.dot} `}
      <TextLink to={READINGS_EXPLAINED}>{texts.how}</TextLink>
    </p>
  );
}
