import sharp from 'sharp';

import { SHARED_SIDE } from '#domain/clippings/core/sharedPicture.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { IMAGES } from '#server/engines/images/http/createImageService.ts';
import { aboutSharedClipping } from '#server/modules/clippings/core/index.ts';
import { type Clip, CLIPPED, type ClippingSite, codeOf, openClippingSite } from '#test/support/server/clippingSite.ts';

type As = Partial<Viewer>;
interface Shared {
  title: string;
  note: string;
  standing: string;
  citation: string;
  pictures: string[];
  pictureSizes: { width: number; height: number }[];
}

let site: ClippingSite;
let [editor, reader, stranger]: As[] = [{}, {}, {}];
beforeAll(async () => {
  site = await openClippingSite();
  [editor, reader, stranger] = await Promise.all(['editor', 'reader', 'stranger'].map((name) => site.member(name)));
}, 120_000);
afterAll(() => site.close());
afterEach(() => site.reset());

const get = (url: string, as: As = {}, headers: Record<string, string> = {}) =>
  site.app.inject({
    url,
    headers: { host: 'localhost:3000', ...(as.memberId != null && site.headersOf(as)), ...headers },
  });
const thumbnailOf = (id: string, size = 'small') =>
  `/titan/marshal/obscura/api/clipping/thumbnail?id=${id}&size=${size}`;
const pictureOf = (id: string, n: number | string = 1) => `/titan/marshal/obscura/api/clipping/image/${id}/${n}.jpg`;
const shared = async (shareId: string, as: As = {}) =>
  (
    await site.ask<{ sharedClipping: Shared | null }>(
      'query Shared($shareId: ID!) { sharedClipping(shareId: $shareId) { id title note standing citation address pictures pictureSizes { width height } sharedAt } }',
      { shareId },
      as,
    )
  ).data?.sharedClipping ?? null;
const shareIt = async (id: string, includesNote = false, as: As = site.maker) =>
  site.ask<{ shareClipping: Clip | null }>(
    'mutation Share($id: ID!, $includesNote: Boolean!) { shareClipping(id: $id, includesNote: $includesNote) { id share { address includesNote showsPicture } } }',
    { id, includesNote },
    as,
  );
const shareIdOf = async (id: string, includesNote = false, as: As = site.maker): Promise<string> =>
  (await shareIt(id, includesNote, as)).data?.shareClipping?.share?.address.split('/').at(-1) ?? '';
const rule = (access: string, allowsSharing: boolean | null = null) =>
  site.db.rows('/* test.rule */ INSERT INTO access_rule (access, allows_sharing) VALUES ($1, $2)', [
    access,
    allowsSharing,
  ]);

/** A clipping in a private collection that an editor and a reader share, and its link. */
async function clipped(variables: object = {}) {
  const made = await site.ask<{ makeCollection: { id: string } }>(
    'mutation Start { makeCollection(name: "Ships") { id } }',
    {},
    site.maker,
  );
  const collectionId = made.data?.makeCollection.id ?? '';
  await site.db.rows(
    "/* test.readers */ INSERT INTO collection_member (collection_id, member_id, role) VALUES ($1, $2, 'editor'), ($1, $3, 'reader')",
    [collectionId, editor?.memberId, reader?.memberId],
  );
  const { id } = await site.make({ collectionId, ...variables });
  return { id, collectionId, shareId: await shareIdOf(id) };
}

