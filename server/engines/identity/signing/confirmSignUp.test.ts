import { openContent } from '#server/engines/content/openContent.ts';
import { ORIGIN, SECRET } from '#test/support/server/identitySite.ts';
import { setUpIdentity } from '#test/support/server/identityTests.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { authorize, finish } from '#test/support/server/signInFlow.ts';

const site = setUpIdentity({ isMailSent: true });

const ASKED = { step: { kind: 'confirm-email' } };
const people = async (email: string) =>
  (await site.db.rows('/* test.people */ SELECT id FROM member WHERE email = $1', [email])).length;
const codeIn = async (email: string): Promise<string> =>
  /\b\d{6}\b/u.exec((await mailsTo(site.db, SECRET, email))[0]?.text ?? '')?.[0] ?? 'no code';
const wrong = (code: string): string => (code === '123456' ? '654321' : '123456');

async function signUp(email: string) {
  const { location, verifier } = await authorize(site.browser, ORIGIN, { screen_hint: 'signup', prompt: 'login' });
  const answer = await site.browser.post(`${location}/register`, {
    firstName: 'Ann',
    lastName: 'Pinch',
    email,
    password: 'clay labourer',
    hasAcceptedTerms: true,
  });
  return {
    location,
    verifier,
    answer,
    confirm: (code: string) => site.browser.post(`${location}/confirm-email`, { code }),
    mailAgain: () => site.browser.post(`${location}/mail-again`, {}),
  };
}

describe('signing up where email is sent', () => {
  it('makes a member only once the emailed code is entered, who is signed in with it', async () => {
    const { answer, confirm, location, verifier } = await signUp('New@Example.com');
    expect([answer.statusCode, answer.json()]).toEqual([200, ASKED]);
    expect(await people('new@example.com')).toBe(0);
    const kept = await site.db.one<{ minutes: number }>(
      "/* test.kept */ SELECT extract(epoch FROM expires_at - now())::int / 60 AS minutes FROM oidc_payload WHERE model = 'Interaction' AND id = $1",
      [location.split('/').at(-1)],
    );
    expect(kept?.minutes).toBeGreaterThan(50);
    const code = await codeIn('new@example.com');
    expect((await confirm(wrong(code))).json()).toMatchObject({ problems: [{ field: 'code', code: 'WRONG_CODE' }] });
    expect((await confirm('')).json()).toMatchObject({ problems: [{ field: 'code', code: 'REQUIRED' }] });
    const { continueTo } = (await confirm(` ${code.slice(0, 3)} ${code.slice(3)} `)).json<{ continueTo: string }>();
    expect(await finish(site.browser, ORIGIN, continueTo, verifier)).toMatchObject({ id_token: expect.any(String) });
    expect(await people('new@example.com')).toBe(1);
    expect((await confirm(code)).json()).toMatchObject({ problems: [{ code: 'EXPIRED' }] });
  });

  it('is as help article 711 says: a code of six digits, and no link', async () => {
    await signUp('helped@example.com');
    const [mail] = await mailsTo(site.db, SECRET, 'helped@example.com');
    expect([/\b\d{6}\b/u.test(mail?.text ?? ''), mail?.text.includes('http')]).toEqual([true, false]);
    const article = await (
      await openContent(null)
    ).document('help-article', 'account-security/signing-in/create-an-account');
    expect(article?.help?.id).toBe(711);
    const words = JSON.stringify(
      article?.blocks.flatMap(({ spans, items }) => [...spans, ...items.flat()].map(({ text }) => text)),
    );
    expect([words.includes('six digits from the email'), /\blink\b/u.test(words)]).toEqual([true, false]);
  });

  it('answers a taken address as it answers a free one, at every step', async () => {
    const taken = await signUp('Member@example.com');
    const free = await signUp('free@example.com');
    expect([taken.answer.statusCode, taken.answer.body]).toEqual([free.answer.statusCode, free.answer.body]);
    const code = wrong(await codeIn('free@example.com'));
    expect((await taken.confirm(code)).body).toBe((await free.confirm(code)).body);
    expect((await taken.mailAgain()).body).toBe((await free.mailAgain()).body);
    expect(await mailsTo(site.db, SECRET, 'member@example.com')).toMatchObject([
      { kind: 'already-member', link: `${ORIGIN}/sign-in` },
      { kind: 'already-member' },
    ]);
    for (let tries = 0; tries < 8; tries += 1)
      expect((await taken.confirm(code)).body).toBe((await free.confirm(code)).body);
  });

  it('takes only the newest code, five tries for each, and none that is too old', async () => {
    const { confirm, mailAgain } = await signUp('slow@example.com');
    const first = await codeIn('slow@example.com');
    expect((await mailAgain()).json()).toEqual(ASKED);
    const second = await codeIn('slow@example.com');
    if (first !== second) expect((await confirm(first)).json()).toMatchObject({ problems: [{ code: 'WRONG_CODE' }] });
    for (let tries = 0; tries < 5; tries += 1) await confirm(wrong(second));
    expect((await confirm(second)).json()).toMatchObject({ problems: [{ code: 'PASSWORD_AGAIN' }] });

    const late = await signUp('late@example.com');
    await site.db.rows("/* test.late */ UPDATE pending_sign_up SET expires_at = now() - interval '1 second'");
    expect((await late.confirm(await codeIn('late@example.com'))).json()).toMatchObject({
      problems: [{ code: 'PASSWORD_AGAIN' }],
    });
    expect((await late.mailAgain()).json()).toMatchObject({ problems: [{ code: 'PASSWORD_AGAIN' }] });
    expect(await people('late@example.com')).toBe(0);
  });

  it('emails an address five times a day at most, from whichever client, and then no code is right', async () => {
    for (let times = 0; times < 6; times += 1) {
      const { answer } = await signUp('often@example.com');
      expect(answer.json()).toEqual(ASKED);
    }
    expect(await mailsTo(site.db, SECRET, 'often@example.com')).toHaveLength(5);
  });

  it('keeps nothing of a sign-up that could be read in the database', async () => {
    await signUp('canary@example.com');
    const rows = await site.db.rows<{ row: string }>(
      '/* test.pending */ SELECT pending_sign_up::text AS row FROM pending_sign_up',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toMatch(/canary|Pinch|clay/u);
  });
});

// The last one: the network of these tests is refused from here on.
it('counts every further code as a question of the network, and stops when its allowance is used up', async () => {
  const { mailAgain } = await signUp('network@example.com');
  let answer = await mailAgain();
  // What was fetched from the allowance before may still be spent.
  for (let more = 0; more < 60 && answer.statusCode !== 429; more += 1) {
    await site.db.rows("/* test.useUp */ UPDATE rate_limit SET points = 1000000 WHERE key LIKE 'signInQuestion:%'");
    answer = await mailAgain();
  }
  expect(answer.statusCode).toBe(429);
});
