import { readMoment } from '#domain/kernel/dates/readMoment.ts';
import type { InAppDraft } from '#domain/messages/in-app/inAppRules.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A message as staff see it. */
export interface StoredInAppMessage extends Omit<InAppDraft, 'startsAt' | 'endsAt'> {
  id: number;
  version: number;
  state: 'draft' | 'live' | 'stopped';
  startsAt: Date | null;
  endsAt: Date | null;
  changedAt: Date;
  shown: number;
  dismissed: number;
  followed: number;
}

const membersWho = (kind: string): string =>
  `(SELECT count(DISTINCT e.member_id) FROM in_app_event e WHERE e.message_id = m.id AND e.kind = '${kind}') AS ${kind}`;
const SELECTED = `SELECT m.id, m.version, m.state, m.kind, m.title, m.body, m.link_label AS "linkLabel", m.link_href AS "linkHref", m.starts_at AS "startsAt", m.ends_at AS "endsAt",
  m.block_list AS "blockList", m.allow_list AS "allowList", m.groups, m.flags, m.plans, m.is_advert AS "isAdvert", m.priority, m.cap_times AS "capTimes", m.cap_days AS "capDays",
  m.changed_at AS "changedAt", ${membersWho('shown')}, ${membersWho('dismissed')}, ${membersWho('followed')} FROM in_app_message m`;
const WRITTEN =
  'kind, title, body, link_label, link_href, starts_at, ends_at, block_list, allow_list, groups, flags, plans, is_advert, priority, cap_times, cap_days, changed_by';

const valuesOf = (draft: InAppDraft, staffId: number): unknown[] => [
  draft.kind,
  draft.title.trim(),
  draft.body.trim(),
  draft.linkLabel.trim(),
  draft.linkHref.trim(),
  readMoment(draft.startsAt),
  readMoment(draft.endsAt),
  draft.blockList,
  draft.allowList,
  draft.groups,
  draft.flags,
  draft.plans,
  draft.isAdvert,
  draft.priority,
  draft.capTimes,
  draft.capDays,
  staffId,
];

/** What staff read and write of messages in the browser. */
export function createStaffInAppStore({ db }: { db: Database }) {
  const byId = (id: number): Promise<StoredInAppMessage | null> =>
    db.one<StoredInAppMessage>(`/* staffInApp.byId */ ${SELECTED} WHERE m.id = $1`, [id]);
  const changed = async (row: { id: number } | null): Promise<StoredInAppMessage | null> => row && byId(row.id);
  return {
    byId,

    /** The newest change first. */
    all: (): Promise<StoredInAppMessage[]> =>
      db.rows<StoredInAppMessage>(`/* staffInApp.all */ ${SELECTED} ORDER BY m.changed_at DESC, m.id DESC LIMIT 200`),

    /** A new draft. */
    add: async (draft: InAppDraft, staffId: number): Promise<StoredInAppMessage | null> =>
      changed(
        await db.one<{ id: number }>(
          `/* staffInApp.add */ INSERT INTO in_app_message (${WRITTEN}) VALUES (${valuesOf(draft, staffId)
            .map((_value, at) => `$${at + 1}`)
            .join(', ')}) RETURNING id`,
          valuesOf(draft, staffId),
        ),
      ),

    /** Null where it is not there, or was changed since this version. */
    change: async (
      id: number,
      version: number,
      draft: InAppDraft,
      staffId: number,
    ): Promise<StoredInAppMessage | null> =>
      changed(
        await db.one<{ id: number }>(
          `/* staffInApp.change */ UPDATE in_app_message SET (${WRITTEN}) = ROW (${valuesOf(draft, staffId)
            .map((_value, at) => `$${at + 3}`)
            .join(', ')}), version = version + 1, changed_at = now() WHERE id = $1 AND version = $2 RETURNING id`,
          [id, version, ...valuesOf(draft, staffId)],
        ),
      ),

    /** Starts or stops showing it. */
    setLive: async (id: number, isLive: boolean, staffId: number): Promise<StoredInAppMessage | null> =>
      changed(
        await db.one<{ id: number }>(
          `/* staffInApp.setLive */ UPDATE in_app_message SET state = $2, changed_by = $3, changed_at = now() WHERE id = $1 RETURNING id`,
          [id, isLive ? 'live' : 'stopped', staffId],
        ),
      ),
  };
}
