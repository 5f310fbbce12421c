import type { Database } from '#server/platform/db/database.ts';

import { articleMatches } from './articleMatches.ts';

it('articles that fill whole pages are cut one by one, and others are answered in between', async () => {
  const nos = Array.from({ length: 20 }, (_, at) => at + 1);
  const text = 'the ship arrived '.repeat(1_000);
  const answers: Record<string, readonly object[]> = {
    'newspapers.found': nos.map((no) => ({
      no,
      id: `n-a/18420205/0001/${String(no).padStart(4, '0')}`,
      issueId: 'n-a/18420205',
      headline: null,
      kind: 'article',
    })),
    'newspapers.foundTexts': nos.map((no) => ({
      no,
      pageId: 'n-a/18420205/0001',
      hasImage: false,
      isCorrected: false,
      text,
    })),
    'newspapers.judged': [{ id: 'n-a/18420205', title_id: 'n-a', county: null, date: '1842-02-05' }],
  };
  const db = {
    rows: (sql: string) => Promise.resolve(answers[/^\/\* (\S+) \*\//u.exec(sql)?.[1] ?? ''] ?? []),
  } as unknown as Database;
  let [turns, isDone] = [0, false];
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  turn();
  const matches = await articleMatches(
    nos.map((no) => ({ no, id: '', spans: [{ from: 1, to: 2 }] })),
    'ship',
    { db, viewer: { memberId: null } as never },
  );
  isDone = true;
  expect(matches).toHaveLength(20);
  expect(turns).toBeGreaterThanOrEqual(20);
});
