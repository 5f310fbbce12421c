import { createRandom, seededRandom, weightedDraw } from './createRandom.ts';

describe('chance with a seed', () => {
  it('is the same on every machine, so that the sample county is', () => {
    const random = createRandom('clerk of CENSUS');
    expect([random.next(), random.between(1, 100), random.spread(), random.pick(['a', 'b', 'c', 'd'])]).toEqual([
      0.5571770535316318,
      34,
      -0.20430798176676035,
      'd',
    ]);
  });

  it('differs by the name of its stream', () => {
    const draws = (seed: string) => Array.from({ length: 4 }, createRandom(seed).next);
    expect(draws('baptisms')).not.toEqual(draws('burials'));
  });

  it('stays below 1 and spreads evenly', () => {
    const random = seededRandom(7);
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw += 1) {
      const tenth = Math.floor(random() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(tenths.every((count) => count > 850 && count < 1_150)).toBe(true);
  });
});

describe('a draw by weight', () => {
  it('gives items in proportion, and never one without weight', () => {
    const random = createRandom('weights');
    const { draw } = weightedDraw([
      ['often', 3],
      ['never', 0],
      ['seldom', 1],
    ]);
    const drawn = Array.from({ length: 4_000 }, () => draw(random));
    expect(drawn).not.toContain('never');
    expect(drawn.filter((item) => item === 'often').length / drawn.length).toBeCloseTo(0.75, 1);
  });

  it('refuses a list from which nothing can come', () =>
    expect(() => weightedDraw([['never', 0]])).toThrow('Nothing to draw from.'));
});
