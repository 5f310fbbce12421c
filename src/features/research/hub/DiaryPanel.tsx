import { describeStoredSearch, storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { dayInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';
import { useHubDiaryQuery } from './hubApi.ts';
import { Panel } from './Panel.tsx';
import { diaryPanelTexts as texts } from './texts.ts';

/** The latest searches of the research diary. */
export function DiaryPanel() {
  const { data: diary, error } = useHubDiaryQuery();
  const isEmpty = diary?.entries.length === 0;
  return (
    <Panel title={texts.title} data={diary} error={error} failed={texts.failed} empty={isEmpty ? (diary.isStarted ? texts.empty : texts.off) : null} to="/search/diary" all={texts.open}>
      <ul role="list" className={styles.list}>
        {diary?.entries.map(({ id, searchedAt, total, ...stored }) => (
          <li key={id} className={styles.entry}>
            <TextLink plain to={storedSearchAddress(stored)}>
              {describeStoredSearch(stored)}
            </TextLink>
            <span className={styles.muted}>
              {texts.found(total)} · <time dateTime={searchedAt}>{dayInWords(searchedAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
