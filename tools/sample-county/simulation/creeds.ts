import { weightedDraw, type WeightedDraw } from '#domain/kernel/random/createRandom.ts';

import { type Denomination, type Nation } from '../geography/samplePlace.ts';

/** Creeds of grown-up strangers and first families, by nation; children take their mother's. */
export const CREEDS: Readonly<Record<Nation, WeightedDraw<Denomination>>> = {
  england: weightedDraw<Denomination>([
    ['Church of England', 79],
    ['Wesleyan Methodist', 8],
    ['Primitive Methodist', 4],
    ['Baptist', 7],
    ['Roman Catholic', 2],
  ]),
  wales: weightedDraw<Denomination>([
    ['Church in Wales', 42],
    ['Calvinistic Methodist', 28],
    ['Baptist', 16],
    ['Independent', 14],
  ]),
  scotland: weightedDraw<Denomination>([
    ['Church of Scotland', 78],
    ['Free Church of Scotland', 18],
    ['Roman Catholic', 4],
  ]),
  ireland: weightedDraw<Denomination>([
    ['Roman Catholic', 84],
    ['Church of Ireland', 12],
    ['Presbyterian', 4],
  ]),
};
