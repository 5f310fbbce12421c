import {
  changeNotifications,
  chooseMarketing,
  DEFAULT_MAIL_CHOICES,
  type MailChoices,
  type NotificationChange,
  type NotificationSettings,
} from '#domain/account/mail-preferences/notificationSettings.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The address that a member is written to at; null when the account is not there any more, or has no address. */
export async function memberEmail(db: Database, memberId: number): Promise<string | null> {
  const member = await db.one<{ email: string | null }>('/* member.email */ SELECT email FROM member WHERE id = $1', [
    memberId,
  ]);
  return member?.email || null;
}

type Row = NotificationSettings & Pick<MailChoices, 'marketingOptIn'>;

const COLUMNS = `private_messages AS "privateMessages", error_corrections AS "errorCorrections", news, offers, partner,
  guides_and_tips AS "guidesAndTips", discoveries, unsubscribe_from_everything AS "unsubscribeFromEverything", marketing_opt_in AS "marketingOptIn"`;

function choicesOf(row: Row | null): MailChoices {
  if (!row) return DEFAULT_MAIL_CHOICES;
  const { marketingOptIn, ...settings } = row;
  return { settings, marketingOptIn };
}

/** Which emails a member wants; the defaults before any choice, and for an unknown member. */
export async function mailChoicesOf(db: Database, memberId: number): Promise<MailChoices> {
  return choicesOf(
    await db.one<Row>(
      `/* notificationSetting.read */ SELECT ${COLUMNS} FROM notification_setting WHERE member_id = $1`,
      [memberId],
    ),
  );
}

/**
 * Reads, changes and writes as one: of two changes at the same moment neither is lost. Null when there is no such
 * member.
 */
function change(
  db: Database,
  memberId: number,
  next: (choices: MailChoices) => MailChoices,
): Promise<MailChoices | null> {
  return db.transaction(async (tx) => {
    const member = await tx.one(
      '/* notificationSetting.lock */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE',
      [memberId],
    );
    if (!member) return null;
    const { settings, marketingOptIn } = next(await mailChoicesOf(tx, memberId));
    return choicesOf(
      await tx.one<Row>(
        `/* notificationSetting.write */ INSERT INTO notification_setting (member_id, private_messages, error_corrections, news, offers, partner,
           guides_and_tips, discoveries, unsubscribe_from_everything, marketing_opt_in)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (member_id) DO UPDATE SET private_messages = excluded.private_messages, error_corrections = excluded.error_corrections,
           news = excluded.news, offers = excluded.offers, partner = excluded.partner, guides_and_tips = excluded.guides_and_tips,
           discoveries = excluded.discoveries, unsubscribe_from_everything = excluded.unsubscribe_from_everything,
           marketing_opt_in = excluded.marketing_opt_in, changed_at = now()
         RETURNING ${COLUMNS}`,
        [
          memberId,
          settings.privateMessages,
          settings.errorCorrections,
          settings.news,
          settings.offers,
          settings.partner,
          settings.guidesAndTips,
          settings.discoveries,
          settings.unsubscribeFromEverything,
          marketingOptIn,
        ],
      ),
    );
  });
}

/**
 * Changes some of the eight settings, by the rules of `changeNotifications`; `{ unsubscribeFromEverything: true }` is
 * what a link in an email asks for.
 * @returns all choices as they are now; null when there is no such member.
 */
export const changeNotificationSettings = (
  db: Database,
  memberId: number,
  wanted: NotificationChange,
): Promise<MailChoices | null> => change(db, memberId, (choices) => changeNotifications(choices, wanted));

/** Says yes or no to marketing. @returns all choices as they are now; null when there is no such member. */
export const setMarketingOptIn = (db: Database, memberId: number, optIn: boolean): Promise<MailChoices | null> =>
  change(db, memberId, (choices) => chooseMarketing(choices, optIn));
