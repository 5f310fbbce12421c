import { readingPieces } from '#domain/kernel/readings/readingPieces.ts';

import { TextLink } from '../TextLink/TextLink.tsx';
import { readingTexts as texts } from '../texts.ts';
import styles from './ReadingLegend.module.scss';

/** The article of the help on unclear readings. */
const HELP = '/help/articles/214-unclear-readings';

interface ReadingLegendProps {
  /** What the list or transcript above shows, each text with the notation of its record set. */
  readings: Iterable<{ text: string | null; notation: string }>;
}

/** What the signs of doubt above mean, where there are any. */
export function ReadingLegend({ readings }: ReadingLegendProps) {
  let hasDoubt = false;
  let hasDots = false;
  for (const { text, notation } of readings)
    for (const { kind, shown } of readingPieces(text ?? '', notation) ?? []) {
      hasDoubt = true;
      hasDots ||= kind === 'unread' && shown.startsWith('·');
    }
  if (!hasDoubt) return null;
  return (
    <p className={styles.legend}>
      {hasDots && `${texts.dot} `}
      <TextLink to={HELP}>{texts.how}</TextLink>
    </p>
  );
}
