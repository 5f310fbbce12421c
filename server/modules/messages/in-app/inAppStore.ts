import type { InAppKind, InAppMessage, InAppPlan } from '#domain/messages/in-app/inAppMessage.ts';
import type { InAppTarget } from '#domain/messages/in-app/isForReader.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What a member did with a message. */
export const IN_APP_EVENTS = ['shown', 'dismissed', 'followed'] as const;
export type InAppEvent = (typeof IN_APP_EVENTS)[number];

/** A message that runs, with what one member did with it. */
export interface RunningMessage extends InAppTarget {
  message: InAppMessage;
  timesShown: number;
  isDone: boolean;
}

interface Row extends InAppTarget {
  id: number;
  kind: InAppKind;
  title: string;
  body: string;
  linkLabel: string;
  linkHref: string;
  blockList: string[];
  allowList: string[];
  timesShown: number;
  isDone: boolean;
}

const running = ({
  id,
  kind,
  title,
  body,
  linkLabel,
  linkHref,
  blockList,
  allowList,
  timesShown,
  isDone,
  ...target
}: Row): RunningMessage => ({
  ...target,
  timesShown,
  isDone,
  message: {
    messageId: String(id),
    customPayload: { urlBlockList: blockList, urlAllowedList: allowList },
    kind,
    title,
    body,
    link: linkHref === '' ? null : { label: linkLabel, href: linkHref },
  },
});

/** What the provider of messages reads and writes for members. */
export function createInAppStore(db: Database) {
  return {
    /** Every message that runs now, the most important first. */
    running: async (memberId: number): Promise<RunningMessage[]> =>
      (
        await db.rows<Row>(
          `/* inApp.running */ SELECT m.id, m.kind, m.title, m.body, m.link_label AS "linkLabel", m.link_href AS "linkHref", m.block_list AS "blockList", m.allow_list AS "allowList",
             m.groups, m.flags, m.plans, m.is_advert AS "isAdvert", m.cap_times AS "capTimes",
             count(e.id) FILTER (WHERE e.kind = 'shown' AND e.at > now() - make_interval(days => m.cap_days)) AS "timesShown",
             coalesce(bool_or(e.kind <> 'shown'), false) AS "isDone"
           FROM in_app_message m LEFT JOIN in_app_event e ON e.message_id = m.id AND e.member_id = $1
           WHERE m.state = 'live' AND (m.starts_at IS NULL OR m.starts_at <= now()) AND (m.ends_at IS NULL OR m.ends_at > now())
           GROUP BY m.id ORDER BY m.priority DESC, m.id LIMIT 200`,
          [memberId],
        )
      ).map(running),

    /** What a member pays for: the newest subscription decides. */
    plan: async (memberId: number): Promise<InAppPlan> =>
      (
        await db.one<{ plan: InAppPlan }>(
          `/* inApp.plan */ SELECT CASE WHEN expires_at > now() AND state <> 'PAUSED' THEN 'active' ELSE 'ended' END AS plan FROM subscription WHERE member_id = $1 ORDER BY created_at DESC LIMIT 1`,
          [memberId],
        )
      )?.plan ?? 'none',

    /** Keeps what a member did with a message. False where there is no such message. */
    note: async (memberId: number, messageId: number, event: InAppEvent): Promise<boolean> =>
      (await db.one(
        `/* inApp.note */ INSERT INTO in_app_event (message_id, member_id, kind) SELECT id, $2, $3 FROM in_app_message WHERE id = $1 AND state <> 'draft' RETURNING id`,
        [messageId, memberId, event],
      )) !== null,
  };
}
