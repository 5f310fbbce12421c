import type { AddressFault } from '#domain/newspapers/search/articleAddress.ts';

import type { ArticleResult } from '../articleSearchApi.ts';
import styles from './ArticleFaults.module.scss';
import { faultTexts as texts } from './noteTexts.ts';

interface ArticleFaultsProps {
  words: string;
  /** Of the words, with their places. */
  faults: ArticleResult['faults'];
  addressFaults: readonly AddressFault[];
}

/** The stretches of a text that have a fault, and those between. */
function stretches(text: string, faults: ArticleResult['faults']): { text: string; isFault: boolean }[] {
  const parts: { text: string; isFault: boolean }[] = [];
  let end = 0;
  for (const { at, length } of [...faults].sort((one, other) => one.at - other.at)) {
    if (at < end) continue;
    parts.push({ text: text.slice(end, at), isFault: false }, { text: text.slice(at, at + length), isFault: true });
    end = at + length;
  }
  return [...parts, { text: text.slice(end), isFault: false }].filter((part) => part.text !== '');
}

/**
 * What of a search was not understood, below its box: the words with the place of each fault marked, and what is wrong
 * there.
 */
export function ArticleFaults({ words, faults, addressFaults }: ArticleFaultsProps) {
  return (
    <div role="status" aria-label={texts.label} className={styles.faults}>
      {faults.length > 0 && (
        <p className={styles.words} aria-hidden="true">
          {stretches(words, faults).map(({ text, isFault }, at) =>
            isFault ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </p>
      )}
      <ul>
        {faults.map(({ at, length, message }) => (
          <li key={`${at} ${message}`}>
            {words.slice(at, at + length).trim() === '' ? texts.end : texts.at(words.slice(at, at + length))} {message}
          </li>
        ))}
        {addressFaults.map(({ key, value, message }) => (
          <li key={`${key} ${value}`}>
            {texts.address(value)} {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
