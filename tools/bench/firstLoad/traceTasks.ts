import type { CDPSession } from 'puppeteer';

/** A task over so many milliseconds keeps the reader waiting. */
const LONG_MS = 50;

/**
 * What the page's main thread did, in milliseconds of its own processor time: other work of the machine is not in it.
 */
export interface TracedTasks {
  /** Of tasks over 50 ms, what is over, from the first paint on. */
  blocking: number;
  longest: number;
  /** How many are over 50 ms. */
  long: number;
}

/** One event of a trace, as Chromium writes it; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** The thread that draws the page: the one that works out its styles most often. */
function drawingThread(events: readonly TraceEvent[]): string | undefined {
  const counts = new Map<string, number>();
  for (const event of events)
    if (event.name === 'UpdateLayoutTree') counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return [...tasks]
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/**
 * Follows the tasks of a page from now on.
 * @param times - how many times longer each is taken to be than it was
 * @returns what ends it and says what they took
 */
export async function traceTasks(session: CDPSession, times: number): Promise<() => Promise<TracedTasks>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'loading'], excludedCategories: ['*'] },
  });
  return async () => {
    const ended = new Promise<void>((resolve) => void session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await ended;
    const thread = drawingThread(events);
    // Of the first document, where one leads on to another.
    const painted = Math.min(
      Infinity,
      ...events.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts),
    );
    const tasks = outermost(
      events.filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && threadOf(event) === thread),
    ).map(({ ts, dur = 0, tdur = 0 }) => ({ end: ts + dur, took: (tdur * times) / 1_000 }));
    const long = tasks.filter(({ took }) => took > LONG_MS);
    return {
      blocking: long.filter(({ end }) => end > painted).reduce((total, { took }) => total + took - LONG_MS, 0),
      longest: Math.max(0, ...tasks.map(({ took }) => took)),
      long: long.length,
    };
  };
}
