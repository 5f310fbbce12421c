import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Browser } from 'puppeteer';

import { percentile } from '../benchReport.ts';

const DOCUMENT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><main><h1>Empty</h1></main>';

/**
 * A document with a heading and nothing else, on loopback: what a visit costs the browser alone.
 * @returns its address, and what stops its server
 */
export async function emptyDocument(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(DOCUMENT);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => void server.close() };
}

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
