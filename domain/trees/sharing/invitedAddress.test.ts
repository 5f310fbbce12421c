import { invitationEntry } from './invitedAddress.ts';

const MARY = { email: 'mary@example.com', isEmailConfirmed: true };

it.each([
  ['a link to hand on, to anyone', null, { email: null, isEmailConfirmed: false }, null, 'open'],
  ['the address it was sent to', 'mary@example.com', MARY, null, 'open'],
  ['that address, written otherwise', ' Mary@Example.COM ', MARY, null, 'open'],
  [
    'that address, of which nothing proves that it is theirs',
    'mary@example.com',
    { ...MARY, isEmailConfirmed: false },
    null,
    'ask',
  ],
  ['another address', 'mary@example.com', { email: 'bob@example.com', isEmailConfirmed: true }, null, 'ask'],
  [
    'one that only starts alike',
    'mary@example.com',
    { email: 'mary@example.com.evil.example', isEmailConfirmed: true },
    null,
    'ask',
  ],
  ['an account without an address', 'mary@example.com', { email: null, isEmailConfirmed: true }, null, 'ask'],
  [
    'another address, which asked',
    'mary@example.com',
    { email: 'bob@example.com', isEmailConfirmed: true },
    'waiting',
    'waiting',
  ],
  [
    'another address, which was refused',
    'mary@example.com',
    { email: 'bob@example.com', isEmailConfirmed: true },
    'declined',
    'declined',
  ],
  ['its own address, which was refused before it was confirmed', 'mary@example.com', MARY, 'declined', 'open'],
] as const)('an invitation is, to %s, this: %s %o %s is %s', (_what, sentTo, reader, asked, entry) =>
  expect(invitationEntry(sentTo, reader, asked)).toBe(entry),
);
