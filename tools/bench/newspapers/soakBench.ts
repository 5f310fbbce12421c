import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import sharp from 'sharp';

import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';
import { issueIdOf, pageIdOf } from '#domain/newspapers/core/newspaperIds.ts';
import { startSite } from '#test/e2e/support/startSite.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { type Bench, percentile } from '../benchReport.ts';
import { type PaperWords, paperWords } from './paperWords.ts';

const TITLE = 'BL/0007777';
const PAGES = 4;
const LINES = 240;
const FIRST_DAY = Date.UTC(1842, 0, 1);
const WEEK_MS = 7 * 86_400_000;

const dateOf = (issue: number): string => new Date(FIRST_DAY + issue * WEEK_MS).toISOString().slice(0, 10);

/** Words that follow each other. */
function runOf(random: Random, words: PaperWords, count: number): string[] {
  let before = '';
  return Array.from({ length: count }, () => (before = words.next(random, before)));
}

/** Writes an issue of four pages with images. */
function writeIssue(folder: string, issue: number, random: Random, words: PaperWords, picture: Buffer): string {
  const page = () =>
    altoPage(
      Array.from({ length: LINES }, () => runOf(random, words, 7).join(' ')),
      { width: 1_000, height: 100 + LINES * 40 },
    );
  const names = Array.from({ length: PAGES }, (_page, at) => `000${at + 1}`);
  const articles = names.flatMap((_name, at) =>
    Array.from({ length: 12 }, (_article, nth) => ({
      headline: `Notice ${nth + 1}`,
      areas: [{ page: at + 1, begin: `L${nth * 20 + 1}`, end: `L${nth * 20 + 20}` }],
    })),
  );
  const files = {
    'mets.xml': metsFile({
      number: TITLE.slice(3),
      title: 'The Soak Journal',
      date: dateOf(issue),
      texts: names.map((name) => `${name}.xml`),
      images: names.map((name) => `${name}.png`),
      articles,
    }),
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`${name}.xml`, page()],
        [`${name}.png`, picture],
      ]),
    ),
  };
  return writeFiles(path.join(folder, String(issue)), files);
}

/** Resident megabytes of a process; 0 where the system does not say. */
function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const SEARCH =
  'query Search($search: String!) { articleSearch(search: $search) { total matches { issueId snippets { parts { text isHit } } } words { word readings { form count } } coverage { issues gaps { missing } } } articleFacets(search: $search) { facet values { value count } } }';
const PAGE =
  'query Page($id: ID!, $words: String!) { newspaperPage(id: $id) { text packed service } issueHits(id: $id, words: $words) { pageId hits { articleId } } }';

/**
 * Readers who search and read while issues are imported, for minutes: how long answers take, and whether memory stays
 * flat.
 */
export const soakBench: Bench = {
  name: 'newspapers-soak',
  description: 'Eight readers of newspapers beside an import, on the built site: answers, failures, memory',
  options: [
    { flag: 'minutes', description: 'how long', fallback: 10 },
    { flag: 'readers', description: 'readers side by side', fallback: 8 },
  ],
  async run({ minutes = 10, readers = 8 }, say) {
    const random = createRandom('soak');
    const words = paperWords();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'muniment-soak-'));
    const site = await startSite({
      env: {
        SAMPLE_DATA: 'none',
        SEARCH_LIMIT: '0',
        ...(process.env.MALLOC_ARENA_MAX && { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX }),
      },
    });
    try {
      const picture = await sharp({
        create: { width: 1_000, height: 100 + LINES * 40, channels: 3, background: '#f4efe2' },
      })
        .png()
        .toBuffer();
      const end = Date.now() + minutes * 60_000;
      const took: Record<string, number[]> = { search: [], page: [], image: [] };
      const failures = new Map<string, number>();
      const memory: number[] = [];
      let issues = 0;
      const importAll = async () => {
        while (Date.now() < end) {
          const at = writeIssue(folder, issues, random, words, picture);
          await site.run('import-newspapers', at, '--access', 'free');
          issues += 1;
        }
      };
      const timed = async (kind: string, ask: () => Promise<Response>): Promise<unknown> => {
        const from = performance.now();
        const answer = await ask();
        const body: unknown = answer.headers.get('content-type')?.includes('json')
          ? await answer.json()
          : await answer.arrayBuffer();
        took[kind]?.push(performance.now() - from);
        const failed = answer.ok
          ? (body as { errors?: { message: string }[] }).errors?.[0]?.message
          : String(answer.status);
        if (failed !== undefined) failures.set(`${kind} ${failed}`, (failures.get(`${kind} ${failed}`) ?? 0) + 1);
        return body;
      };
      const graphql = (operationName: string, query: string, variables: object) =>
        fetch(`${site.origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: site.origin },
          body: JSON.stringify({ operationName, query, variables }),
        });
      const read = async (own: Random) => {
        while (Date.now() < end) {
          const [first = '', second = ''] = runOf(own, words, 2);
          await timed('search', () =>
            graphql('Search', SEARCH, {
              search: new URLSearchParams({ q: own.chance(0.3) ? `"${first} ${second}"` : first }).toString(),
            }),
          );
          if (issues === 0) continue;
          const id = pageIdOf(issueIdOf(TITLE, dateOf(own.between(0, issues - 1)), ''), own.between(1, PAGES));
          const { data } = (await timed('page', () => graphql('Page', PAGE, { id, words: first }))) as {
            data?: { newspaperPage: { service: string | null } | null };
          };
          const service = data?.newspaperPage?.service;
          if (service)
            await timed('image', () =>
              fetch(`${service}/${own.between(0, 400)},${own.between(0, 8_000)},512,512/256,/0/default.jpg`),
            );
        }
      };
      const watch = async () => {
        while (Date.now() < end) {
          memory.push(residentMegabytes(site.pid));
          await delay(5_000);
        }
      };
      say(`${readers} readers and an import for ${minutes} minutes`);
      await Promise.all([
        importAll(),
        watch(),
        ...Array.from({ length: readers }, (_reader, at) => read(createRandom(`reader ${at}`))),
      ]);
      const third = Math.max(1, Math.floor(memory.length / 3));
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      return {
        settings: { minutes, readers, issues },
        sections: [
          {
            title: 'Answers',
            rows: Object.entries(took).map(([name, all]) => ({
              name,
              figures: {
                answers: all.length,
                'p50 ms': percentile(all, 50),
                'p95 ms': percentile(all, 95),
                'max ms': Math.max(0, ...all),
              },
            })),
          },
          { title: 'Failures', rows: [...failures].map(([name, times]) => ({ name, figures: { times } })) },
          {
            title: 'Memory of the server, MB',
            rows: [
              {
                name: 'resident',
                figures: {
                  'first third': mean(memory.slice(0, third)),
                  'last third': mean(memory.slice(-third)),
                  most: Math.max(0, ...memory),
                },
              },
            ],
          },
        ],
      };
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
