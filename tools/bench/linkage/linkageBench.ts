import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { matchPersons } from '#domain/records/matches/matchPersons.ts';
import { aPersonNamed, comparedPlace, type PersonDescription } from '#domain/records/matches/personDescription.ts';
import { SAMPLE_SEED } from '#tools/sample-county/generateSampleCounty.ts';

import type { Bench } from '../benchReport.ts';
import { hasHistoricalFigures, readHistoricalFigures } from './historicalFigures.ts';
import { learnHintWeights } from './learnHintWeights.ts';
import { type LinkageFigures, measureLinkage } from './measureLinkage.ts';
import { measureReadings } from './measureReadings.ts';
import { measureSampleHints, readSampleHints } from './sampleHints.ts';
import { measureSampleLinkage } from './sampleLinkage.ts';

const FILES = { surname: 'not-variants-surname.tsv', forename: 'not-variants-given.tsv' } as const;

/** What everything else but the name under test says: the same usual things of two neighbours. */
const NEIGHBOUR: Partial<PersonDescription> = {
  sex: 'm',
  birth: { earliest: 1831, latest: 1832, month: null, day: null, isEstimated: true },
  birthPlace: comparedPlace('Roche, Cornwall'),
};

const personOf = (kind: keyof typeof FILES, name: string): PersonDescription =>
  kind === 'surname' ? aPersonNamed('William', name, NEIGHBOUR) : aPersonNamed(name, 'Pinch', NEIGHBOUR);

/**
 * Of pairs of names that people judged not to be variants, the share (of 1) that is judged one strong match when two
 * neighbours of one age have them; null when the files are not at hand.
 */
export function strongAmongNegatives(kind: keyof typeof FILES): number | null {
  const file = path.join(process.env.MUNIMENT_SHARED ?? '../shared', 'data', 'names', FILES[kind]);
  if (!existsSync(file)) return null;
  const pairs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return (
    pairs.filter(([one = '', other = '']) => matchPersons(personOf(kind, one), personOf(kind, other)).word === 'strong')
      .length / pairs.length
  );
}

/** Each record asked is compared with thousands. */
const SHARE_OF_SAMPLE = 0.006;
const SHARE_OF_TREES = 0.12;
/** The county that the weights of hints are learnt on: no one of it is among those measured. */
const LEARNT_ON_SEED = 'learnt';

const shown = (share: number): string => share.toFixed(3);
const figuresOf = ({ precision, recall, f1 }: LinkageFigures) => ({
  precision: shown(precision),
  recall: shown(recall),
  f1: shown(f1),
});

/** How well records of one person are distinguished from records of others. */
export const linkageBench: Bench = {
  name: 'linkage',
  description: 'Measures the matcher on labelled people and on names that are no variants (needs MUNIMENT_SHARED).',
  options: [{ flag: 'learn', fallback: 0, description: '1 learns the weights of hints again and prints them' }],
  run: ({ learn }, say) => {
    if (!hasHistoricalFigures()) throw new Error('Set MUNIMENT_SHARED to the folder that holds data/linkage.');
    const parts = (['to look at', 'held out'] as const).map((part) => {
      say(`matching the people ${part}`);
      const started = performance.now();
      const measured = measureLinkage(readHistoricalFigures(part));
      return { part, measured, seconds: (performance.now() - started) / 1000 };
    });
    say('matching people of whom a quarter has letters that could not be read');
    const masked = measureReadings([...readHistoricalFigures('to look at'), ...readHistoricalFigures('held out')]);
    say('matching records of the fictional county');
    const sample = measureSampleLinkage(SHARE_OF_SAMPLE);
    say('matching people of trees with records of the fictional county');
    const hints = measureSampleHints(readSampleHints(SAMPLE_SEED, SHARE_OF_TREES));
    const learnt = learn === 1 ? learnHintWeights(readSampleHints(LEARNT_ON_SEED, SHARE_OF_TREES)) : {};
    return Promise.resolve({
      settings: {},
      sections: [
        {
          title: 'Pairs',
          rows: parts.map(({ part, measured, seconds }) => ({
            name: part,
            figures: {
              people: measured.people,
              'true pairs': measured.truePairs,
              candidates: measured.candidates,
              'blocking recall': shown(measured.blockingRecall),
              seconds,
            },
          })),
        },
        {
          title: 'Possible and strong',
          rows: parts.map(({ part, measured }) => ({ name: part, figures: figuresOf(measured.possible) })),
        },
        {
          title: 'Strong',
          rows: parts.map(({ part, measured }) => ({ name: part, figures: figuresOf(measured.strong) })),
        },
        {
          title: 'Letters of every fourth person masked',
          rows: [
            { name: 'passed over: possible and strong', figures: figuresOf(masked.passedOver.possible) },
            { name: 'passed over: strong', figures: figuresOf(masked.passedOver.strong) },
            { name: 'read: possible and strong', figures: figuresOf(masked.read.possible) },
            { name: 'read: strong', figures: figuresOf(masked.read.strong) },
          ],
        },
        {
          title: `Fictional county, ${sample.asked} records asked`,
          rows: [
            { name: 'possible and strong', figures: figuresOf(sample.possible) },
            { name: 'strong', figures: figuresOf(sample.strong) },
          ],
        },
        {
          title: `Hints for ${hints.people} people of trees with ${hints.records} records`,
          rows: [
            { name: 'all', figures: figuresOf(hints.all) },
            { name: 'strong', figures: figuresOf(hints.strong) },
          ],
        },
        ...(learn === 1
          ? [
              {
                title: 'Weights learnt, in bits',
                rows: Object.entries(learnt).map(([name, figures]) => ({ name, figures })),
              },
            ]
          : []),
        {
          title: 'Neighbours of one age whose names are no variants',
          rows: (['surname', 'forename'] as const).map((kind) => ({
            name: kind,
            figures: { 'called strong': shown(strongAmongNegatives(kind) ?? 0) },
          })),
        },
      ],
    });
  },
};
