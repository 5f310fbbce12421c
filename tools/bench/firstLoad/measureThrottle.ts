import type { Browser } from 'puppeteer';

import { percentile } from '../percentile.ts';

/**
 * Text: what runs in a page knows none of the helpers that a compiled function may name. Each says how many
 * milliseconds it took.
 */
const WORKS = {
  script: `(() => {
    const started = performance.now();
    let sum = 0;
    for (let at = 0; at < 1_000_000; at += 1) sum = (sum * 31 + at) % 1_000_003;
    document.title = String(sum);
    return performance.now() - started;
  })()`,
  layout: `(() => {
    const started = performance.now();
    document.body.innerHTML = Array.from({ length: 400 }, (_none, at) => '<div style="width:' + (50 + at % 200) + 'px"><p>some words <b>here ' + at + '</b></p></div>').join('');
    document.title = String(document.body.offsetHeight);
    return performance.now() - started;
  })()`,
} as const;

const RUNS = 21;

/**
 * How many times slower the browser's throttle makes the same work: it stops and wakes the thread by signals, so that
 * what it sets is not quite what comes.
 * @param slower - what it is set to
 * @returns how many times longer script and layout take, median of 21 runs; only true on a quiet machine
 */
export async function measureThrottle(browser: Browser, slower: number): Promise<Record<keyof typeof WORKS, number>> {
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  const took = async (work: string, rate: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push((await page.evaluate(work)) as number);
    return percentile(times, 50);
  };
  const ratio = async (work: string) => {
    // The first runs are not compiled yet.
    await took(work, 1);
    const atFullSpeed = await took(work, 1);
    return (await took(work, slower)) / atFullSpeed;
  };
  const ratios = { script: await ratio(WORKS.script), layout: await ratio(WORKS.layout) };
  await page.close();
  return ratios;
}
