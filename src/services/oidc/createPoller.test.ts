import { createPoller, type Poller, type NoAnswer } from './createPoller.ts';

interface Someone {
  name: string;
}
const UNA: Someone = { name: 'Una' };

let answers: (Someone | null | NoAnswer)[];
let onLine: jest.SpyInstance<boolean>;
let said: NoAnswer[];
const look = jest.fn(() => Promise.resolve(answers.length > 0 ? (answers.shift() ?? null) : ('site' as const)));
const find = (poller: Poller<Someone>) => poller.find((why) => said.push(why));

beforeEach(() => {
  jest.useFakeTimers();
  answers = [];
  said = [];
  look.mockClear();
  onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

describe('looking for a session', () => {
  it.each([[UNA], [null]])('ends with the first answer: %j', async (answer) => {
    answers = [answer];
    const poller = createPoller<Someone>(look);
    expect(await find(poller)).toBe(answer);
    expect([look.mock.calls.length, said, poller.isUnanswered()]).toEqual([1, [], false]);
  });

  it('says nothing of one moment without an answer', async () => {
    answers = ['site', UNA];
    const found = find(createPoller<Someone>(look));
    await jest.advanceTimersByTimeAsync(1_000);
    expect([await found, said]).toEqual([UNA, []]);
  });

  it('goes on for as long as it takes, less and less often', async () => {
    const poller = createPoller<Someone>(look);
    const found = find(poller);
    await jest.advanceTimersByTimeAsync(15 * 60_000);
    expect(look.mock.calls.length).toBeGreaterThan(15);
    expect(look.mock.calls.length).toBeLessThan(25);
    expect([said.length, poller.isUnanswered()]).toEqual([look.mock.calls.length - 1, true]);
    answers = [UNA];
    await jest.advanceTimersByTimeAsync(60_000);
    expect([await found, poller.isUnanswered()]).toEqual([UNA, false]);
  });

  it('says at once that there is no connection, and looks as soon as there is one', async () => {
    onLine.mockReturnValue(false);
    const found = find(createPoller<Someone>(look));
    await jest.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['site']);
    answers = [UNA];
    window.dispatchEvent(new Event('online'));
    expect(await found).toBe(UNA);
  });

  it('looks when it is asked to, and names the code that did not arrive', async () => {
    answers = ['code', 'code', null];
    const poller = createPoller<Someone>(look);
    const found = find(poller);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(said).toEqual(['code']);
    poller.again();
    expect(await found).toBeNull();
  });

  it('lets calls wait for an answer, but not for one that does not come', async () => {
    const poller = createPoller<Someone>(look);
    await poller.settled();
    void find(poller);
    const settled = jest.fn();
    void poller.settled().then(settled);
    await jest.advanceTimersByTimeAsync(900);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(settled).toHaveBeenCalledTimes(1);
    await poller.settled();
  });

  it('is one search for all who ask', async () => {
    answers = [UNA];
    const poller = createPoller<Someone>(look);
    expect(await Promise.all([find(poller), find(poller)])).toEqual([UNA, UNA]);
    expect(look).toHaveBeenCalledTimes(1);
  });
});
