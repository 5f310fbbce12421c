import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { type Notice, NOTICE_KINDS, type NoticeKind, readNotices } from '#domain/newspapers/notices/readNotices.ts';
import { articleBodies } from '#server/modules/newspapers/search/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';

/** Articles read in one go. */
const BATCH = 200;

interface ChangedArticle {
  no: number;
  kind: NoticeKind;
  change: number;
  date: string;
  /** Only a column of a known day can say what "the 3d inst." is. */
  isOfDay: boolean;
}

const rowsOf = (no: number, notices: readonly Notice[]) =>
  notices.flatMap(({ event, date, text, people }, position) =>
    people.map((person) => ({
      no,
      position,
      role: person.role,
      event,
      date,
      surname: nameTokens(person.surname).join(''),
      person,
      text,
    })),
  );

/**
 * Reads the notices of columns that are new or changed since the last time, the oldest change first.
 *
 * @returns how many columns; 0: none waits, or another copy of the server reads them.
 */
export const readNewNotices = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    // The row is missing until the first time; where it is held, the second statement makes none either.
    const mark =
      (await tx.one<{ last: number }>(
        '/* notices.mark */ SELECT last_change AS last FROM newspaper_notice_reading FOR UPDATE SKIP LOCKED',
      )) ??
      (await tx.one<{ last: number }>(
        '/* notices.start */ INSERT INTO newspaper_notice_reading (last_change) VALUES (0) ON CONFLICT DO NOTHING RETURNING last_change AS last',
      ));
    if (!mark) return 0;
    const articles = await tx.rows<ChangedArticle>(
      `/* notices.changed */ SELECT a.no, a.kind, a.change, i.date::text AS date, i.date_precision = 'day' AS "isOfDay" FROM newspaper_article a JOIN newspaper_issue i ON i.id = a.issue_id
       WHERE a.change > $1 AND a.kind = ANY($2::text[]) ORDER BY a.change LIMIT ${BATCH}`,
      [mark.last, NOTICE_KINDS],
    );
    const last = articles.at(-1);
    if (!last) return 0;
    const nos = articles.map(({ no }) => no);
    const bodies = await articleBodies(tx, nos);
    const rows = articles.flatMap(({ no, kind, date, isOfDay }) =>
      isOfDay ? rowsOf(no, readNotices(bodies.get(no)?.text ?? '', kind, date)) : [],
    );
    await tx.rows('/* notices.drop */ DELETE FROM newspaper_notice WHERE article_no = ANY($1::bigint[])', [nos]);
    await tx.rows(
      `/* notices.keep */ INSERT INTO newspaper_notice (article_no, position, role, event, date, surname, person, text)
       SELECT no, position, role, event, date, surname, person, text FROM jsonb_to_recordset($1::jsonb) AS n (no bigint, position int, role text, event text, date date, surname text, person jsonb, text text)`,
      [JSON.stringify(rows)],
    );
    await tx.rows('/* notices.read */ UPDATE newspaper_notice_reading SET last_change = $1', [last.change]);
    return articles.length;
  });

/** How often it is looked whether columns of notices came or changed. */
const IDLE_MS = 5_000;
/** Between two batches, so that readers are answered. */
const REST_MS = 50;

/**
 * Reads notices now and whenever newspapers come or change, until the returned function is called; that waits for the
 * batch in hand.
 */
export const startNotices = ({ db, log }: { db: Database; log: Pick<Log, 'info' | 'warn'> }): (() => Promise<void>) =>
  startPolling(async (isStopped) => {
    try {
      const columns = await readNewNotices(db);
      if (columns === 0) return IDLE_MS;
      log.info({ columns }, 'notices of newspapers were read');
      return REST_MS;
    } catch (error) {
      if (!isStopped()) log.warn({ err: error }, 'notices of newspapers could not be read');
      return IDLE_MS;
    }
  });
