import { startTestApp } from '#test/support/server/startTestApp.ts';

import { createSiteHoldings } from './createSiteHoldings.ts';

it('asks the database once a minute, and keeps what it knew while that fails', async () => {
  const answers: (object | Error)[] = [
    { newspapers: false, addresses: false, plans: false, libraries: false, censuses: [] },
    { newspapers: true, addresses: false, plans: true, libraries: true, censuses: [1911] },
    new Error('gone'),
  ];
  let asked = 0;
  let time = 0;
  const one = () => {
    const next = answers[asked++];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next as never);
  };
  const holdings = createSiteHoldings({ one }, () => time);
  expect([await holdings(), await holdings(), asked]).toEqual([{}, {}, 1]);
  time = 60_000;
  const all = { holds: ['newspapers', 'plans', 'libraries'], heldCensuses: [1911] };
  expect([await holdings(), await holdings(), asked]).toEqual([all, all, 2]);
  time = 120_000;
  expect([await holdings(), asked]).toEqual([all, 3]);
});

it('lets those who come before the first answer wait for it', async () => {
  const held = { newspapers: true, addresses: false, plans: false, libraries: false, censuses: [] };
  const holdings = createSiteHoldings({ one: () => Promise.resolve(held as never) });
  const all = { holds: ['newspapers'] };
  expect(await Promise.all([holdings(), holdings()])).toEqual([all, all]);
});

it('knows which censuses are published, and whether a plan is on sale', async () => {
  const site = await startTestApp();
  const holdings = () => createSiteHoldings(site.db)();
  await site.db.rows('/* test.noPlans */ UPDATE plan SET is_offered = false');
  expect(await holdings()).toEqual({});
  await site.db.rows('/* test.plans */ UPDATE plan SET is_offered = true');
  await site.db
    .rows(`/* test.census */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, live_generation)
    VALUES ('A-1921', 'A', '', 'CENSUS', 'census, land & surveys', 'census', 'england', 'free', 1), ('B-1911', 'B', '', 'TRANSCRIPTION', 'census, land & surveys', 'land & estates', 'england', 'free', 1)`);
  await site.db.rows(
    `/* test.coverage */ INSERT INTO record_set_coverage (record_set_id, generation, record_count, years, place_count, top_places) VALUES ('A-1921', 1, 1, '{1921}', 0, '[]'), ('B-1911', 1, 1, '{1911}', 0, '[]')`,
  );
  expect((await holdings()).heldCensuses).toEqual([1921]);
  await site.close();
});
