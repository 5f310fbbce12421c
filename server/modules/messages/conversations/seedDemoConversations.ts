import type { Database } from '#server/platform/db/database.ts';

import { newHash } from './newHash.ts';
import { wordsOf } from './wordsOf.ts';

const MEMBER = 'member@example.com';
const SECOND = 'second@example.com';
const STRANGER = 'active@example.com';

/** Days ago, who, what. Older than emails are sent about. */
const TALK: readonly (readonly [days: number, from: string, text: string])[] = [
  [
    6,
    SECOND,
    'Good morning. I think your Penroses of Harrowmere may be my great-grandmother’s family. Did you find where Thomas was baptised?',
  ],
  [
    6,
    MEMBER,
    'Good morning! At Wexcombe, in March 1839. His father is called a carrier in the register, and a farmer by 1851.',
  ],
  [
    5,
    SECOND,
    'That fits: we have a carrier’s licence among the family papers. I will photograph it for you this weekend.',
  ],
];
const REQUEST: typeof TALK = [
  [
    3,
    STRANGER,
    'Hello, I saw your tree of the Webbs. My own line comes from the next village. May I ask you about it?',
  ],
];

async function seed(
  tx: Database,
  [one, other]: readonly [string, string],
  standing: 'accepted' | 'requested',
  messages: typeof TALK,
): Promise<void> {
  const [first] = messages;
  const made = await tx.one<{ id: number }>(
    `/* messages.seedConversation */ INSERT INTO conversation (hash, started_by, started_at) SELECT $1, id, now() - make_interval(days => $3) FROM member WHERE email = $2 RETURNING id`,
    [newHash(), one, first?.[0] ?? 0],
  );
  await tx.rows(
    `/* messages.seedMembers */ INSERT INTO conversation_member (conversation_id, member_id, standing, last_at) SELECT $1, id, CASE WHEN email = $3 THEN $4 ELSE 'accepted' END, now() - make_interval(days => $5) FROM member WHERE email IN ($2, $3)`,
    [made?.id, one, other, standing, messages.at(-1)?.[0] ?? 0],
  );
  await tx.rows(
    '/* messages.seedProfiles */ INSERT INTO member_profile (member_id) SELECT id FROM member WHERE email IN ($1, $2) ON CONFLICT DO NOTHING',
    [one, other],
  );
  for (const [days, from, text] of messages) {
    await tx.rows(
      `/* messages.seed */ INSERT INTO conversation_message (conversation_id, sender_id, client_id, text, words, sent_at) SELECT $1, id, gen_random_uuid()::text, $3, $4, now() - make_interval(days => $5) FROM member WHERE email = $2`,
      [made?.id, from, text, wordsOf(text), days],
    );
  }
}

/**
 * A conversation and a request for the members of a demonstration; none where there are any, or one of them has gone.
 */
export const seedDemoConversations = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.rows("/* messages.lockSeed */ SELECT pg_advisory_xact_lock(hashtext('demo conversations'))");
    if (await tx.one('/* messages.any */ SELECT id FROM conversation LIMIT 1')) return;
    const known = await tx.rows('/* messages.seedKnown */ SELECT id FROM member WHERE email = ANY($1::text[])', [
      [MEMBER, SECOND, STRANGER],
    ]);
    if (known.length < 3) return;
    await seed(tx, [SECOND, MEMBER], 'accepted', TALK);
    await seed(tx, [STRANGER, MEMBER], 'requested', REQUEST);
  });
