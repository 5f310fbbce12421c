import { concernsRoute, isInForce } from '#domain/help/notices/serviceNotice.ts';
import { momentInWords } from '#ui/readersClock.ts';

import { type ServiceNotice, useServiceNoticesQuery } from './noticesApi.ts';
import { noticeTexts as texts } from './noticeTexts.ts';
import styles from './ServiceNotices.module.scss';

const levelOf = (level: string): string => texts.levels[level] ?? texts.levels.INFO ?? '';
const inForce = (notices: readonly ServiceNotice[]): ServiceNotice[] =>
  notices.filter(({ startsAt, endsAt }) => isInForce({ startsAt, endsAt: endsAt ?? null }, Date.now()));

/**
 * Notices in force: all of them, or those that concern the page of a route. Draws nothing without any, or while they
 * are not to be had.
 */
export function ServiceNotices({ routeId }: { routeId?: string }) {
  const { data = [] } = useServiceNoticesQuery();
  const shown = inForce(data).filter(({ areas }) => routeId === undefined || concernsRoute(areas, routeId));
  return (
    <div role="status" aria-label={texts.name}>
      {shown.map(({ id, level, text, startsAt }) => (
        <p key={id} className={styles.notice} data-level={level}>
          <strong>{levelOf(level)}</strong>
          <span>{text}</span>
          <span className={styles.time}>{texts.since(momentInWords(startsAt))}</span>
        </p>
      ))}
    </div>
  );
}

/** Notices that have ended, for the foot of the help. Draws nothing without any. */
export function PastNotices() {
  const { data = [] } = useServiceNoticesQuery();
  const past = data.filter((notice) => !inForce([notice]).length);
  if (past.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>{texts.past(past.length)}</summary>
      <ul role="list">
        {past.map(({ id, text, startsAt, endsAt }) => (
          <li key={id}>
            <span className={styles.time}>
              {texts.span(momentInWords(startsAt), endsAt == null ? '' : momentInWords(endsAt))}
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