describe('the doors to a clipping', () => {
  /** Whether each door is open: the query with its words, the thumbnail, the picture. */
  async function doors(id: string, as: As): Promise<string> {
    const query = await site.clip(id, as);
    const [small, large] = await Promise.all([get(thumbnailOf(id), as), get(pictureOf(id), as)]);
    const open = {
      query: query !== null,
      words: query?.standing === 'OPEN' && query.text !== '',
      thumbnail: small.statusCode === 200,
      picture: large.statusCode === 200,
    };
    return Object.entries(open)
      .flatMap(([name, isOpen]) => (isOpen ? [name] : []))
      .join(' ');
  }
  async function sharedDoors(shareId: string, as: As): Promise<string> {
    const query = await shared(shareId, as);
    const [small, large] = await Promise.all([get(thumbnailOf(shareId), as), get(pictureOf(shareId), as)]);
    const open = {
      page: query !== null,
      pictures: (query?.pictures.length ?? 0) > 0,
      thumbnail: small.statusCode === 200,
      picture: large.statusCode === 200,
    };
    return Object.entries(open)
      .flatMap(([name, isOpen]) => (isOpen ? [name] : []))
      .join(' ');
  }
  const ALL = 'query words thumbnail picture';
  const PICTURES = 'page pictures thumbnail picture';

  it.each<[string, () => Promise<unknown>, { member: string; share: string; memberShare: string }]>([
    [
      'for members, as without a rule',
      () => Promise.resolve(),
      { member: ALL, share: PICTURES, memberShare: PICTURES },
    ],
    ['free', () => rule('free'), { member: ALL, share: PICTURES, memberShare: PICTURES }],
    [
      'for members, its sharing forbidden',
      () => rule('members', false),
      { member: ALL, share: 'page', memberShare: PICTURES },
    ],
    ['paid for', () => rule('subscribers'), { member: 'query', share: 'page', memberShare: 'page' }],
    [
      'paid for, its sharing allowed',
      () => rule('subscribers', true),
      { member: 'query', share: PICTURES, memberShare: PICTURES },
    ],
    [
      'covered',
      () =>
        site.db.rows('/* test.hideBoth */ UPDATE newspaper_article SET hidden_reason = $1 WHERE NOT is_guess', [
          'asked for',
        ]),
      { member: 'query words thumbnail picture', share: PICTURES, memberShare: PICTURES },
    ],
    [
      'of another shape now',
      () => site.db.rows('/* test.reshape */ UPDATE page_image SET width = 1500 WHERE id = $1', [site.image]),
      { member: 'query', share: 'page', memberShare: 'page' },
    ],
    [
      'without an image now',
      () =>
        site.db.rows('/* test.unpicture */ UPDATE newspaper_page SET image_id = NULL WHERE id = $1', [CLIPPED.page]),
      { member: 'query', share: 'page', memberShare: 'page' },
    ],
  ])('are open to each reader as the page is: %s', async (what, close, { member, share, memberShare }) => {
    // Over lines of the article and the heading of the page, which the source tells to be in none.
    const { id, shareId } = await clipped({ regions: [{ imageId: site.image, x: 40, y: 90, width: 700, height: 90 }] });
    await close();
    for (const as of [site.maker, editor!, reader!]) expect([what, await doors(id, as)]).toEqual([what, member]);
    for (const as of [stranger!, {}]) expect([what, await doors(id, as)]).toEqual([what, '']);
    expect([what, await sharedDoors(shareId, {}), await sharedDoors(shareId, stranger!)]).toEqual([
      what,
      share,
      memberShare,
    ]);
  });

  it.each<[string, object, () => Promise<unknown>]>([
    [
      'an article',
      { source: { articleId: CLIPPED.secret }, regions: [], title: 'The scandal' },
      () => site.hide(CLIPPED.secret),
    ],
    [
      'a record',
      { source: { recordId: CLIPPED.record }, regions: [], title: 'The scandal' },
      () => site.db.rows('/* test.closed */ UPDATE record SET is_closed = true WHERE id = $1', [CLIPPED.record]),
    ],
    [
      'all that is clipped of a page',
      {
        get regions() {
          return [{ imageId: site.image, ...CLIPPED.secretBox }];
        },
        title: 'The scandal',
      },
      () => site.hide(CLIPPED.secret),
    ],
  ])(
    'are shut at once when %s is closed to everyone, its title to others than its maker as well',
    async (_what, variables, close) => {
      const { id, shareId } = await clipped(variables);
      expect([(await doors(id, reader!)).includes('picture'), await sharedDoors(shareId, stranger!)]).toEqual([
        true,
        PICTURES,
      ]);
      await close();
      expect(await site.clip(id)).toMatchObject({ title: 'The scandal', standing: 'CLOSED' });
      for (const as of [site.maker, editor!, reader!]) expect(await doors(id, as)).toBe('query');
      expect((await site.clip(id, reader))?.title).not.toMatch(/scandal/u);
      const page = await shared(shareId);
      expect(page).toMatchObject({ standing: 'CLOSED', note: '', pictures: [] });
      expect(
        JSON.stringify([
          page,
          await aboutSharedClipping(site.db, { publicUrl: 'http://localhost:3000', name: 'Muniment' }, shareId),
        ]),
      ).not.toMatch(/scandal|secret|Una1/iu);
      expect(await sharedDoors(shareId, stranger!)).toBe('page');
    },
  );

  it('are open to everyone once the collection is public, as far as the page is', async () => {
    const { id, collectionId } = await clipped();
    await site.db.rows('/* test.publish */ UPDATE collection SET is_public = true WHERE id = $1', [collectionId]);
    expect([await doors(id, stranger!), await doors(id, {})]).toEqual([ALL, 'query']);
    await site.db.rows('/* test.removeCollection */ UPDATE collection SET removed_at = now() WHERE id = $1', [
      collectionId,
    ]);
    expect([await doors(id, stranger!), await doors(id, reader!), await doors(id, site.maker)]).toEqual(['', '', ALL]);
  });
});

