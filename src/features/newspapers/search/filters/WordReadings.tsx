import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { classNames } from '#ui/classNames.ts';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';

import type { WordReading } from '../api/articleSearchApi.ts';
import type { ArticleChange } from '../model/articleChange.ts';
import styles from './filters.module.scss';
import { readingTexts as texts } from './texts.ts';

interface ReadingsProps {
  query: ArticleAddress;
  words: readonly WordReading[];
  onChange: (change: ArticleChange) => void;
}

/** Switches a misreading off, or on again. */
const switched =
  (word: string, reading: string, isRefused: boolean): ArticleChange =>
  (query) => {
    const others = query.refused.filter((each) => each.word !== word || each.reading !== reading);
    return { ...query, refused: isRefused ? others : [...others, { word, reading }], page: 1 };
  };

/** The ways the scanner read each word of the search, with how often; each can be switched off, and all of them. */
export function WordReadings({ query, words, onChange }: ReadingsProps) {
  if (query.words === '') return null;
  const read = words.filter(({ readings, isCutOff }) => readings.length > 0 || isCutOff);
  return (
    <div className={styles.group}>
      <SwitchField
        label={texts.include}
        hint={texts.hint}
        checked={!query.exact}
        onChange={() => onChange((now) => ({ ...now, exact: !now.exact, page: 1 }))}
      />
      {!query.exact &&
        read.map(({ word, readings, isCutOff }) => (
          <fieldset key={word} className={classNames(styles.lines, styles.readings)}>
            <legend className={styles.legend}>{texts.legend(word)}</legend>
            {readings.map(({ form, count, isRefused }) => (
              <CheckboxField
                key={form}
                compact
                label={form}
                count={count}
                checked={!isRefused}
                onChange={() => onChange(switched(word, form, isRefused))}
              />
            ))}
            {isCutOff && <p className={styles.note}>{texts.cutOff}</p>}
          </fieldset>
        ))}
    </div>
  );
}
