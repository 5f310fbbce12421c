import { mustWaitForTwo, type WeighedAct, whyTwo } from './whyTwo.ts';

const publish = {
  act: 'publish',
  decides: 'one',
  acceptsFewer: false,
  accessBefore: 'members',
  access: 'members',
} as const;

it.each<[string, WeighedAct, RegExp | null]>([
  ['a publication like the one before', publish, null],
  ['a first publication', { ...publish, accessBefore: null, access: 'free' }, null],
  ['of a sheet for two', { ...publish, decides: 'two' }, /each publication/u],
  ['a first one of a sheet for two', { ...publish, decides: 'two', accessBefore: null }, /each publication/u],
  ['with fewer records', { ...publish, acceptsFewer: true }, /more than a tenth/u],
  ['for everyone in place of members', { ...publish, access: 'free' }, /More people/u],
  ['for members in place of subscribers', { ...publish, accessBefore: 'subscribers' }, /More people/u],
  ['for everyone in place of subscribers', { ...publish, accessBefore: 'subscribers', access: 'free' }, /More people/u],
  ['for subscribers in place of members', { ...publish, access: 'subscribers' }, null],
  ['for members in place of everyone', { ...publish, accessBefore: 'free' }, null],
  ['a withdrawal', { act: 'withdraw' }, /lose all/u],
  ['a closing date taken away', { act: 'open' }, /closing date/u],
])('%s', (_what, weighed, reason) => {
  const why = whyTwo(weighed);
  if (reason === null) expect(why).toBeNull();
  else expect(why).toMatch(reason);
});

it.each([
  [true, true, true],
  [true, false, true],
  [false, false, true],
  [false, true, false],
])('a steward: %s, alone with the duty: %s, waits: %s', (isSteward, isAlone, waits) => {
  expect(mustWaitForTwo({ isSteward, isAlone })).toBe(waits);
});
