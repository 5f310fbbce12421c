import { USUAL_BLOCK_LIST } from '#domain/messages/in-app/inAppRules.ts';
import type { Database } from '#server/platform/db/database.ts';

const WELCOME = [
  {
    kind: 'card',
    title: 'Welcome to this demonstration',
    body: 'Everyone in these records is fictional. Look around: you can’t break anything.',
    label: 'Read about the sample county',
    href: '/help',
    priority: 2,
    allow: [] as string[],
  },
  {
    kind: 'banner',
    title: 'New: research questions',
    body: 'Collect your evidence, weigh it and write a conclusion, all in one place.',
    label: 'Open My research',
    href: '/my-research',
    priority: 1,
    allow: ['/home', '/my-research'],
  },
];

/** Two messages that a demonstration shows once the flag is on; none where there are any. */
export const seedDemoInApp = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.rows("/* inApp.lockSeed */ SELECT pg_advisory_xact_lock(hashtext('demo in-app'))");
    if (await tx.one('/* inApp.any */ SELECT id FROM in_app_message LIMIT 1')) return;
    for (const { kind, title, body, label, href, priority, allow } of WELCOME) {
      await tx.rows(
        `/* inApp.seed */ INSERT INTO in_app_message (state, kind, title, body, link_label, link_href, block_list, allow_list, groups, flags, plans, is_advert, priority, cap_times, cap_days)
         VALUES ('live', $1, $2, $3, $4, $5, $6, $7, '{}', '{}', '{}', false, $8, 20, 30)`,
        [kind, title, body, label, href, USUAL_BLOCK_LIST, allow, priority],
      );
    }
  });
