import {
  SECURITY_EVENT_KINDS,
  securityEventDetail,
  securityEventName,
  securityEventSentence,
} from './securityEvents.ts';

it.each([
  ['signed-in', 'member', 'pwd, otp', 'You signed in (password and authenticator app).'],
  ['signed-in', 'member', null, 'You signed in.'],
  ['sign-in-failed', 'visitor', 'passkey', 'Someone tried to sign in with a wrong password or passkey (passkey).'],
  ['password-changed', 'operator', null, 'Your password was changed by the people who run this site.'],
  ['grant-changed', 'staff', 'given: help', 'What your account may use was changed by our staff (given: help).'],
  ['member-viewed', 'staff', null, 'A member of our staff opened your account.'],
  ['of-a-later-version', 'member', null, 'Something happened to the security of your account.'],
])('%s by a %s with %s is one sentence', (kind, actor, detail, sentence) => {
  expect(securityEventSentence({ kind, actor, detail })).toBe(sentence);
});

it('has a name for every kind, and leaves a kind of a later version as it is', () => {
  expect(new Set(SECURITY_EVENT_KINDS.map(securityEventName)).size).toBe(SECURITY_EVENT_KINDS.length);
  expect(securityEventName('of-a-later-version')).toBe('of-a-later-version');
  expect(securityEventDetail('hwk, internal')).toBe('passkey and staff sign-in');
});
