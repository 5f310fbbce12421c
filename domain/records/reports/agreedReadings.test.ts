import { agreedReadings, type WaitingReading } from './agreedReadings.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const DAY_MS = 86_400_000;
const reading = (
  memberId: number,
  proposed: string,
  { days = 30, sentToday = 1 }: { days?: number; sentToday?: number } = {},
): WaitingReading => ({
  id: memberId,
  memberId,
  proposed,
  registeredAt: new Date(NOW.getTime() - days * DAY_MS),
  sentToday,
});

it.each<[string, WaitingReading[], boolean]>([
  ['no one', [], false],
  ['one member', [reading(1, 'Marsh')], false],
  ['two members who read the same', [reading(1, 'Marsh'), reading(2, 'MARSH ')], true],
  ['one member twice', [reading(1, 'Marsh'), reading(1, 'Marsh')], false],
  ['two who read two names', [reading(1, 'Marsh'), reading(2, 'March')], false],
  [
    'two who agree, and a third who does not',
    [1, 2].map((id) => reading(id, 'Marsh')).concat(reading(3, 'March')),
    false,
  ],
  ['an account of six days beside an old one', [reading(1, 'Marsh'), reading(2, 'Marsh', { days: 6 })], false],
  ['an account of seven days beside an old one', [reading(1, 'Marsh'), reading(2, 'Marsh', { days: 7 })], true],
  ['someone who sent twenty today', [reading(1, 'Marsh'), reading(2, 'Marsh', { sentToday: 20 })], true],
  ['someone who sent more', [reading(1, 'Marsh'), reading(2, 'Marsh', { sentToday: 21 })], false],
  ['a thousand new accounts', Array.from({ length: 1_000 }, (_, id) => reading(id, 'Marsh', { days: 1 })), false],
])('%s: decided %#', (_who, waiting, isDecided) => {
  expect(agreedReadings(waiting, NOW)).toEqual(isDecided ? waiting : []);
});
