import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const READ = 'query Notices { serviceNotices { text level areas endsAt } }';
const PLANNED = 'query Planned { plannedNotices { id text } }';
const WRITE =
  'mutation Write($input: ServiceNoticeInput!) { writeServiceNotice(input: $input) { notice { id } problems { field } } }';
const END = 'mutation End($id: ID!) { endServiceNotice(id: $id) }';
const RATE = 'mutation Rate($input: HelpRatingInput!) { rateArticle(input: $input) }';
const RATINGS = 'query Ratings { helpRatings { articleId title version yes no reasons { reason count } words } }';
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
const notice = (change: object = {}) => ({
  level: 'OUTAGE',
  text: 'Payments are paused.',
  areas: ['payment'],
  startsAt: hours(-1),
  endsAt: null,
  ...change,
});

let site: TestApp;
let staff: { memberId: number; isInternal: boolean };
beforeAll(async () => {
  site = await startTestApp();
  staff = {
    memberId: (await createMember(site.db, {
      email: 'staff@example.com',
      firstName: 'S',
      lastName: 'T',
      passwordHash: null,
    }))!.id,
    isInternal: true,
  };
}, 60_000);
afterAll(() => site?.close());
const ask = async <Data>(text: string, variables: object = {}, as?: object) => {
  const { data, errors } = await site.ask<Record<string, Data>>(text, variables, as);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code));
  return Object.values(data)[0]!;
};

describe('service notices', () => {
  it('are read by everyone once they have started, and ended by staff', async () => {
    const { notice: written } = await ask<{ notice: { id: string } }>(WRITE, { input: notice() }, staff);
    await ask(WRITE, { input: notice({ text: 'Later.', startsAt: hours(5) }) }, staff);
    expect(await ask(READ)).toEqual([
      { text: 'Payments are paused.', level: 'OUTAGE', areas: ['payment'], endsAt: null },
    ]);
    expect((await ask<{ text: string }[]>(PLANNED, {}, staff)).map(({ text }) => text)).toEqual([
      'Payments are paused.',
      'Later.',
    ]);
    expect(await ask(END, { id: written.id }, staff)).toBe(true);
    expect((await ask<{ endsAt: string | null }[]>(READ))[0]?.endsAt).not.toBeNull();
    expect(await ask(END, { id: written.id }, staff)).toBe(false);
    const [later] = await ask<{ id: string }[]>(PLANNED, {}, staff);
    expect(await ask(END, { id: later!.id }, staff)).toBe(true);
    expect(await ask(PLANNED, {}, staff)).toEqual([]);
    const acts = await site.db.rows<{ what: string }>(
      '/* test.acts */ SELECT what, staff_id AS "staffId", duty FROM staff_act ORDER BY id',
    );
    expect(acts).toEqual(
      ['notice-written', 'notice-written', 'notice-ended', 'notice-ended'].map((what) => ({
        what,
        staffId: staff.memberId,
        duty: 'support',
      })),
    );
  });

  it('leave the history after 90 days', async () => {
    await site.db.rows(
      "/* test.age */ UPDATE service_notice SET starts_at = now() - interval '100 days', ends_at = now() - interval '91 days'",
    );
    expect(await ask(READ)).toEqual([]);
  });

  it('have times of our own age', async () => {
    for (const startsAt of ['+200000-01-01T00:00:00Z', '-000044-03-15T00:00:00Z', '1']) {
      const written = await ask<{ problems: { field: string }[]; notice: { id: string } | null }>(
        WRITE,
        { input: notice({ startsAt }) },
        staff,
      );
      expect(written.problems.map(({ field }) => field)).toEqual(startsAt === '1' ? [] : ['startsAt']);
      if (written.notice) await ask(END, { id: written.notice.id }, staff);
    }
  });

  it('are written by staff alone', async () => {
    for (const as of [undefined, { memberId: staff.memberId, isInternal: false }]) {
      await expect(ask(WRITE, { input: notice() }, as)).rejects.toThrow('NOT_FOUND');
      await expect(ask(END, { id: '1' }, as)).rejects.toThrow('NOT_FOUND');
      await expect(ask(PLANNED, {}, as)).rejects.toThrow('NOT_FOUND');
    }
    expect(
      (
        await ask<{ problems: { field: string }[] }>(
          WRITE,
          { input: notice({ level: 'X', text: '', areas: [], startsAt: 'x', endsAt: 'y' }) },
          staff,
        )
      ).problems.map(({ field }) => field),
    ).toEqual(['level', 'text', 'startsAt', 'endsAt', 'areas']);
  });
});

describe('ratings of articles', () => {
  const rate = (change: object = {}) =>
    ask(RATE, {
      input: { articleId: '821', isHelpful: false, reason: 'UNCLEAR', words: ' Where is the button? ', ...change },
    });

  it('are counted by version, without who gave them', async () => {
    expect(await rate()).toBe(true);
    await rate({ isHelpful: true, reason: null, words: '' });
    expect(await ask(RATINGS, {}, staff)).toEqual([
      {
        articleId: '821',
        title: 'Cancel your subscription',
        version: '2026-11-26',
        yes: 1,
        no: 1,
        reasons: [{ reason: 'UNCLEAR', count: 1 }],
        words: ['Where is the button?'],
      },
    ]);
    await expect(ask(RATINGS)).rejects.toThrow('NOT_FOUND');
  });

  it('lose their words after 90 days', async () => {
    await site.db.rows('/* test.age */ UPDATE help_rating SET rated_on = current_date - 91');
    expect((await ask<{ words: string[] }[]>(RATINGS, {}, staff))[0]).toMatchObject({ words: [], no: 1 });
  });

  it.each([[{ reason: 'BAD' }], [{ isHelpful: true }], [{ words: 'x'.repeat(301) }]])(
    'are refused: %j',
    async (change) => expect(rate(change)).rejects.toThrow('BAD_USER_INPUT'),
  );
  it('of no article are not counted', async () => expect(await rate({ articleId: '1' })).toBe(false));
});
