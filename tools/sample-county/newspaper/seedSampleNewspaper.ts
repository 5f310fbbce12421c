import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { IssueDraft, PageDraft } from '#server/importers/newspapers/IssueDraft.ts';
import { takeDraft } from '#server/importers/newspapers/takeIssue.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { SeedLog } from '../seedSampleCounty.ts';
import type { World } from '../simulation/world.ts';
import { composeNewspaper, NEWSPAPER_VERSION } from './composeNewspaper.ts';
import { ISSUE_RUNS, isoDate } from './press/issueDates.ts';
import { type PrintedIssue, type PrintedPage, printIssue } from './printIssue.ts';
import { keepSampleTitle, SAMPLE_TITLE_ID, titleDraft } from './sampleTitle.ts';

/** What the newspaper is made from. */
export interface NewspaperParts {
  gazetteer: Gazetteer;
  /** The lives of the county; asked for only where issues are missing. */
  world: () => Promise<World>;
  /** Days of the issues, in runs; all when left out. */
  runs?: readonly (readonly number[])[];
}

/** What an issue is made from, as the hash of its files is for others. */
const hashOf = (on: number): string =>
  createHash('sha256')
    .update(`${NEWSPAPER_VERSION} ${isoDate(on)}`)
    .digest('hex');

async function* pagesOf(pages: readonly PrintedPage[]): AsyncGenerator<PageDraft> {
  for (const { draft } of pages) yield await Promise.resolve(draft);
}

/** An issue as importers take it. */
const draftOf = ({ on, pieces, pages }: PrintedIssue): IssueDraft => ({
  title: titleDraft,
  date: { date: isoDate(on), precision: 'day' },
  edition: '',
  label: null,
  aliases: [],
  articles: pieces.map(({ headline, kind }) => ({ headline, kind, isGuess: false })),
  pages: () => pagesOf(pages),
});

/** Days whose issue of this version is stored already. */
async function heldDays(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ hash: string }>(
    '/* sample.heldIssues */ SELECT content_hash AS hash FROM newspaper_issue WHERE title_id = $1',
    [SAMPLE_TITLE_ID],
  );
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Gives a site the newspaper of the sample county, issue by issue; those of this version that are there stay as they
 * are. Does nothing where an operator has a title of that name.
 *
 * @returns how many issues were stored.
 */
export async function seedSampleNewspaper(
  db: Database,
  log: SeedLog,
  { gazetteer, world, runs = ISSUE_RUNS }: NewspaperParts,
): Promise<number> {
  const startedAt = performance.now();
  const held = await heldDays(db);
  if (runs.flat().every((on) => held.has(hashOf(on)))) return 0;
  if (!(await keepSampleTitle(db, gazetteer))) return 0;
  const batch = await db.one<{ id: number }>(
    `/* sample.batch */ INSERT INTO newspaper_batch (source, state) VALUES ($1, 'running') RETURNING id`,
    [`sample:${NEWSPAPER_VERSION}`],
  );
  if (!batch) throw new Error('A batch of the sample newspaper was not stored.');
  let issues = 0;
  for (const composed of composeNewspaper(await world(), runs)) {
    if (!held.has(hashOf(composed.on))) {
      const printed = printIssue(composed);
      await takeDraft(db, draftOf(printed), {
        gazetteer,
        batchId: batch.id,
        isFewerAccepted: true,
        hash: hashOf(composed.on),
        name: `sample:${isoDate(composed.on)}`,
        report: ({ reason }) => {
          throw new Error(`The sample newspaper is faulty: ${reason}`);
        },
        imageOf: ({ position, label, width, height }) => {
          const page = printed.pages[position - 1];
          return page
            ? {
                position,
                label,
                width,
                height,
                sourceFile: `page ${position}`,
                contentHash: page.drawingHash,
                drawing: page.drawing,
              }
            : null;
        },
      });
      issues += 1;
    }
    // A server that answers already goes on doing so.
    await setImmediate();
  }
  await db.rows(
    `/* sample.batchDone */ UPDATE newspaper_batch SET state = 'done', issues = $2, pages = $2 * 4, finished_at = now() WHERE id = $1`,
    [batch.id, issues],
  );
  await db.rows(
    '/* sample.analyzePaper */ ANALYZE newspaper_issue, newspaper_page, newspaper_article, article_zone, page_text',
  );
  log.info({ issues, milliseconds: Math.round(performance.now() - startedAt) }, 'sample newspaper stored');
  return issues;
}
