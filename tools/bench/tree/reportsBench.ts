import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyCitation, emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { USUAL_REQUEST } from '#domain/trees/reports/reportRequest.ts';
import { analyzeFilled, fillTree, type NewDocument } from '#server/modules/trees/core/index.ts';
import { writeReport } from '#server/modules/trees/reports/writeReport.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import type { Bench, BenchRow } from '../benchReport.ts';

const MEGABYTE = 2 ** 20;
const CHILDREN = 4;
const SOURCES = 20;
const LIVING_YEARS = 110;
const NAMES = ['William', 'Mary', 'Thomas', 'Elizabeth', 'John', 'Jane', 'Henry', 'Grace'];

/** Couples with four children each, down from one: odd numbers descend, the next even one is the partner. */
function* madeUpTree(people: number): Generator<NewDocument> {
  for (let id = 1; id <= people; id += 1) {
    const born = 1600 + (id % 250);
    const citations = [{ ...emptyCitation(), sourceId: people * 2 + (id % SOURCES), page: `fol. ${id % 90}` }];
    const place = { text: `Parish ${id % 211}, Cornwall, England`, position: null };
    const facts = [
      aFact({ id: 'f1', type: 'birth', date: readTreeDate(`${1 + (id % 28)} MAR ${born}`), place, citations }),
      aFact({ id: 'f2', type: 'occupation', value: 'miller', date: readTreeDate(String(born + 30)), place }),
      aFact({ id: 'f3', type: 'death', date: readTreeDate(`ABT ${born + 60}`), place, citations }),
    ];
    yield {
      kind: 'person',
      document: aPerson(id, `${NAMES[id % NAMES.length] ?? ''}${id % 97} Surname${id % 499}`, {
        sex: id % 2 === 0 ? 'f' : 'm',
        facts,
      }),
    };
  }
  for (let couple = 0; couple * 2 + 2 <= people; couple += 1) {
    const children = Array.from({ length: CHILDREN }, (_, at) => (couple * CHILDREN + at + 1) * 2 + 1).filter(
      (id) => id <= people,
    );
    if (children.length > 0)
      yield {
        kind: 'family',
        document: aFamily(people + couple + 1, [couple * 2 + 1, couple * 2 + 2], children, {
          facts: [aFact({ type: 'marriage', date: readTreeDate('1 JUN 1725') })],
        }),
      };
  }
  for (let at = 0; at < SOURCES; at += 1)
    yield { kind: 'source', document: { ...emptySource(people * 2 + at), title: `Register ${at}` } };
}

/**
 * How long the PDF of a report about a whole tree takes, and what memory the process that writes it has had at most.
 */
export const reportsBench: Bench = {
  name: 'reports',
  description: 'writes reports of a fictional tree as PDF: a register report, a kinship list and a book of both',
  options: [{ flag: 'people', description: 'people of the tree', fallback: 10_000 }],
  async run({ people = 10_000 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-reports-'));
    const site = await openStorage({ dataDir: path.join(folder, 'data'), databaseUrl: null }, silentLog);
    try {
      const owner = await site.db.one<{ id: number }>(
        "/* bench.owner */ INSERT INTO member (email, first_name, last_name, password_hash) VALUES ('bench@example.com', 'Bench', 'Owner', 'x') RETURNING id",
      );
      const tree = await site.db.one<{ id: number }>(
        "/* bench.tree */ INSERT INTO tree (owner_id, name) VALUES ($1, 'Bench') RETURNING id",
        [owner?.id ?? 0],
      );
      const [memberId, treeId] = [owner?.id ?? 0, tree?.id ?? 0];
      await analyzeFilled(site.db, await site.db.transaction((tx) => fillTree(tx, treeId, [...madeUpTree(people)])));
      const rows: BenchRow[] = [];
      for (const request of [
        { kind: 'register' as const, parts: [] },
        { kind: 'kinship' as const, parts: [] },
        { kind: 'book' as const, parts: ['register' as const, 'kinship' as const] },
      ]) {
        say(request.kind);
        const startedAt = performance.now();
        const { pages, content } = await writeReport(
          site.db,
          {
            reportId: 0,
            fence: 0,
            memberId,
            treeId,
            personId: 1,
            request: { ...USUAL_REQUEST, ...request, generations: 20 },
            policy: { asOfYear: new Date().getUTCFullYear(), livingYears: LIVING_YEARS },
            siteName: 'bench',
            madeAt: new Date(),
          },
          () => undefined,
        );
        rows.push({
          name: `${request.kind} of ${people} people`,
          figures: {
            seconds: (performance.now() - startedAt) / 1000,
            pages,
            'file MB': content.length / MEGABYTE,
            'peak RSS MB': Math.round(process.resourceUsage().maxRSS / 1024),
          },
        });
      }
      return { settings: { people }, sections: [{ title: 'Reports', rows }] };
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
