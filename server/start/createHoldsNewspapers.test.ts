import { createHoldsNewspapers } from './createHoldsNewspapers.ts';

it('asks the database once a minute whether there are newspapers, and keeps what it knew while that fails', async () => {
  const answers: (object | null | Error)[] = [null, { one: 1 }, new Error('gone')];
  let asked = 0;
  let time = 0;
  const one = () => {
    const next = answers[asked++];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next as never);
  };
  const holds = createHoldsNewspapers({ one }, () => time);
  expect([await holds(), await holds(), asked]).toEqual([false, false, 1]);
  time = 60_000;
  expect([await holds(), await holds(), asked]).toEqual([true, true, 2]);
  time = 120_000;
  expect([await holds(), asked]).toEqual([true, 3]);
});