describe('a clipping a part of which is closed', () => {
  it('tells no one the words of an article that was closed after it was made, but its maker what they wrote', async () => {
    const { collectionId: id } = await clipped();
    await site.db.rows('/* test.publishPages */ UPDATE collection SET is_public = true WHERE id = $1', [id]);
    const whole = { regions: [{ imageId: site.image, x: 0, y: 0, width: 1_000, height: 1_500 }], collectionId: id };
    const [read, typed] = [
      await site.make({ ...whole, title: 'First' }),
      await site.make({ ...whole, title: 'Second', text: 'a secret matter, as I read it' }),
    ];
    const member = { memberId: site.other.memberId, flags: ['enable-search-clippings-in-collections'] };
    const total = async (words: string) =>
      (
        await site.ask<{ searchClippings: { total: number } }>(
          'query Find($words: String!) { searchClippings(words: $words) { total } }',
          { words },
          member,
        )
      ).data?.searchClippings.total;
    const own = async (words: string) =>
      (
        await site.ask<{ myClippings: { clippings: { id: string }[] } }>(
          'query Mine($words: String!) { myClippings(words: $words) { clippings { id } } }',
          { words },
          site.maker,
        )
      ).data?.myClippings.clippings.map((one) => one.id);
    const texts = async (as: As) =>
      Promise.all([read.id, typed.id].map(async (clip) => /secret/u.test((await site.clip(clip, as))?.text ?? '')));
    expect([await total('secret'), (await own('secret'))?.length, await texts(site.other)]).toEqual([
      2,
      2,
      [true, true],
    ]);
    await site.hide(CLIPPED.secret);
    expect([await total('secret'), await total('first'), await total('arrived')]).toEqual([0, 1, 1]);
    expect([await own('secret'), await texts(site.other), await texts(site.maker)]).toEqual([
      [typed.id],
      [false, false],
      [false, true],
    ]);
  });
});

