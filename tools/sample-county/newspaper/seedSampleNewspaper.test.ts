import { brotliDecompressSync } from 'node:zlib';

import { EVER, gapsIn, heldYears } from '#domain/newspapers/core/coverage.ts';
import { issueIdOf } from '#domain/newspapers/core/newspaperIds.ts';
import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine, PageWord } from '#domain/newspapers/pages/pageLine.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import { drawPage } from '#server/engines/images/pixels/drawPage.ts';
import { createArticleSource } from '#server/engines/newspapers/articleSource.ts';
import { siteCollections } from '#server/modules/clippings/collections/index.ts';
import { CLIPPING_COLUMNS, checkClippings, type StoredClipping } from '#server/modules/clippings/core/index.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { measureNotices } from '#tools/bench/linkage/measureNotices.ts';

import { generateSampleCounty } from '../generateSampleCounty.ts';
import { seedSampleCollections } from '../seedSampleCollections.ts';
import type { World } from '../simulation/world.ts';
import { composeNewspaper } from './composeNewspaper.ts';
import { ISSUE_RUNS, isoDate, missingIssues, PUBLISHES_ON } from './press/issueDates.ts';
import { printIssue, type PrintedIssue } from './printIssue.ts';
import { usualRate } from './scanPage.ts';
import { seedSampleNewspaper } from './seedSampleNewspaper.ts';

const PATIENCE = 120_000;
/** Five issues of the year of a census. */
const SOME_RUNS = ISSUE_RUNS.slice(0, 1);
/** Trees know the day of birth of three people in ten, which a birth notice needs. */
const LEAST_FOUND = { birth: 0.18, marriage: 0.6, death: 0.42 };
const silent = { info: () => undefined };

let world: World;
let paper: PrintedIssue[];
beforeAll(() => {
  world = generateSampleCounty().world;
  paper = [...composeNewspaper(world)].map(printIssue);
}, PATIENCE);

