import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { aRecord, aRecordSet, publishRecords } from './publishRecords.ts';
import { type Answer, startTestApp, type TestApp } from './startTestApp.ts';

/** The newspaper and the records of the site. */
export const CLIPPED = {
  issue: 'BL/0009999/18240217',
  page: 'BL/0009999/18240217/0001',
  shipping: 'BL/0009999/18240217/0001/0001',
  secret: 'BL/0009999/18240217/0001/0002',
  record: 'MEMBERS-1881/1/1',
  recordImage: 'f-MEMBERS-1881-1',
  /** Over the lines "the ship arrived at Fal-" and "mouth on Monday". */
  shipBox: { x: 40, y: 130, width: 700, height: 90 },
  /** Over the line "a secret matter of a ship" alone. */
  secretBox: { x: 60, y: 222, width: 600, height: 28 },
} as const;

/** A clipping as GraphQL answers it. */
export interface Clip {
  id: string;
  title: string;
  note: string;
  tags: string[];
  text: string;
  isUncorrected: boolean;
  standing: string;
  citation: string;
  address: string;
  regions: {
    imageId: string;
    pageId: string | null;
    x: number;
    y: number;
    width: number;
    height: number;
    picture: string | null;
    address: string;
  }[];
  thumbnail: string | null;
  version: number;
  isMine: boolean;
  share: { address: string; includesNote: boolean; showsPicture: boolean } | null;
  daysLeft: number | null;
  collections: { id: string; name: string }[];
}

/** Everything of a clipping. */
export const CLIP_FIELDS =
  'id kind title note tags text isUncorrected standing citation address regions { imageId pageId pageLabel x y width height picture address } thumbnail madeAt changedAt version isMine share { address includesNote showsPicture } daysLeft collections { id name } people { name }';

const MAKE = `mutation Make($source: ClippingSourceInput!, $regions: [RegionInput!]!, $title: String!, $note: String! = "", $tags: [String!]! = [], $text: String, $collectionId: ID) {
  makeClipping(source: $source, regions: $regions, title: $title, note: $note, tags: $tags, text: $text, collectionId: $collectionId) { ${CLIP_FIELDS} } }`;

type Asker = Partial<Viewer> & { memberId: number };

/**
 * A site with an issue of two pages, the first of which has an image and two articles, and a census page; and two
 * members who may clip.
 */
