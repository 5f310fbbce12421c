import { percentile } from '../benchReport.ts';
import type { Visit } from './measureVisit.ts';

/** What pages cost before anything was done for first sight, in the units of the bench. */
const STORED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/': {
    'first paint ms': 3_100,
    'largest ms': 3_100,
    'blocking ms': 826,
    'script kB': 173,
    scripts: 12,
    requests: 25,
  },
  '/search/results?lastname=Smith': {
    'first paint ms': 3_200,
    'largest ms': 5_600,
    'blocking ms': 1_654,
    'script kB': 184,
    scripts: 18,
    requests: 57,
  },
};

/** Each figure as a share of its stored one; nothing for pages and figures of which none is stored. */
function ratiosToStored(name: string, figures: Readonly<Record<string, number>>): Record<string, number> {
  const stored = STORED[name] ?? {};
  return Object.fromEntries(
    Object.entries(figures).flatMap(([key, figure]) =>
      stored[key] === undefined ? [] : [[key, figure / stored[key]]],
    ),
  );
}

type Figures = Readonly<Record<string, number>>;

/**
 * What was promised of a public page, by the name of its figure; of its second visit, and of its tasks. Bytes of script
 * are held by scripts/bundle-budget.mjs.
 */
export const GOALS = {
  first: { 'first paint ms': 1_500, 'largest ms': 2_000, 'blocking ms': 150, 'before largest': 15 },
  second: { 'first paint ms': 800 },
  tasks: { 'blocking ms': 150 },
} as const;

/** Results and transcripts have a little longer for their largest paint. */
const LONGER_LARGEST_MS = 2_800;
const hasLonger = (address: string): boolean => address === 'transcript' || address.includes('/results');

const medianOf = (visits: readonly Visit[], of: (visit: Visit) => number): number => percentile(visits.map(of), 50);

/** What first and second visits are compared by. */
export const costOf = (visits: readonly Visit[]): Figures => ({
  'first paint ms': Math.round(medianOf(visits, ({ firstPaint }) => firstPaint)),
  'largest ms': Math.round(medianOf(visits, ({ largestPaint }) => largestPaint)),
  'blocking ms': Math.round(medianOf(visits, ({ blocking }) => blocking)),
  'script kB': Math.round(medianOf(visits, ({ scriptBytes }) => scriptBytes) / 1_000),
});

/** All that first visits cost. */
export const firstVisitFigures = (visits: readonly Visit[]): Figures => ({
  ...costOf(visits),
  'longest task ms': Math.round(medianOf(visits, ({ longestTask }) => longestTask)),
  'image kB': Math.round(medianOf(visits, ({ imageBytes }) => imageBytes) / 1_000),
  scripts: medianOf(visits, ({ scripts }) => scripts),
  requests: medianOf(visits, ({ requests }) => requests),
  'before largest': medianOf(visits, ({ requestsBeforeLargest }) => requestsBeforeLargest),
  shift: medianOf(visits, ({ shift }) => shift),
});

/** Their tasks, by the processor time of the page alone. */
export const taskFigures = (visits: readonly Visit[]): Figures => ({
  'tasks over 50 ms': medianOf(visits, ({ traced }) => traced.long),
  'longest ms': Math.round(medianOf(visits, ({ traced }) => traced.longest)),
  'blocking ms': Math.round(medianOf(visits, ({ traced }) => traced.blocking)),
});

/** First visits as shares: of the line alone, and of what was stored before. */
export const shareFigures = (address: string, visits: readonly Visit[]): Figures => ({
  'largest paint to the line alone': medianOf(visits, ({ largestPaint, lineAlone }) => largestPaint / lineAlone),
  ...ratiosToStored(address, firstVisitFigures(visits)),
});

/** The figures that are over what was promised, each with its bar: `2310 of 2000`. */
export const overGoal = (address: string, figures: Figures, goals: Figures): Record<string, string> =>
  Object.fromEntries(
    Object.entries(goals).flatMap(([name, goal]) => {
      const bar = name === 'largest ms' && hasLonger(address) ? LONGER_LARGEST_MS : goal;
      const figure = figures[name] ?? 0;
      return figure > bar ? [[name, `${Math.round(figure)} of ${bar}`]] : [];
    }),
  );
