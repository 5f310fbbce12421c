import type { Database } from '#server/platform/db/database.ts';

/**
 * All requests to support, one JSON text a line: subject, requester, state, comments with their times (ISO 8601, UTC).
 * Names of files are in it, their content is not.
 */
export async function requestLines(db: Database): Promise<string[]> {
  const rows = await db.rows<{ line: object }>(
    `/* support.lines */ SELECT json_build_object('id', r.reference, 'subject', r.subject, 'topic', r.topic, 'status', lower(r.state), 'requester', coalesce(r.email, m.email), 'created_at', r.made_at, 'updated_at', r.changed_at,
       'comments', (SELECT json_agg(json_build_object('author', CASE WHEN s.is_staff THEN 'staff' ELSE 'requester' END, 'body', s.text, 'created_at', s.written_at,
          'attachments', (SELECT coalesce(json_agg(f.name), '[]') FROM support_file f WHERE f.message_id = s.id)) ORDER BY s.id) FROM support_message s WHERE s.request_id = r.id)) AS line
     FROM support_request r LEFT JOIN member m ON m.id = r.member_id ORDER BY r.id`,
  );
  return rows.map(({ line }) => JSON.stringify(line));
}
