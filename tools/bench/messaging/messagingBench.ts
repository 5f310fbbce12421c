import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { type Bench, type BenchRow, percentile, timeWork } from '../benchReport.ts';
import { openStreams, type OpenStreams } from './openStreams.ts';
import { workBeside } from './workBeside.ts';

const grants = defaultGrants('member');
const INBOX =
  'query Conversations { conversations(folder: INBOX) { cursor conversations { hash otherName lastText unread } } }';
const READ = 'query Conversation($hash: ID!) { conversation(hash: $hash) { messages { id text } } }';
const SEND = 'mutation SendMessage($input: SendMessageInput!) { sendMessage(input: $input) { hash } }';
const HELP = 'query HelpHome { helpHome { categories { title } } }';
const LOOKS = 100;
const PATIENCE_MS = 10_000;

/** Pairs of members with a conversation each; the first member of all has many more, with all those messages. */
async function fill(db: Database, members: number, messages: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `/* messagingBench.members */ WITH made AS (INSERT INTO member (email, first_name, last_name, registered_at) SELECT 'm' || n || '@example.com', 'First', 'Last', now() - interval '1 year' FROM generate_series(1, $1) n RETURNING id), named AS (INSERT INTO member_profile (member_id) SELECT id FROM made) SELECT id FROM made ORDER BY id`,
    [members],
  );
  const ids = rows.map(({ id }) => id);
  await db.rows(
    `/* messagingBench.conversations */ INSERT INTO conversation (hash) SELECT lpad(n::text, 22, '0') FROM generate_series(1, $1) n`,
    [members - 1],
  );
  await db.rows(
    `/* messagingBench.joined */ INSERT INTO conversation_member (conversation_id, member_id, standing) SELECT c.id, m, 'accepted' FROM conversation c, unnest(ARRAY[$1::bigint, ($2::bigint[])[ltrim(c.hash, '0')::int + 1]]) m`,
    [ids[0], ids],
  );
  await db.rows(
    `/* messagingBench.messages */ INSERT INTO conversation_message (conversation_id, sender_id, client_id, text, words, sent_at)
     SELECT c.id, CASE WHEN n % 2 = 0 THEN $1::bigint ELSE ($2::bigint[])[ltrim(c.hash, '0')::int + 1] END, 'bench-' || n, 'The register of ' || n || ' names a carrier.', md5(n::text), now() - make_interval(days => 2) + make_interval(secs => n)
     FROM generate_series(1, $3) n JOIN conversation c ON c.hash = lpad((1 + n % $4)::text, 22, '0')`,
    [ids[0], ids, messages, members - 1],
  );
  // As the database does by itself with messages that lie for a while.
  await db.rows('/* messagingBench.analyse */ VACUUM (ANALYZE)');
  return ids;
}

async function looks(name: string, look: () => Promise<unknown>): Promise<BenchRow> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let at = 0; at < LOOKS; at += 1) times.push((await timeWork(look)).ms);
  const { user, system } = process.cpuUsage(before);
  return {
    name,
    figures: {
      'p50 ms': percentile(times, 50),
      'p95 ms': percentile(times, 95),
      'p99 ms': percentile(times, 99),
      'CPU ms': (user + system) / 1_000 / LOOKS,
    },
  };
}

/**
 * How long from the answer to the sender until the browser of the other side has a hint, and how long sending takes.
 */
async function latencies(
  site: TestApp,
  streams: OpenStreams,
  ids: readonly number[],
  rounds: number,
): Promise<{ heard: number[]; sent: number[] }> {
  const [heard, sent]: number[][] = [[], []];
  for (let at = 0; at < rounds; at += 1) {
    const to = 1 + (at % (ids.length - 1));
    const hash = String(to).padStart(22, '0');
    const hint = streams.next(to, hash, PATIENCE_MS);
    const { ms } = await timeWork(() =>
      site.ask(
        SEND,
        { input: { hash, text: `Message ${at}`, clientId: `bench-live-${at}` } },
        { memberId: ids[0] ?? 0, grants },
      ),
    );
    const answeredAt = performance.now();
    sent?.push(ms);
    heard?.push(Math.max((await hint) - answeredAt, 0));
    // An hour has sixty messages of one member.
    await site.db.rows(
      "/* messagingBench.again */ UPDATE conversation_message SET sent_at = sent_at - interval '2 hours' WHERE client_id LIKE 'bench-live-%'",
    );
  }
  return { heard: heard ?? [], sent: sent ?? [] };
}

