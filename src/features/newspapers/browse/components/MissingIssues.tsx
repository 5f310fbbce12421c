import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';

import type { NewspaperCalendar } from '../browseApi.ts';
import { yearTexts as texts } from '../texts.ts';
import styles from './MissingIssues.module.scss';

/** The missing issues of a year in words, each with the reason where one is known. */
export const MissingIssues = ({ missing }: Pick<NewspaperCalendar, 'missing'>) => (
  <section aria-labelledby="missing" className={styles.section}>
    <h2 id="missing">{texts.lackingTitle}</h2>
    <ul className={styles.list}>
      {missing.map(({ date, reason }) => (
        <li key={date}>
          {issueDateInWords(date, 'day')}: {texts.reasons[reason]}
        </li>
      ))}
    </ul>
  </section>
);
