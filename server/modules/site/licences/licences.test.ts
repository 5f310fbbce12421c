import { readFileSync } from 'node:fs';

import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const NOTICES = 'query Notices { thirdPartyNotices { id licence text parts { name version copyright } } }';
const WORDS = 'query Words($id: ID!) { thirdPartyNotice(id: $id) { licence text } }';

interface Notice {
  id: string;
  licence: string;
  parts: { name: string; version: string | null; copyright: string[] }[];
  text: string;
}

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const notices = async (): Promise<Notice[]> =>
  (await site.ask<{ thirdPartyNotices: Notice[] }>(NOTICES)).data?.thirdPartyNotices ?? [];

it('names every package that a site runs with, for visitors too', async () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'optionalDependencies',
    Record<string, string>
  >;
  const named = (await notices()).flatMap(({ parts }) => parts.map(({ name, version }) => `${name} ${version}`));
  expect(named).toEqual(
    expect.arrayContaining(
      Object.entries({ ...dependencies, ...optionalDependencies }).map(([name, version]) => `${name} ${version}`),
    ),
  );
});

it.each([
  ['MIT', 'fastify', 'Permission is hereby granted'],
  ['Apache-2.0', '@aws-sdk/client-s3', 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION'],
  ['OFL-1.1', '@fontsource/inter', 'SIL OPEN FONT LICENSE'],
  ['LGPL-3.0-or-later', '@img/sharp-win32-x64', 'GNU LESSER GENERAL PUBLIC LICENSE'],
  ['CC-BY-4.0', 'Positions of places: GeoNames', 'https://www.geonames.org/'],
  ['MIT AND BSD-3-Clause', 'English words: SCOWL, by Kevin Atkinson and others', 'Kevin Atkinson'],
])('gives the words of %s to %s', async (licence, name, words) => {
  const all = await notices();
  const notice = all.find((each) => each.licence === licence && each.parts.some((part) => part.name === name));
  expect(notice?.text).toContain(words);
});

it('gives the words of one by its id, and none by another', async () => {
  const all = await notices();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, licence, text } of all)
    expect((await site.ask(WORDS, { id })).data).toEqual({ thirdPartyNotice: { licence, text } });
  expect((await site.ask(WORDS, { id: 'none' })).data).toEqual({ thirdPartyNotice: null });
});

it('keeps the copyright line of a package beside it', async () => {
  const parts = (await notices()).flatMap((notice) => notice.parts);
  expect(parts.find(({ name }) => name === 'react')?.copyright).toEqual([
    'Copyright (c) Meta Platforms, Inc. and affiliates.',
  ]);
});
