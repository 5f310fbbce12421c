import fc from 'fast-check';

import { checkSeat, type LibraryContract } from './librarySeats.ts';

const NOW = new Date('2027-03-01T10:00:00Z');
const CONTRACT: LibraryContract = {
  seats: 2,
  startsAt: new Date('2027-01-01T00:00:00Z'),
  endsAt: new Date('2028-01-01T00:00:00Z'),
};
const house = (taken: number, ahead = 0, hasSeat = false) => ({ taken, ahead, hasSeat });

describe('a seat of a library', () => {
  it.each([
    ['is not needed without a contract', null, house(99), 'OPEN'],
    ['is not needed where as many may come as do', { ...CONTRACT, seats: null }, house(99), 'OPEN'],
    ['is had while one is free', CONTRACT, house(1), 'SEAT'],
    ['is kept in a full house', CONTRACT, house(2, 0, true), 'SEAT'],
    ['is waited for in a full house', CONTRACT, house(2), 'FULL'],
    ['goes to those who waited first', CONTRACT, house(1, 1), 'FULL'],
    [
      'is not there before the contract',
      { ...CONTRACT, startsAt: new Date('2027-03-02T00:00:00Z') },
      house(0),
      'ENDED',
    ],
    ['is not there once the contract is over', { ...CONTRACT, endsAt: NOW }, house(0, 0, true), 'ENDED'],
  ] as const)('%s', (_title, contract, of, state) => expect(checkSeat(contract, of, NOW)).toBe(state));

  it('is never given to more than there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.tuple(fc.constantFrom('come', 'leave'), fc.nat(11)), { maxLength: 80 }),
        (seats, steps) => {
          const seated = new Set<number>();
          const waiting: number[] = [];
          for (const [step, reader] of steps) {
            if (step === 'leave') {
              seated.delete(reader);
              if (waiting.includes(reader)) waiting.splice(waiting.indexOf(reader), 1);
              continue;
            }
            const ahead = waiting.includes(reader) ? waiting.indexOf(reader) : waiting.length;
            const state = checkSeat(
              { ...CONTRACT, seats },
              house(seated.has(reader) ? seated.size - 1 : seated.size, ahead, seated.has(reader)),
              NOW,
            );
            if (state === 'SEAT') {
              seated.add(reader);
              if (waiting.includes(reader)) waiting.splice(waiting.indexOf(reader), 1);
            } else if (!waiting.includes(reader)) waiting.push(reader);
            if (seated.size > seats) return false;
          }
          return true;
        },
      ),
    );
  });
});