describe('the newspaper of the sample county', () => {
  it('has sixty issues of four pages, each with another text, none after 1915', () => {
    expect(paper).toHaveLength(60);
    expect(paper.every(({ pages }) => pages.length === 4)).toBe(true);
    expect(new Set(paper.flatMap(({ pages }) => pages.map(({ truth }) => truth.join(' '))))).toHaveProperty(
      'size',
      240,
    );
    expect(Math.max(...paper.map(({ on }) => Number(isoDate(on).slice(0, 4))))).toBeLessThan(1915);
    for (const { pages } of paper) {
      const words = pages.reduce((sum, { truth }) => sum + truth.length, 0);
      expect(words).toBeGreaterThan(2_200);
      expect(words).toBeLessThan(5_000);
    }
  });

  it('is the same from the same lives, to the byte', () => {
    const again = [...composeNewspaper(world, ISSUE_RUNS.slice(0, 1))].map(printIssue);
    expect(JSON.stringify(again)).toBe(JSON.stringify(paper.slice(0, again.length)));
  });

  it('announces births, marriages and deaths that happened, once and before long', () => {
    const { births, marriages, deaths, departures } = world.events;
    const happened = {
      birth: new Map(births.map(({ child, on }) => [`${child.id}`, on])),
      marriage: new Map(
        marriages.map(({ groom, bride, marriage }) => [`${groom.person.id},${bride.person.id}`, marriage.on]),
      ),
      death: new Map(deaths.map(({ person, on }) => [`${person.id}`, on])),
      inquest: new Map(deaths.map(({ person, on }) => [`${person.id}`, on])),
      departure: new Map(departures.map(({ party, on }) => [party.map(({ id }) => id).join(), on])),
    };
    const seen = new Set<string>();
    const counts: Record<string, number> = {};
    for (const { on, pieces } of paper) {
      for (const { event, persons, on: happenedOn } of pieces.flatMap(({ subjects }) => subjects)) {
        if (event === 'trade') continue;
        expect([event, happened[event].get(persons.join())]).toEqual([event, happenedOn]);
        expect(on - happenedOn).toBeGreaterThan(1);
        expect(on - happenedOn).toBeLessThan(125);
        expect(seen).not.toContain(`${event} ${persons.join()}`);
        seen.add(`${event} ${persons.join()}`);
        counts[event] = (counts[event] ?? 0) + 1;
      }
    }
    expect(counts.birth).toBeGreaterThan(120);
    expect(counts.marriage).toBeGreaterThan(25);
    expect(counts.death).toBeGreaterThan(60);
    expect(counts.inquest).toBeGreaterThan(5);
  });

  it('prints the names of those whom a notice is about', () => {
    const people = new Map(world.people.map((person) => [person.id, person]));
    for (const { pieces } of paper) {
      for (const { kind, blocks, subjects } of pieces) {
        if (kind !== 'marriages') continue;
        const text = blocks.map((block) => block.text).join(' ');
        for (const { persons } of subjects) for (const id of persons) expect(text).toContain(people.get(id)?.forenames);
      }
    }
  });

  it('has notices that are found for the people they name, and for hardly anyone else', () => {
    const figures = measureNotices(world, paper);
    for (const { event, right, wrong, named } of figures) {
      expect([event, right / Math.max(1, right + wrong) >= 0.9]).toEqual([event, true]);
      expect([event, right / named > LEAST_FOUND[event]]).toEqual([event, true]);
    }
  });

  it('advertises tradesmen where they live', () => {
    const adverts = paper
      .flatMap(({ pieces }) => pieces)
      .flatMap(({ blocks, subjects }) =>
        subjects
          .filter(({ event }) => event === 'trade')
          .map(({ persons }) => ({ id: persons[0], text: blocks.map((block) => block.text).join(' ') })),
      );
    expect(adverts.length).toBeGreaterThan(300);
    const people = new Map(world.people.map((person) => [person.id, person]));
    for (const { id, text } of adverts) expect(text).toContain(people.get(id ?? -1)?.forenames.toUpperCase());
  });

  it('has words that are misread as often as its press work was bad, and more under stains, where they are unsure', () => {
    for (const { on, pages } of paper) {
      for (const { draft, truth, drawing } of pages) {
        const read = draft.lines.flatMap(({ words }) => words);
        expect(read).toHaveLength(truth.length);
        const isClean = drawing.blemishes.length === 0;
        const wrong = read.filter(({ text }, at) => text !== truth[at]).length / read.length;
        // Short words and figures are never misread.
        if (isClean) expect(wrong).toBeLessThan(usualRate(on) * 1.5 + 0.01);
        expect(wrong).toBeGreaterThan(usualRate(on) * 0.3);
        const sure = (isRight: boolean) =>
          read.filter(({ text }, at) => (text === truth[at]) === isRight).map(({ confidence }) => confidence);
        const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
        expect(mean(sure(false))).toBeLessThan(mean(sure(true)));
      }
    }
  });

  it('has boxes inside its pages, lines from top to bottom of each column, and zones around their lines', () => {
    for (const { pages, pieces } of paper) {
      const ofPieces = new Set<number>();
      for (const {
        draft: { lines, zones, width, height },
      } of pages) {
        const isInside = (word: PageWord, line: PageLine) =>
          word.x >= line.x &&
          word.x + word.width <= line.x + line.width &&
          word.x >= 0 &&
          word.y >= 0 &&
          word.x + word.width <= width &&
          word.y + word.height <= height;
        expect(lines.flatMap((line) => line.words.filter((word) => !isInside(word, line)))).toEqual([]);
        let end = -1;
        for (const { article, firstLine, lastLine, x, y, width: wide, height: high } of zones) {
          expect(firstLine).toBe(end + 1);
          end = lastLine;
          ofPieces.add(article);
          const own = lines.slice(firstLine, lastLine + 1);
          expect(own.map((line) => line.y)).toEqual(own.map((line) => line.y).sort((a, b) => a - b));
          expect(
            own.every(
              (line) =>
                line.x >= x && line.y >= y && line.x + line.width <= x + wide && line.y + line.height <= y + high,
            ),
          ).toBe(true);
        }
      }
      expect([...ofPieces].sort((a, b) => a - b)).toEqual(pieces.map((_, at) => at));
    }
  });

  it('lets articles run over columns, and some over pages', () => {
    const parts = paper.flatMap(({ pages }, issue) =>
      pages.flatMap(({ draft }) =>
        draft.zones.map(({ article }) => ({ key: `${issue} ${article}`, page: draft.position })),
      ),
    );
    const pagesOfArticle = new Map<string, number[]>();
    for (const { key, page } of parts) pagesOfArticle.set(key, [...(pagesOfArticle.get(key) ?? []), page]);
    const spread = [...pagesOfArticle.values()];
    expect(spread.filter((pages) => pages.length > 1).length).toBeGreaterThan(200);
    expect(spread.filter((pages) => new Set(pages).size > 1).length).toBeGreaterThan(20);
  });

  it('misses issues in between, for reasons that are known', () => {
    const reasons = new Map(missingIssues().map(({ date, reason }) => [date, reason]));
    const gaps = gapsIn(heldYears(paper.map(({ on }) => isoDate(on))), [PUBLISHES_ON], EVER, reasons);
    expect(gaps.length).toBe(
      reasons.size - [...reasons.values()].filter((reason) => reason === 'not published').length,
    );
    expect(new Set(reasons.values())).toEqual(new Set(['not held', 'not published', 'damaged', 'unknown']));
  });
});