export interface ClippingSite extends Omit<TestApp, 'close'> {
  /** For processes beside the site. */
  connection: Connection;
  dataDir: string;
  /** Of the first page. */
  image: string;
  maker: Asker;
  other: Asker;
  member(name: string): Promise<Asker>;
  made(variables: object, as?: Partial<Viewer>): Promise<Answer<{ makeClipping: Clip }>>;
  /** Clips the ship, unless told otherwise. @throws Error when it is refused. */
  make(variables?: object, as?: Partial<Viewer>): Promise<Clip>;
  clip(id: string, as?: Partial<Viewer>): Promise<Clip | null>;
  /** What a mutation by an id alone answers: the id of what it changed, or what else it says. */
  mutate(name: string, id: string, as?: Partial<Viewer>): Promise<unknown>;
  hide(articleId: string): Promise<unknown>;
  /** Everything open, nothing clipped. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Code and field of the first refusal. */
export const codeOf = ({ errors = [] }: { errors?: { extensions: Record<string, unknown> }[] }): unknown[] => [
  errors[0]?.extensions.code,
  errors[0]?.extensions.field,
];

/** Starts it. */
export async function openClippingSite(settings: Partial<Settings> = {}): Promise<ClippingSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-clippings-'));
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = path.join(folder, 'data');
  const dataDir = process.env.DATA_DIR;
  const db = await testDatabase();
  const site = await startTestApp({ db, settings: { ...settings, dataDir } });
  const picture = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } })
    .png()
    .toBuffer();
  const articles = [
    {
      headline: 'Shipping',
      areas: [
        { page: 1, begin: 'L2', end: 'L3' },
        { page: 2, begin: 'L1' },
      ],
    },
    { headline: 'Secret', areas: [{ page: 1, begin: 'L4' }] },
  ];
  writeFiles(folder, {
    'mets.xml': metsFile({ texts: ['0001.xml', '0002.xml'], images: ['0001.png'], articles }),
    '0001.xml': altoPage([
      'The Test Journal',
      'the ship arrived at Fal-',
      'mouth on Monday',
      'a secret matter of a ship',
    ]),
    '0002.xml': altoPage(['the ship was lost', 'other news']),
    '0001.png': picture,
  });
  await runAdmin(site.db, ['import-newspapers', folder]);
  const image =
    (
      await site.db.one<{ id: string }>('/* test.image */ SELECT image_id AS id FROM newspaper_page WHERE id = $1', [
        CLIPPED.page,
      ])
    )?.id ?? '';
  await publishRecords(
    site.db,
    aRecordSet({ id: 'MEMBERS-1881', name: 'Members 1881 (sample)', subcategory: 'census', isSample: true }),
    [1, 2].map((order) =>
      aRecord(`1/${order}`, {
        FirstName: `Una${order}`,
        LastName: 'Pinch',
        Age: '30',
        CensusYear: '1881',
        EventYear: '1881',
        EventType: 'Census',
        Place: 'Roche, Cornwall',
        Parish: 'Roche',
        EnumerationDistrict: '1',
        Page: '1',
      }),
    ),
  );
  const member = async (name: string): Promise<Asker> => ({
    memberId:
      (
        await createMember(site.db, {
          email: `${name}@example.com`,
          firstName: name,
          lastName: 'Lane',
          passwordHash: 'x',
        })
      )?.id ?? 0,
    grants: ['collections'],
  });
  const [maker, other] = [await member('maker'), await member('other')];
  const made: ClippingSite['made'] = (variables, as = maker) =>
    site.ask(
      MAKE,
      {
        source: { newspaperPageId: CLIPPED.page },
        regions: [{ imageId: image, ...CLIPPED.shipBox }],
        title: 'A ship',
        ...variables,
      },
      as,
    );
  return {
    ...site,
    connection: db.connection,
    dataDir,
    image,
    maker,
    other,
    member,
    made,
    async make(variables = {}, as = maker) {
      const answer = await made(variables, as);
      if (!answer.data) throw new Error(JSON.stringify(answer.errors));
      return answer.data.makeClipping;
    },
    clip: async (id, as = maker) =>
      (
        await site.ask<{ clipping: Clip | null }>(
          `query One($id: ID!) { clipping(id: $id) { ${CLIP_FIELDS} } }`,
          { id },
          as,
        )
      ).data?.clipping ?? null,
    mutate: async (name, id, as = maker) =>
      (
        await site.ask<Record<string, unknown>>(
          `mutation Do($id: ID!) { ${name}(id: $id) ${name.startsWith('remove') ? '' : '{ id }'} }`,
          { id },
          as,
        )
      ).data?.[name],
    hide: (articleId) =>
      site.db.rows("/* test.hideArticle */ UPDATE newspaper_article SET hidden_reason = 'asked for' WHERE id = $1", [
        articleId,
      ]),
    async reset() {
      await site.db.rows('/* test.showAll */ UPDATE newspaper_article SET hidden_reason = NULL');
      await site.db.rows('/* test.openAll */ UPDATE record SET is_closed = false');
      await site.db.rows('/* test.noRules */ DELETE FROM access_rule');
      await site.db.rows(
        "/* test.samePicture */ UPDATE page_image SET width = 1000, height = 1500 WHERE id LIKE 'p-%'",
      );
      await site.db.rows('/* test.pictureAgain */ UPDATE newspaper_page SET image_id = $2 WHERE id = $1', [
        CLIPPED.page,
        image,
      ]);
      await site.db.rows('/* test.noClippings */ DELETE FROM clipping');
      await site.db.rows('/* test.noCollections */ DELETE FROM collection');
      await site.db.rows('/* test.noCounters */ DELETE FROM rate_limit');
    },
    async close() {
      await site.close();
      if (before === undefined) delete process.env.DATA_DIR;
      else process.env.DATA_DIR = before;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
