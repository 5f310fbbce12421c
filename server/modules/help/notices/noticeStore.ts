import { NOTICE_HISTORY_DAYS, type NoticeInput } from '#domain/help/notices/serviceNotice.ts';
import { readMoment } from '#domain/kernel/dates/readMoment.ts';
import type { Database } from '#server/platform/db/database.ts';

interface NoticeRow {
  id: string;
  level: string;
  text: string;
  areas: string[];
  startsAt: Date;
  endsAt: Date | null;
}

const COLUMNS = 'id, level, text, areas, starts_at AS "startsAt", ends_at AS "endsAt"';
const MOST = 30;

const shown = ({ id, startsAt, endsAt, ...row }: NoticeRow) => ({
  ...row,
  id: String(id),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});

/** Notices that have started and did not end more than 90 days ago, newest first. */
export const publicNotices = async (db: Database) =>
  (
    await db.rows<NoticeRow>(
      `/* notices.public */ SELECT ${COLUMNS} FROM service_notice WHERE starts_at <= now() AND (ends_at IS NULL OR ends_at > now() - make_interval(days => $1)) ORDER BY starts_at DESC, id DESC LIMIT $2`,
      [NOTICE_HISTORY_DAYS, MOST],
    )
  ).map(shown);

/** Notices that have not ended, later ones too. */
export const plannedNotices = async (db: Database) =>
  (
    await db.rows<NoticeRow>(
      `/* notices.planned */ SELECT ${COLUMNS} FROM service_notice WHERE ends_at IS NULL OR ends_at > now() ORDER BY starts_at, id LIMIT 100`,
    )
  ).map(shown);

/** Keeps a notice and answers with it. */
export async function writeNotice(
  db: Database,
  { level, text, startsAt, endsAt, areas }: NoticeInput,
  staffId: number,
) {
  const [row] = await db.rows<NoticeRow>(
    `/* notices.write */ INSERT INTO service_notice (level, text, areas, starts_at, ends_at, written_by) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
    [
      level,
      text.replaceAll('\0', '').trim(),
      [...new Set(areas)],
      readMoment(startsAt),
      endsAt === null ? null : readMoment(endsAt),
      staffId,
    ],
  );
  return row ? shown(row) : null;
}

/** Ends a notice now, or deletes one that has not started. @returns whether there was one. */
export async function endNotice(db: Database, id: number): Promise<boolean> {
  const ended = await db.rows(
    '/* notices.end */ UPDATE service_notice SET ends_at = now() WHERE id = $1 AND starts_at < now() AND (ends_at IS NULL OR ends_at > now()) RETURNING id',
    [id],
  );
  const dropped = await db.rows(
    '/* notices.drop */ DELETE FROM service_notice WHERE id = $1 AND starts_at >= now() RETURNING id',
    [id],
  );
  return ended.length + dropped.length > 0;
}
