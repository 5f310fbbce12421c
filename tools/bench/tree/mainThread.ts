import type { Page } from 'puppeteer';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time, microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** Processor time of a page's main thread in milliseconds: what a busy machine does not change. */
export interface MainThread {
  total: number;
  longestTask: number;
}

/** Does something in a page and tells what its main thread worked meanwhile. */
export async function watchMainThread<Value>(
  page: Page,
  work: () => Promise<Value>,
): Promise<{ value: Value; spent: MainThread }> {
  await page.tracing.start({ categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const value = await work();
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(Buffer.from(trace ?? '{"traceEvents":[]}').toString()) as {
    traceEvents: TraceEvent[];
  };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  // Other pages of the browser have such a thread as well, and nothing to do.
  const spent = threads.map(({ pid, tid }): MainThread => {
    const tasks = traceEvents
      .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
      .map(({ tdur = 0 }) => tdur / 1_000);
    return { total: tasks.reduce((sum, task) => sum + task, 0), longestTask: Math.max(0, ...tasks) };
  });
  return {
    value,
    spent: spent.toSorted((a, b) => b.total - a.total)[0] ?? { total: Number.NaN, longestTask: Number.NaN },
  };
}
