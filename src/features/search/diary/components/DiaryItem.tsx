import { useState } from 'react';

import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { totalsCompared } from '#domain/search/diary/diaryRules.ts';
import { describeStoredSearch, storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { timeInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import type { DiaryEntry } from '../searchDiaryApi.ts';
import { diaryItemTexts as texts } from '../texts.tsx';
import styles from './diary.module.scss';
import { NoteForm } from './NoteForm.tsx';

interface DiaryItemProps {
  entry: DiaryEntry;
  /** What the search finds today; undefined until it was repeated. */
  totalNow: number | undefined;
  onChanged: () => void;
  onRemove: () => void;
}

/** One search of the diary: the way to repeat it, what it found, what was opened, and what the member wrote. */
export function DiaryItem({ entry, totalNow, onChanged, onRemove }: DiaryItemProps) {
  const { kind, searchedAt, total, note, openings } = entry;
  const [isWriting, setWriting] = useState(false);
  const writeButton = useFocusBack(isWriting);
  const noteAction = note === '' ? texts.addNote : texts.editNote;
  const words = describeStoredSearch(entry);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.search}>
          <TextLink to={storedSearchAddress(entry)}>{words}</TextLink>
        </span>
        <span className={styles.facts}>
          <time dateTime={searchedAt}>{timeInWords(searchedAt)}</time> ·{' '}
          {total === 0 ? <Badge tone="warning">{texts.nothingFound}</Badge> : texts.found(kind, total)}
        </span>
      </div>
      {totalNow !== undefined && (
        <p className={styles.facts}>{texts.today(kind, totalNow, totalsCompared(total, totalNow))}</p>
      )}
      {openings.length > 0 && (
        <div className={styles.opened}>
          {texts.opened}
          <ul>
            {openings.map(({ recordId, name, recordSet }) => (
              <li key={recordId}>
                {name === null ? (
                  texts.closed(kind)
                ) : (
                  <TextLink to={kind === 'ARTICLES' ? readerAddress(recordId) : transcriptAddress(recordId)}>
                    {recordSet === null || recordSet === name ? name : `${name}, ${recordSet}`}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isWriting ? (
        <NoteForm
          entry={entry}
          onDone={(isSaved) => {
            setWriting(false);
            if (isSaved) onChanged();
          }}
        />
      ) : (
        note !== '' && <p className={styles.note}>{note}</p>
      )}
      {!isWriting && (
        <Inline gap={2}>
          <Button
            ref={writeButton}
            size="sm"
            variant="quiet"
            aria-label={texts.noteOn(noteAction, words)}
            onClick={() => setWriting(true)}
          >
            {noteAction}
          </Button>
          <Button size="sm" variant="quiet" aria-label={texts.deleteOne(words)} onClick={onRemove}>
            {texts.delete}
          </Button>
        </Inline>
      )}
    </li>
  );
}
