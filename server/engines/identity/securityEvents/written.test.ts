import { ORIGIN } from '#test/support/server/identitySite.ts';
import { setUpIdentity } from '#test/support/server/identityTests.ts';
import { authorize, signInAs } from '#test/support/server/signInFlow.ts';
import { totpCode } from '#test/support/totpCode.ts';

import { memberByEmail } from '../accounts/memberStore.ts';
import { DEMO_PASSWORD } from '../demoAccounts.ts';
import { setMfaEnabled } from '../second-factors/mfaSetting.ts';
import { listSecurityEvents } from './securityEventStore.ts';
import { createTokenRefusals } from './tokenRefusals.ts';

const site = setUpIdentity();

const writtenEvents = async (): Promise<string[]> => {
  const events = await listSecurityEvents(site.db, { memberId: null, kind: null, beforeId: null, limit: 100 });
  await site.db.rows('/* test.forget */ DELETE FROM security_event');
  return events
    .reverse()
    .map(({ kind, actor, detail, memberId }) =>
      [kind, actor, detail, memberId === null ? 'none' : 'known'].filter((part) => part !== null).join(' | '),
    );
};

async function afterPassword(email: string, password: string) {
  const { location } = await authorize(site.browser, ORIGIN, { prompt: 'login' });
  const answer = await site.browser.post(`${location}/login`, { email, password });
  return { answer, post: (step: string, body: object) => site.browser.post(`${location}/${step}`, body) };
}

it('has sign-ins and failures, of accounts and of addresses without one', async () => {
  await writtenEvents();
  await signInAs(site.browser, ORIGIN, 'member@example.com', DEMO_PASSWORD);
  await afterPassword('member@example.com', 'not the password');
  await afterPassword('no.one@example.com', 'not the password');
  expect(await writtenEvents()).toEqual([
    'signed-in | member | pwd | known',
    'sign-in-failed | visitor | password | known',
    'sign-in-failed | visitor | password | none',
  ]);
});

it('has a factor that is set up in a sign-in, and wrong codes', async () => {
  const id = (await memberByEmail(site.db, 'basic@example.com'))?.id ?? 0;
  await setMfaEnabled(site.db, id, true);
  const { answer, post } = await afterPassword('basic@example.com', DEMO_PASSWORD);
  await post('enrol', { code: totpCode(answer.json<{ step: { secret: string } }>().step.secret) });
  const again = await afterPassword('basic@example.com', DEMO_PASSWORD);
  await again.post('code', { code: '000000' });
  await setMfaEnabled(site.db, id, false, 'operator');
  expect(await writtenEvents()).toEqual([
    'factor-added | member | multi-factor authentication | known',
    'factor-added | member | authenticator app | known',
    'signed-in | member | pwd, otp | known',
    'second-factor-failed | visitor | known',
    'factor-removed | operator | multi-factor authentication | known',
  ]);
});

it('has a lock-out once, however often it is tried on', async () => {
  for (let times = 0; times < 13; times += 1) await afterPassword('second@example.com', 'not the password');
  expect((await writtenEvents()).filter((line) => line.startsWith('locked-out'))).toEqual([
    'locked-out | visitor | password | known',
  ]);
}, 120_000);

it('has refused tokens once a minute for a network, and goes on when that cannot be written', async () => {
  const written: unknown[] = [];
  let at = 0;
  const failures: unknown[] = [];
  const note = createTokenRefusals(
    { rows: (_sql, values) => (written.push(values), Promise.reject(new Error('away'))) },
    (error) => failures.push(error),
    () => at,
  );
  for (const ip of ['203.0.113.7', '203.0.113.7', '198.51.100.1']) note(ip);
  at = 61_000;
  note('203.0.113.7');
  await new Promise((resolve) => setImmediate(resolve));
  expect([written.length, failures.length]).toEqual([3, 3]);
});
