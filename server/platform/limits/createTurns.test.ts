import { createTurns } from './createTurns.ts';

describe('turns', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('run so many at once, and so many of one asker, the first come first', async () => {
    const inTurn = createTurns<number>({ most: 3, mostOfOne: 2 });
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const start = (whose: number, name: string) => inTurn(whose, () => {
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
});
