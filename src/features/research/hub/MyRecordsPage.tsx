import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';
import { useMyRecordsQuery } from './hubApi.ts';
import { myRecordsTexts as texts } from './texts.ts';

/** A member’s records. States: loading, failed, empty, the list. */
export function Component() {
  const { data: records, ...answer } = useMyRecordsQuery();
  if (!records) return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <PageContainer width="text">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
        </header>
        {records.length === 0 ? (
          <Notice
            tone="empty"
            headingLevel={2}
            title={texts.empty.title}
            actions={<ButtonLink to="/search/results">{texts.empty.action}</ButtonLink>}
          >
            <p>{texts.empty.text}</p>
          </Notice>
        ) : (
          <ul role="list" aria-label={texts.list} className={styles.list}>
            {records.map(({ id, address, name, recordSet, savedAt, savedIn }) => (
              <li key={id} className={styles.entry}>
                <TextLink to={address}>{name}</TextLink>
                <span className={styles.muted}>
                  {recordSet} · {texts.since(dayInWords(savedAt))}
                </span>
                {savedIn.map((place) => (
                  <Badge key={place}>{texts.savedIn[place]}</Badge>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageContainer>
  );
}
