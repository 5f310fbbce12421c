import { fixedShare } from '../maskedName.ts';
import { hasHistoricalFigures, readHistoricalFigures } from './historicalFigures.ts';
import { strongAmongNegatives } from './linkageBench.ts';
import { measureLinkage } from './measureLinkage.ts';
import { measureReadings } from './measureReadings.ts';
import { measureSampleHints, readSampleHints } from './sampleHints.ts';

// Run only where the labelled people are at hand: set MUNIMENT_SHARED to the folder that holds data/linkage.
(hasHistoricalFigures() ? describe : describe.skip)(
  'people of a labelled list that nothing was fitted to (skipped without the shared data)',
  () => {
    it('are found with an F1 of at least 0.80, and strong matches are right in 98 of 100', () => {
      // Every third cluster of the held-out half keeps the test short; `npm run bench -- linkage` measures all of it.
      const some = readHistoricalFigures('held out').filter(({ cluster }) => fixedShare(`some ${cluster}`) < 1 / 3);
      const { possible, strong, truePairs } = measureLinkage(some);
      expect(truePairs).toBeGreaterThan(10_000);
      expect(possible.f1).toBeGreaterThanOrEqual(0.8);
      expect(strong.precision).toBeGreaterThanOrEqual(0.98);
    });

    it('are found more often by names in doubt than where these signs are passed over, and no less rightly', () => {
      // Nothing was fitted to either half.
      const some = (['to look at', 'held out'] as const)
        .flatMap((part) => readHistoricalFigures(part))
        .filter(({ cluster }) => fixedShare(`some ${cluster}`) < 1 / 6);
      const { passedOver, read } = measureReadings(some);
      expect(read.possible.recall).toBeGreaterThan(passedOver.possible.recall + 0.01);
      expect(read.strong.recall).toBeGreaterThan(passedOver.strong.recall + 0.01);
      expect(read.possible.precision).toBeGreaterThanOrEqual(passedOver.possible.precision);
      expect(read.strong.precision).toBeGreaterThanOrEqual(passedOver.strong.precision);
    });

    it.each(['surname', 'forename'] as const)(
      'neighbours whose %ss are no variants of each other are hardly ever one strong match',
      (kind) => {
        expect(strongAmongNegatives(kind)).toBeLessThanOrEqual(0.06);
      },
    );
  },
);

describe('hints for trees of people of the fictional county, whose weights were learnt on another', () => {
  it('are right in 95 of 100 and find 70 of 100 records', () => {
    // `npm run bench -- linkage` measures more of them.
    const { people, all, strong } = measureSampleHints(readSampleHints('wexcombe', 0.03));
    expect(people).toBeGreaterThan(300);
    expect(all.precision).toBeGreaterThanOrEqual(0.95);
    expect(all.recall).toBeGreaterThanOrEqual(0.7);
    expect(strong.precision).toBeGreaterThanOrEqual(0.98);
  }, 60_000);
});
