import { Badge } from '#ui/Badge/Badge.tsx';
import { shortMomentInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useStaffMessagesQuery } from './fromStaffApi.ts';
import styles from './inbox.module.scss';
import { staffTexts as texts } from './texts.ts';

/**
 * Messages of staff above the conversations, marked as theirs; nothing where there are none.
 * @param current - the one that is open
 */
export function StaffLines({ current }: { current: string | null }) {
  const { data = [] } = useStaffMessagesQuery();
  if (data.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={texts.list}>
      {data.map(({ id, subject, sentAt, isRead }) => (
        <li key={id} className={styles.line} data-current={id === current}>
          <span className={styles.name}>
            <TextLink
              plain
              strong={!isRead}
              to={`/messaging?staff=${id}`}
              aria-current={id === current ? 'page' : undefined}
            >
              <bdi>{subject}</bdi>
            </TextLink>
          </span>
          <time className={styles.when} dateTime={sentAt}>
            {shortMomentInWords(Date.parse(sentAt))}
          </time>
          <span className={styles.excerpt}>
            <Badge tone="info">{texts.badge}</Badge>
          </span>
          {!isRead && <Badge tone="brand">{texts.fresh}</Badge>}
        </li>
      ))}
    </ul>
  );
}