describe('pictures of a clipping', () => {
  const sizeOf = async (body: Buffer) => {
    const { width, height, format } = await sharp(body).metadata();
    return `${format} ${width}x${height}`;
  };

  it('COLL-001 COLL-002 are cut at the sizes of their addresses, region by region', async () => {
    const { id, regions, thumbnail } = await site.make({
      regions: [
        { imageId: site.image, ...CLIPPED.shipBox },
        { imageId: site.image, x: 0, y: 0, width: 1_000, height: 1_500 },
      ],
    });
    expect([thumbnail, ...regions.map(({ picture }) => picture)]).toEqual([
      thumbnailOf(id),
      pictureOf(id, 1),
      pictureOf(id, 2),
    ]);
    const sizes = await Promise.all(
      [thumbnailOf(id), thumbnailOf(id, 'medium'), pictureOf(id, 1), pictureOf(id, 2)].map(async (url) =>
        sizeOf((await get(url, site.maker)).rawPayload),
      ),
    );
    expect(sizes).toEqual(['jpeg 240x31', 'jpeg 600x77', 'jpeg 700x90', 'jpeg 1000x1500']);
    const inWebp = await get(thumbnailOf(id), site.maker, { accept: 'image/avif,image/webp,*/*' });
    expect([await sizeOf(inWebp.rawPayload), inWebp.headers['content-type'], inWebp.headers.vary]).toEqual([
      'webp 240x31',
      'image/webp',
      expect.stringContaining('Accept'),
    ]);
    const small = await get(
      pictureOf((await site.make({ regions: [{ imageId: site.image, x: 0, y: 0, width: 8, height: 8 }] })).id),
      site.maker,
    );
    expect(await sizeOf(small.rawPayload)).toBe('jpeg 8x8');
  });

  it('are asked for again each time, and stay on this site unless they are shared', async () => {
    const { id, shareId } = await clipped();
    const own = await get(pictureOf(id), site.maker);
    expect(own.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
    const etag = String(own.headers.etag);
    expect((await get(pictureOf(id), site.maker, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(pictureOf(id), stranger, { 'if-none-match': etag })).statusCode).toBe(404);
    expect((await get(pictureOf(shareId))).headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    });
    await rule('subscribers');
    expect((await get(pictureOf(id), site.maker, { 'if-none-match': etag })).statusCode).toBe(404);
  });

  it('cover what is closed, as the viewer does', async () => {
    const whole = await site.make({ regions: [{ imageId: site.image, x: 0, y: 0, width: 1_000, height: 1_500 }] });
    const colour = async () => {
      const { data, info } = await sharp((await get(pictureOf(whole.id), site.maker)).rawPayload)
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[(235 * info.width + 300) * info.channels] ?? 0;
    };
    const before = await colour();
    await site.hide(CLIPPED.secret);
    expect([before > 230, (await colour()) < 150]).toEqual([true, true]);
  });

  it.each([
    pictureOf('c-aaaaaaaaaaaaaaaaaaaa'),
    pictureOf('x'.repeat(22)),
    pictureOf('%00'),
    pictureOf('..%2F..%2Fetc'),
    pictureOf('a'.repeat(300)),
    thumbnailOf('c-aaaaaaaaaaaaaaaaaaaa'),
    thumbnailOf('%00'),
    '/titan/marshal/obscura/api/clipping/thumbnail',
    '/titan/marshal/obscura/api/clipping/thumbnail?id=a&id=b',
    '/titan/marshal/obscura/api/clipping/image/x',
    '/titan/marshal/obscura/api/clipping/image/x/1.png',
  ])('are not at %s', async (url) => expect((await get(url, site.maker)).statusCode).toBe(404));

  it.each(['0', '2', '21', '-1', '01', '1e1', 'x'])('have no number %s', async (n) => {
    const { id } = await site.make();
    expect((await get(pictureOf(id, n), site.maker)).statusCode).toBe(404);
  });

  it('have no size but two', async () => {
    const { id } = await site.make();
    expect([
      (await get(thumbnailOf(id, 'large'), site.maker)).statusCode,
      (await get(thumbnailOf(id, 'constructor'), site.maker)).statusCode,
    ]).toEqual([404, 404]);
  });

  it('are counted among the images of a network', async () => {
    const { shareId } = await clipped();
    await site.db.rows(
      "/* test.spend */ INSERT INTO rate_limit (key, points, expire) VALUES ('imagesOfNetwork:192.0.2.9', $1, $2)",
      [IMAGES.points, Date.now() + 60_000],
    );
    const from = (remoteAddress: string) =>
      site.app.inject({ url: pictureOf(shareId), remoteAddress, headers: { host: 'localhost:3000' } });
    expect([(await from('192.0.2.9')).statusCode, (await from('192.0.2.10')).statusCode]).toEqual([429, 200]);
  });
});

describe('a shared clipping', () => {
  it('COLL-007 REC-008 shows a visitor its title, citation and picture, and its note if its maker shares that', async () => {
    const { id } = await site.make({ note: 'my great-grandfather' });
    const first = await shareIdOf(id);
    expect(first).toMatch(/^[\w-]{22}$/u);
    expect(await shared(first)).toMatchObject({
      title: 'A ship',
      note: '',
      standing: 'OPEN',
      pictures: [pictureOf(first)],
    });
    const { width, height } = await sharp((await get(pictureOf(first))).rawPayload).metadata();
    expect((await shared(first))?.pictureSizes).toEqual([{ width, height }]);
    expect((await shared(first))?.citation).toMatch(/^The Test Journal \(London\)/u);
    const again = (await shareIt(id, true)).data?.shareClipping?.share;
    expect(again).toEqual({
      address: `http://localhost:3000/image-share/${first}`,
      includesNote: true,
      showsPicture: true,
    });
    expect((await shared(first))?.note).toBe('my great-grandfather');
    expect(
      await aboutSharedClipping(site.db, { publicUrl: 'http://localhost:3000', name: 'Muniment' }, first),
    ).toMatchObject({
      title: 'A ship',
      description: expect.stringContaining('The Test Journal') as string,
      socialImage: pictureOf(first),
    });
  });

  it('is gone with its link at once, its picture as well; a new link is another one', async () => {
    const { id } = await site.make();
    const first = await shareIdOf(id);
    const etag = String((await get(pictureOf(first))).headers.etag);
    expect(await site.mutate('unshareClipping', id)).toEqual({ id });
    expect([
      await shared(first),
      (await get(pictureOf(first), {}, { 'if-none-match': etag })).statusCode,
      (await get(thumbnailOf(first))).statusCode,
    ]).toEqual([null, 404, 404]);
    const second = await shareIdOf(id);
    expect([second === first, await shared(first)]).toEqual([false, null]);
    await site.mutate('removeClipping', id);
    await site.mutate('restoreClipping', id);
    expect([await shared(second), (await site.clip(id))?.share]).toEqual([null, null]);
  });

  it('shows no more than 35 % of a page that not everyone may read, in no more than 1,200 pixels', async () => {
    const large = await site.make({ regions: [{ imageId: site.image, x: 0, y: 0, width: 1_000, height: 1_500 }] });
    expect((await shareIt(large.id)).data?.shareClipping?.share).toMatchObject({ showsPicture: false });
    const shareId = await shareIdOf(large.id);
    expect([(await get(pictureOf(shareId))).statusCode, (await shared(shareId))?.standing]).toEqual([404, 'CLOSED']);
    const own = await sharp((await get(pictureOf(shareId), stranger)).rawPayload).metadata();
    expect([own.width, own.height]).toEqual([SHARED_SIDE / 1.5, SHARED_SIDE]);
    await rule('free');
    expect((await get(pictureOf(shareId))).statusCode).toBe(200);
  });

  it('shows no more of a page by several small clippings than by one, whichever of them is asked for', async () => {
    const band = (y: number, height: number) => ({ regions: [{ imageId: site.image, x: 0, y, width: 1_000, height }] });
    const [first, second, third] = [
      await site.make(band(0, 300)),
      await site.make(band(300, 310)),
      await site.make(band(610, 220)),
    ];
    const links = [await shareIdOf(first.id), await shareIdOf(second.id), await shareIdOf(third.id)] as const;
    const statuses = () => Promise.all(links.map(async (shareId) => (await get(pictureOf(shareId))).statusCode));
    expect(await statuses()).toEqual([200, 404, 200]);
    expect((await shared(links[1]))?.pictures).toEqual([]);
    const ofAnother = await site.make(band(600, 500), stranger);
    expect((await get(pictureOf(await shareIdOf(ofAnother.id, false, stranger)))).statusCode).toBe(200);
    await site.mutate('unshareClipping', first.id);
    expect(await statuses()).toEqual([404, 200, 404]);
  });

  it('says nothing of a record to visitors that they may not read', async () => {
    const { id } = await site.make({ source: { recordId: CLIPPED.record }, regions: [], title: 'A household' });
    const [visitor, member] = [await shared(await shareIdOf(id)), await shared(await shareIdOf(id), stranger)];
    expect(visitor?.citation).not.toMatch(/Una1/u);
    expect(member?.citation).toMatch(/^Una1 Pinch/u);
  });

  it('is shared by its maker alone, while its source is open to them', async () => {
    const { id } = await site.make();
    expect((await shareIt(id, false, stranger)).data).toEqual({ shareClipping: null });
    expect(codeOf(await shareIt(id, false, {}))[0]).toBe('UNAUTHENTICATED');
    await rule('subscribers');
    expect(codeOf(await shareIt(id))).toEqual(['BAD_USER_INPUT', 'id']);
  });

  it.each(['', 'x'.repeat(22), 'c-aaaaaaaaaaaaaaaaaaaa', 'a\0b', 'x'.repeat(5_000)])(
    'is not found by %j',
    async (shareId) => expect(await shared(shareId)).toBeNull(),
  );

  it('cannot be guessed at without end', async () => {
    await site.db.rows(
      "/* test.guessed */ INSERT INTO rate_limit (key, points, expire) SELECT 'sharedClippings:' || '127.0.0.1', 300, $1",
      [Date.now() + 60_000],
    );
    expect(codeOf(await site.ask('query Guess { sharedClipping(shareId: "xxxxxxxxxxxxxxxxxxxxxx") { id } }'))[0]).toBe(
      'RATE_LIMITED',
    );
  });
});
