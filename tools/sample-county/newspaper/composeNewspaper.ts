import type { World } from '../simulation/world.ts';
import { type ComposedIssue, composeIssue, type News } from './composeIssue.ts';
import { isOurs } from './news/departures.ts';
import { needsInquest } from './news/inquests.ts';
import { isAnnounced } from './notices/births.ts';
import { isMourned } from './notices/deaths.ts';
import { isReported } from './notices/marriages.ts';
import { ISSUE_RUNS } from './press/issueDates.ts';
import { createDecks, openWeek } from './press/week.ts';

/** Changes whenever the paper would be composed otherwise, so that a site knows its sample is another. */
export const NEWSPAPER_VERSION = 'wexcombeshire-chronicle-2';

/** Days before the first issue of a run from which something may still be news. */
const BACKLOG = 75;

/**
 * What happened up to an issue and has not been in the paper; of a run, each issue has its share of what went before.
 */
function newsOf<Event>(
  events: readonly Event[],
  dayOf: (event: Event) => number,
  isNews: (event: Event) => boolean,
  run: readonly number[],
): Event[][] {
  const first = run[0] ?? 0;
  const known = events
    .filter((event) => dayOf(event) > first - BACKLOG && dayOf(event) <= (run.at(-1) ?? 0) - 2 && isNews(event))
    .sort((a, b) => dayOf(a) - dayOf(b));
  const waiting = [...known];
  return run.map((on, at) => {
    const ready = waiting.filter((event) => dayOf(event) <= on - 2);
    const share = Math.ceil(ready.length / (run.length - at));
    return waiting.splice(0, Math.min(share, ready.length));
  });
}

/**
 * The sixty issues of the county’s paper, one after the other: from its own people and what befell them. The same world
 * gives the same paper.
 *
 * @param runs - days of issues, in runs of neighbouring weeks; the first ones for tests.
 */
export function* composeNewspaper(
  world: World,
  runs: readonly (readonly number[])[] = ISSUE_RUNS,
): Generator<ComposedIssue> {
  const { births, marriages, deaths, departures } = world.events;
  const decks = createDecks(NEWSPAPER_VERSION);
  for (const run of runs) {
    const of = {
      births: newsOf(
        births,
        ({ on }) => on,
        (event) => isAnnounced({ world }, event),
        run,
      ),
      marriages: newsOf(
        marriages,
        ({ marriage }) => marriage.on,
        (event) => isReported({ world }, event),
        run,
      ),
      deaths: newsOf(
        deaths,
        ({ on }) => on,
        (event) => isMourned({ world }, event),
        run,
      ),
      inquests: newsOf(
        deaths,
        ({ on }) => on,
        (event) => needsInquest({ world }, event),
        run,
      ),
      departures: newsOf(
        departures,
        ({ on }) => on,
        (event) => isOurs({ world }, event),
        run,
      ),
    };
    for (const [at, on] of run.entries()) {
      const week = openWeek(world, on, decks);
      const news: News = {
        births: of.births[at] ?? [],
        marriages: of.marriages[at] ?? [],
        deaths: of.deaths[at] ?? [],
        inquests: of.inquests[at] ?? [],
        departures: of.departures[at] ?? [],
      };
      for (const death of news.inquests) week.busy.add(death.person.id);
      yield composeIssue(week, news);
    }
  }
}