describe('seedSampleNewspaper', () => {
  let db: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    db = await testDatabase();
  }, PATIENCE);
  afterAll(() => db.close());
  const seed = () =>
    seedSampleNewspaper(db, silent, {
      gazetteer: loadGazetteer(),
      world: () => Promise.resolve(world),
      runs: SOME_RUNS,
    });
  const first = issueIdOf('n-wexcombeshire-chronicle', isoDate(SOME_RUNS[0]?.[0] ?? 0), '');

  it('stores its issues once, as a sample that everyone may read', async () => {
    expect(await seed()).toBe(5);
    expect(await seed()).toBe(0);
    expect(
      await db.one(
        `/* test.title */ SELECT name, county, country, place_name, publishes_on, is_sample, (SELECT access FROM access_rule WHERE title_id = t.id) AS access FROM newspaper_title t`,
      ),
    ).toEqual({
      name: 'Wexcombeshire Chronicle (sample)',
      county: 'Wexcombeshire',
      country: 'england',
      place_name: 'Wexcombe',
      publishes_on: [6],
      is_sample: true,
      access: 'free',
    });
    expect(await db.one('/* test.gaps */ SELECT count(*)::int AS gaps FROM issue_gap')).toEqual({
      gaps: missingIssues().length,
    });
  });

  it('has two collections made of it, once, whose clippings are open to everyone', async () => {
    expect([
      await seedSampleCollections(db, { publicUrl: 'http://localhost:3000', name: 'Muniment' }),
      await seedSampleCollections(db, { publicUrl: 'http://localhost:3000', name: 'Muniment' }),
    ]).toEqual([2, 0]);
    const clippings = await db.rows<StoredClipping>(`/* test.clippings */ SELECT ${CLIPPING_COLUMNS} FROM clipping c`);
    expect(clippings.length).toBeGreaterThan(1);
    expect(
      (await checkClippings(db, { memberId: null, hasLibraryAccess: null, holdings: [] }, clippings)).every(
        ({ standing, regions }) => standing === 'OPEN' && regions.length > 0,
      ),
    ).toBe(true);
    expect((await siteCollections(db)).map(({ name, isPublic, items }) => [name, isPublic, items > 0])).toEqual([
      ['Births, marriages and deaths', true, true],
      ['News of the county', true, true],
    ]);
  });

  it('stores what OCR read, with the boxes of its words', async () => {
    const row = await db.one<{ text: string; packed: Buffer }>(
      '/* test.text */ SELECT text, packed FROM page_text WHERE page_id = $1',
      [`${first}/0001`],
    );
    const lines = unpackPage({ text: row?.text ?? '', boxes: brotliDecompressSync(row?.packed ?? Buffer.alloc(0)) });
    expect(lines).toEqual(paper[0]?.pages[0]?.draft.lines);
  });

  it('is indexed as every newspaper is', async () => {
    const found = [];
    for await (const article of createArticleSource(db).since(0)) found.push(article);
    expect(found).toHaveLength(paper.slice(0, 5).reduce((sum, { pieces }) => sum + pieces.length, 0));
    expect(new Set(found.map(({ access, county }) => `${access} ${county}`))).toEqual(new Set(['free Wexcombeshire']));
  });

  it('has pages that are drawn where they are asked for, dark where there is type', async () => {
    const image = await db.one<{ id: string }>(
      '/* test.image */ SELECT image_id AS id FROM newspaper_page WHERE id = $1',
      [`${first}/0001`],
    );
    const page = await pagesOf(db).page(image?.id ?? '');
    if (page?.pixels.kind !== 'drawing') throw new Error('The page is not a drawing.');
    const word = paper[0]?.pages[0]?.draft.lines.flatMap(({ words }) => words).find(({ text }) => text.length > 5);
    if (!word) throw new Error('There is no word.');
    const sheet = { content: page.pixels.content, paperSeed: page.pixels.paperSeed, covered: [] };
    const darkest = async (x: number, y: number, width: number, height: number) => {
      const { channels } = await (
        await drawPage(sheet, { x, y, width, height }, { width, height })
      )
        .greyscale()
        .stats();
      return channels[0]?.min ?? 255;
    };
    expect(await darkest(word.x, word.y, word.width, word.height)).toBeLessThan(110);
    expect(await darkest(2, 2, 40, 40)).toBeGreaterThan(140);
  });

  it('leaves a title of the operator’s alone', async () => {
    await db.rows('/* test.own */ UPDATE newspaper_title SET is_sample = false');
    await db.rows('/* test.drop */ DELETE FROM newspaper_issue');
    expect(await seed()).toBe(0);
  });
});