const memory = (name: string): BenchRow => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { name, figures: { 'rss MB': rss / 2 ** 20, 'heap MB': heapUsed / 2 ** 20 } };
};

/**
 * Messages between members over HTTP: the inbox of someone with many, streams that are open at once, and how soon a
 * hint arrives.
 */
export const messagingBench: Bench = {
  name: 'messaging',
  description: 'opens streams of messages, sends to them and reads a full inbox',
  options: [
    { flag: 'streams', description: 'streams that are open at once', fallback: 200 },
    { flag: 'messages', description: 'messages in the inbox', fallback: 10_000 },
    { flag: 'rounds', description: 'messages that are sent while they are open', fallback: 500 },
    { flag: 'clients', description: 'clients that work beside them', fallback: 8 },
    { flag: 'seconds', description: 'how long they work', fallback: 60 },
  ],
  async run({ streams: count = 200, messages = 10_000, rounds = 500, clients = 8, seconds = 60 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'messaging-bench-'));
    const settings = readSettings({ DATA_DIR: folder, SAMPLE_DATA: 'none' });
    const { db, stop } = await openStorage(settings, silentLog);
    try {
      const site = await startTestApp({ db });
      const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
      say('filling the inbox');
      const ids = await fill(db, count + 1, messages);
      const owner = { memberId: ids[0] ?? 0, grants };
      const inbox = [
        await looks('inbox', () => site.ask(INBOX, {}, owner)),
        await looks('conversation', () => site.ask(READ, { hash: '1'.padStart(22, '0') }, owner)),
      ];
      const figures = [memory('before')];
      say(`opening ${count} streams`);
      const streams = await openStreams(
        origin,
        ids.slice(1).map((memberId) => site.headersOf({ memberId, grants })),
      );
      figures.push(memory(`${count} streams`));
      const { heard, sent } = await latencies(site, streams, ids, rounds);
      figures.push(memory(`after ${rounds} messages`));
      const beside = await looks('inbox beside streams', () => site.ask(INBOX, {}, owner));
      say(`${clients} clients work for ${seconds} s`);
      const answerOf = async (client: number, query: string, variables: object) => {
        const answer = await fetch(`${origin}/graphql`, {
          method: 'POST',
          headers: { ...headers[client], 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables, operationName: /query (\w+)/u.exec(query)?.[1] }),
        });
        await answer.arrayBuffer();
      };
      const headers = Array.from({ length: clients }, (_, client) =>
        site.headersOf({ memberId: ids[client] ?? 0, grants }),
      );
      const steps = [
        { name: 'inbox', ask: (client: number) => answerOf(client, INBOX, {}) },
        {
          name: 'conversation',
          ask: (client: number) => answerOf(client, READ, { hash: String(client || 1).padStart(22, '0') }),
        },
        { name: 'help', ask: (client: number) => answerOf(client, HELP, {}) },
      ];
      // Clients without a pause would use up an allowance of ten minutes in one.
      const allowing = setInterval(
        () => void db.rows('/* messagingBench.allow */ DELETE FROM rate_limit').catch(() => undefined),
        2_000,
      );
      const working = await workBeside({
        clients,
        seconds,
        steps,
        memoryOf: () => process.memoryUsage().rss / 2 ** 20,
      });
      clearInterval(allowing);
      figures.push(memory(`after ${seconds} s of ${clients} clients`));
      streams.close();
      await site.app.close();
      return {
        settings: { streams: count, messages, rounds, clients, seconds },
        sections: [
          { title: 'Reading', rows: [...inbox, beside] },
          {
            title: 'Sending',
            rows: [
              { name: 'stored', figures: { 'p50 ms': percentile(sent, 50), 'p95 ms': percentile(sent, 95) } },
              {
                name: 'hint after answer',
                figures: {
                  'p50 ms': percentile(heard, 50),
                  'p95 ms': percentile(heard, 95),
                  'p99 ms': percentile(heard, 99),
                },
              },
            ],
          },
          { title: `${clients} clients beside ${count} streams`, rows: working.times },
          { title: 'Memory while they work', rows: [working.memory] },
          { title: 'Memory of the process, client and server together', rows: figures },
        ],
      };
    } finally {
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
