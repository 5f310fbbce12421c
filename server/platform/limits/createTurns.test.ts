import { createTurns, TurnMissed } from './createTurns.ts';

describe('turns', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('run so many at once, and so many of one asker, the first come first', async () => {
    const inTurn = createTurns<number>({ most: 3, mostOfOne: 2 });
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const start = (whose: number, name: string) =>
      inTurn(whose, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      });
    const all = [start(1, 'a'), start(1, 'b'), start(1, 'c'), start(2, 'd'), start(3, 'e')];
    await settled();
    expect(started).toEqual(['a', 'b', 'd']);
    ends.get('d')?.();
    await settled();
    expect(started).toEqual(['a', 'b', 'd', 'e']);
    ends.get('a')?.();
    await settled();
    expect(started).toEqual(['a', 'b', 'd', 'e', 'c']);
    for (const end of ends.values()) end();
    await Promise.all(all);
  });

  it('go on after one that failed', async () => {
    const inTurn = createTurns<number>({ most: 1, mostOfOne: 1 });
    await expect(inTurn(1, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    await expect(inTurn(1, () => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('go round among those who wait, however much one of them asks for', async () => {
    const inTurn = createTurns<string>({ most: 1, mostOfOne: 1 });
    const started: string[] = [];
    const start = (whose: string, name: string) => inTurn(whose, () => Promise.resolve(void started.push(name)));
    await Promise.all([
      start('greedy', 'g1'),
      start('greedy', 'g2'),
      start('greedy', 'g3'),
      start('other', 'o1'),
      start('other', 'o2'),
      start('third', 't1'),
    ]);
    expect(started).toEqual(['g1', 'g2', 'o1', 't1', 'g3', 'o2']);
  });

  it('are missed by what waits too long, or whose asker has gone, and by no other', async () => {
    const inTurn = createTurns<number>({ most: 1, mostOfOne: 1, patienceMs: 60 });
    let end = () => {};
    const running = inTurn(1, () => new Promise<void>((resolve) => (end = resolve)));
    const asker = new AbortController();
    const [begun, act] = [jest.fn(), () => Promise.resolve(void begun())];
    const gone = inTurn(2, act, asker.signal);
    const late = inTurn(3, act);
    asker.abort();
    await expect(gone).rejects.toThrow(TurnMissed);
    await expect(inTurn(2, act, asker.signal)).rejects.toThrow(TurnMissed);
    await expect(late).rejects.toThrow(TurnMissed);
    const next = inTurn(4, () => Promise.resolve('next'));
    end();
    await expect(next).resolves.toBe('next');
    await running;
    expect(begun).not.toHaveBeenCalled();
  });
});
