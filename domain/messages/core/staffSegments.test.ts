import { isAsSeen, isStaffSegment } from './staffSegments.ts';

it.each([
  [100, 100, true],
  [100, 110, true],
  [100, 111, false],
  [100, 89, false],
  [0, 0, true],
  [0, 1, false],
])('a segment of %d that has %d now is as it was seen: %p', (seen, now, is) => expect(isAsSeen(seen, now)).toBe(is));

it('knows the segments by name', () =>
  expect(['everyone', 'tree-owners', 'Everyone', 'constructor', ''].map(isStaffSegment)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]));
