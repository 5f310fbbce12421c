import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { FIRST_LINES } from '#domain/newspapers/corrections/reviewReason.ts';
import { PAGE_TEXTS } from '#server/modules/newspapers/browse/textAllowance.ts';
import {
  type Clip,
  CLIP_FIELDS,
  CLIPPED,
  type ClippingSite,
  codeOf,
  openClippingSite,
} from '#test/support/server/clippingSite.ts';

const { issue: ISSUE, page: PAGE, shipping: SHIPPING, secret: SECRET, shipBox: SHIP_BOX } = CLIPPED;

let site: ClippingSite;
beforeAll(async () => {
  site = await openClippingSite();
}, 120_000);
afterAll(() => site.close());
afterEach(() => site.reset());

const change = (variables: object, as: object = site.maker) =>
  site.ask<{ changeClipping: Clip | null }>(
    `mutation Change($id: ID!, $version: Int!, $title: String, $note: String, $tags: [String!], $text: String, $regions: [RegionInput!]) { changeClipping(id: $id, version: $version, title: $title, note: $note, tags: $tags, text: $text, regions: $regions) { ${CLIP_FIELDS} } }`,
    variables,
    as,
  );
const list = async (variables: object = {}, as: object = site.maker) =>
  (
    await site.ask<{
      myClippings: {
        clippings: Clip[];
        total: number;
        tags: { tag: string; count: number }[];
        kept: number;
        most: number;
      };
    }>(
      `query Mine($words: String! = "", $tag: String, $removed: Boolean! = false, $offset: Int! = 0, $first: Int! = 40) { myClippings(words: $words, tag: $tag, removed: $removed, offset: $offset, first: $first) { clippings { ${CLIP_FIELDS} } total tags { tag count } kept most } }`,
      variables,
      as,
    )
  ).data!.myClippings;

describe('a clipping of a newspaper', () => {
  it('CORE-014 has the words inside its rectangles, its citation, its picture and its place in the reader', async () => {
    const clipped = await site.make({ note: 'for the book', tags: ['ships', 'Ships'] });
    expect(clipped).toMatchObject({
      kind: 'NEWSPAPER',
      title: 'A ship',
      note: 'for the book',
      tags: ['ships'],
      standing: 'OPEN',
      isMine: true,
      version: 1,
      share: null,
      daysLeft: null,
      people: [],
      text: 'the ship arrived at Fal-\nmouth on Monday',
      isUncorrected: true,
      address: `/image-viewer?issue=${PAGE}`,
      regions: [
        {
          imageId: site.image,
          pageId: PAGE,
          pageLabel: '1',
          ...SHIP_BOX,
          address: `/image-viewer?issue=${PAGE}&xywh=40,130,700,90`,
        },
      ],
    });
    expect(clipped.citation).toMatch(
      /^The Test Journal \(London\), Tuesday 17 February 1824, p\. 1; text read by machine, uncorrected; Muniment \(http.*image-viewer\?issue=BL\/0009999\/18240217\/0001 : accessed .*\)\.$/u,
    );
    expect(clipped.thumbnail).toBe(`/titan/marshal/obscura/api/clipping/thumbnail?id=${clipped.id}&size=small`);
    expect(clipped.regions[0]?.picture).toBe(`/titan/marshal/obscura/api/clipping/image/${clipped.id}/1.jpg`);
    expect(await site.clip(clipped.id)).toEqual(clipped);
  });

  it('of an article takes its zones; of a part without an image its lines', async () => {
    const article = await site.make({ source: { articleId: SHIPPING }, regions: [] });
    expect(article).toMatchObject({
      kind: 'ARTICLE',
      address: `/image-viewer?issue=${SHIPPING}`,
      text: 'the ship arrived at Fal-\nmouth on Monday',
    });
    expect(article.regions).toHaveLength(1);
    expect(article.citation).toMatch(/^“Shipping”, The Test Journal/u);
    await site.db.rows('/* test.noImage */ UPDATE newspaper_page SET image_id = NULL WHERE id = $1', [PAGE]);
    try {
      expect(await site.make({ source: { articleId: SHIPPING }, regions: [] })).toMatchObject({
        regions: [],
        thumbnail: null,
        text: 'the ship arrived at Fal-\nmouth on Monday\nthe ship was lost',
      });
    } finally {
      await site.db.rows('/* test.imageAgain */ UPDATE newspaper_page SET image_id = $2 WHERE id = $1', [
        PAGE,
        site.image,
      ]);
    }
  });

  it('of a record has its line, its citation and no text', async () => {
    const record = await site.make({ source: { recordId: 'MEMBERS-1881/1/1' }, regions: [] });
    expect(record).toMatchObject({
      kind: 'RECORD',
      standing: 'OPEN',
      text: '',
      isUncorrected: false,
      address: '/transcript?id=MEMBERS-1881%2F1%2F1',
      regions: [{ imageId: 'f-MEMBERS-1881-1', pageId: null }],
    });
    expect(record.citation).toMatch(/^Una1 Pinch, .*Members 1881/u);
    const region = { imageId: 'f-MEMBERS-1881-1', x: 100, y: 100, width: 300, height: 200 };
    expect(await site.make({ source: { imageId: 'f-MEMBERS-1881-1' }, regions: [region] })).toMatchObject({
      kind: 'IMAGE',
      standing: 'OPEN',
      regions: [{ address: '/image-viewer?id=MEMBERS-1881%2F1%2F1&xywh=100,100,300,200' }],
    });
  });

  it('keeps a text that its member has changed, and gives the words of the source back', async () => {
    const clipped = await site.make({ text: 'the ship arrived at Falmouth' });
    expect(clipped).toMatchObject({ text: 'the ship arrived at Falmouth', isUncorrected: false });
    expect((await change({ id: clipped.id, version: 1, text: '' })).data?.changeClipping).toMatchObject({
      text: 'the ship arrived at Fal-\nmouth on Monday',
      isUncorrected: true,
      version: 2,
    });
  });

  it('has the words that members have corrected', async () => {
    const clipped = await site.make();
    const { memberId } = site.maker;
    await site.db.rows(
      `/* test.trust */ INSERT INTO line_correction (issue_id, page_id, line, base_revision, before, after, member_id, made_at, state, changed_revision)
       SELECT 'n-old/18000101', 'n-old/18000101/0001', n, 1, 'a', 'b', $1, now() - interval '1 year', 'applied', 2 FROM generate_series(1, ${FIRST_LINES}) AS n`,
      [memberId],
    );
    const sent = await site.ask(
      'mutation Send($pageId: ID!) { correctLines(pageId: $pageId, revision: 1, lines: [{ line: 1, text: "mouth on Tuesday" }]) { lines { outcome } } }',
      { pageId: PAGE },
      { memberId },
    );
    expect(sent.data).toEqual({ correctLines: { lines: [{ outcome: 'APPLIED' }] } });
    expect(await site.clip(clipped.id)).toMatchObject({
      text: 'the ship arrived at Fal-\nmouth on Tuesday',
      isUncorrected: false,
    });
    await site.db.rows("/* test.asImported */ DELETE FROM page_text WHERE made_by = 'corrections'");
  });

  it('shows its words before it is saved, to who may read them', async () => {
    const words = async (regions: object[], as?: object) =>
      (
        await site.ask<{ textOfRegions: string }>(
          'query Words($regions: [RegionInput!]!) { textOfRegions(regions: $regions) }',
          { regions },
          as,
        )
      ).data?.textOfRegions;
    expect(await words([{ imageId: site.image, ...SHIP_BOX }], site.maker)).toMatch(/^the ship arrived/u);
    expect(await words([{ imageId: site.image, ...SHIP_BOX }])).toBe('');
    expect(await words([{ imageId: site.image, ...SHIP_BOX, width: 1_000_000 }], site.maker)).toBe('');
    const many = (length: number) => Array.from({ length }, () => ({ imageId: site.image, ...SHIP_BOX }));
    expect(await words(many(500), site.maker)).toBe('');
    expect(await words(many(6_000), site.maker)).toBeUndefined();
    expect(await words([{ imageId: 'p-\0', ...SHIP_BOX }], site.maker)).toBe('');
    await site.db.rows("/* test.read */ UPDATE rate_limit SET points = $1 WHERE key LIKE 'pageTexts:%'", [
      PAGE_TEXTS.points,
    ]);
    expect(await words([{ imageId: site.image, ...SHIP_BOX }], site.maker)).toBeUndefined();
  });

  it('counts its words among those that its reader may have in a while', async () => {
    const { id } = await site.make();
    const words = () =>
      site.ask<{ clipping: { text: string } | null }>(
        'query Words($id: ID!) { clipping(id: $id) { text } }',
        { id },
        site.maker,
      );
    expect((await words()).data?.clipping?.text).toMatch(/^the ship arrived/u);
    await site.db.rows("/* test.readAll */ UPDATE rate_limit SET points = $1 WHERE key LIKE 'pageTexts:%'", [
      PAGE_TEXTS.points,
    ]);
    expect(codeOf(await words())[0]).toBe('RATE_LIMITED');
  });
});

describe('what cannot be clipped', () => {
  const box = (more: object) => ({ regions: [{ imageId: site.image, ...SHIP_BOX, ...more }] });
  it.each<[string, () => object, string]>([
    ['a rectangle without width', () => box({ width: 0 }), 'regions'],
    ['one outside the image', () => box({ x: 990 }), 'regions'],
    ['one a million wide', () => box({ width: 1_000_000 }), 'regions'],
    ['none of a page', () => ({ regions: [] }), 'regions'],
    [
      'twenty-one',
      () => ({ regions: Array.from({ length: 21 }, () => ({ imageId: site.image, ...SHIP_BOX })) }),
      'regions',
    ],
    ['an image of something else', () => box({ imageId: 'f-MEMBERS-1881-1' }), 'regions'],
    ['an image that is not here', () => box({ imageId: 'p-aaaaaaaaaaaaaaaaaaaa' }), 'regions'],
    ['a page that is not here', () => ({ source: { newspaperPageId: `${ISSUE}/0009` } }), 'source'],
    ['an id with NUL', () => ({ source: { newspaperPageId: 'a\0b' } }), 'source'],
    ['an id of 5,000 signs', () => ({ source: { recordId: 'x'.repeat(5_000) }, regions: [] }), 'source'],
    ['two sources', () => ({ source: { newspaperPageId: PAGE, articleId: SHIPPING } }), 'source'],
    ['no source', () => ({ source: {} }), 'source'],
    ['a tag of 10,000 signs', () => ({ tags: ['x'.repeat(10_000)] }), 'tags'],
    ['no title', () => ({ title: ' ' }), 'title'],
    ['a collection that is not there', () => ({ collectionId: 'k-aaaaaaaaaaaaaaaaaaaa' }), 'collectionId'],
    ['a collection with NUL', () => ({ collectionId: 'k-\0' }), 'collectionId'],
  ])('%s', async (_what, variables, field) => {
    expect(codeOf(await site.made(variables()))).toEqual(['BAD_USER_INPUT', field]);
    expect((await list()).total).toBe(0);
  });

  it('what the reader may not read looks like what is not there', async () => {
    await site.db.rows("/* test.paid */ INSERT INTO access_rule (access) VALUES ('subscribers')");
    const [closed, missing] = [await site.made({}), await site.made({ source: { newspaperPageId: `${ISSUE}/0009` } })];
    expect(closed.errors?.map(({ message, extensions: { requestId: _id, ...rest } }) => [message, rest])).toEqual(
      missing.errors?.map(({ message, extensions: { requestId: _id, ...rest } }) => [message, rest]),
    );
  });

  it('an article that was just closed, and its place on the page', async () => {
    await site.db.rows("/* test.hide */ UPDATE newspaper_article SET hidden_reason = 'asked for' WHERE id = $1", [
      SECRET,
    ]);
    expect(codeOf(await site.made({ source: { articleId: SECRET }, regions: [] }))).toEqual([
      'BAD_USER_INPUT',
      'source',
    ]);
    expect(
      codeOf(await site.made({ regions: [{ imageId: site.image, x: 60, y: 222, width: 600, height: 28 }] })),
    ).toEqual(['BAD_USER_INPUT', 'regions']);
  });

  it.each<[string, object | undefined, string]>([
    ['a visitor', undefined, 'UNAUTHENTICATED'],
    ['a member without the grant', { memberId: 1, grants: ['help'] }, 'FORBIDDEN'],
    ['a member whose grants could not be loaded', { memberId: 1, grants: null }, 'FORBIDDEN'],
  ])('anything by %s', async (_who, as, code) => {
    expect(codeOf(await site.made({}, as ?? {}))[0]).toBe(code);
  });

  it('more than a member may keep', async () => {
    await site.db.rows(
      `/* test.many */ INSERT INTO clipping (id, member_id, kind, source_id, title, citation, own_words, source_words)
       SELECT 'c-' || translate(lpad(to_hex(n), 20, '0'), '0189', 'ghij'), $1, 'newspaper', 'x', 'x', '', '', '' FROM generate_series(1, $2::int) AS n`,
      [site.maker.memberId, CLIPPING_LIMITS.clippings],
    );
    expect(await list({ first: 0 })).toMatchObject({
      total: CLIPPING_LIMITS.clippings,
      kept: CLIPPING_LIMITS.clippings,
      most: CLIPPING_LIMITS.clippings,
    });
    expect(codeOf(await site.made({}))[0]).toBe('LIMIT_REACHED');
  });
});

describe('the standing of a clipping', () => {
  it('follows a closed article at once: title and citation stay, words and pictures go', async () => {
    const clipped = await site.make({
      source: { articleId: SECRET },
      regions: [],
      title: 'My title',
      text: 'a secret of my own words',
    });
    expect(clipped).toMatchObject({ standing: 'OPEN', text: 'a secret of my own words' });
    await site.hide(SECRET);
    const closed = await site.clip(clipped.id);
    expect(closed).toMatchObject({
      standing: 'CLOSED',
      title: 'My title',
      text: '',
      isUncorrected: false,
      thumbnail: null,
      regions: [{ picture: null }],
    });
    expect(closed?.citation).toMatch(/^The Test Journal \(London\), Tuesday 17 February 1824, p\. 1;/u);
    expect(JSON.stringify(closed)).not.toMatch(/secret/iu);
    expect((await list({ words: 'secret' })).total).toBe(0);
    await site.db.rows('/* test.reopen */ UPDATE newspaper_article SET hidden_reason = NULL');
    expect(await site.clip(clipped.id)).toMatchObject({ standing: 'OPEN', text: 'a secret of my own words' });
    expect((await list({ words: 'secret' })).total).toBe(1);
  });

  it('of a page loses the words of an article that is closed, and is closed where nothing else is left', async () => {
    const [whole, part] = [
      await site.make({ regions: [{ imageId: site.image, x: 0, y: 0, width: 1_000, height: 1_500 }] }),
      await site.make({ regions: [{ imageId: site.image, x: 60, y: 222, width: 600, height: 28 }] }),
    ];
    expect(whole.text).toMatch(/secret/u);
    await site.hide(SECRET);
    const present = await site.clip(whole.id);
    expect(present).toMatchObject({ standing: 'OPEN' });
    expect(present?.text).not.toMatch(/secret/u);
    expect(await site.clip(part.id)).toMatchObject({ standing: 'CLOSED', text: '', thumbnail: null });
  });

  it('follows the rules of access at once', async () => {
    const clipped = await site.make();
    await site.db.rows("/* test.paidNow */ INSERT INTO access_rule (access) VALUES ('subscribers')");
    expect(await site.clip(clipped.id)).toMatchObject({ standing: 'CLOSED', text: '', thumbnail: null });
    expect((await list({ words: 'falmouth fal' })).total).toBe(0);
  });

  it('follows a closed record, whose name leaves the citation', async () => {
    const record = await site.make({ source: { recordId: 'MEMBERS-1881/1/1' }, regions: [], title: 'My aunt' });
    await site.db.rows("/* test.closeRecord */ UPDATE record SET is_closed = true WHERE id = 'MEMBERS-1881/1/1'");
    const closed = await site.clip(record.id);
    expect(closed).toMatchObject({ standing: 'CLOSED', title: 'My aunt', thumbnail: null });
    expect(closed?.citation).not.toMatch(/Una1/u);
    expect(closed?.citation).toMatch(/^Members 1881/u);
  });

  it.each([
    [
      'a larger scan of the same shape',
      2_000,
      3_000,
      { standing: 'OPEN', regions: [{ x: 80, y: 260, width: 1_400, height: 180 }] },
    ],
    [
      'another shape',
      1_500,
      1_500,
      { standing: 'REPLACED', thumbnail: null, regions: [{ picture: null, x: 40 }], text: '' },
    ],
  ])('follows an image that is replaced by one of %s', async (_what, width, height, expected) => {
    const clipped = await site.make();
    await site.db.rows('/* test.rescan */ UPDATE page_image SET width = $2, height = $3 WHERE id = $1', [
      site.image,
      width,
      height,
    ]);
    const now = await site.clip(clipped.id);
    expect(now).toMatchObject(expected);
    if (now?.standing === 'OPEN') expect(now.text).toBe('the ship arrived at Fal-\nmouth on Monday');
  });

  it('is closed where the page has no image any more, or is gone', async () => {
    const clipped = await site.make();
    await site.db.rows('/* test.lose */ UPDATE newspaper_page SET image_id = NULL WHERE id = $1', [PAGE]);
    expect(await site.clip(clipped.id)).toMatchObject({ standing: 'CLOSED', text: '' });
    await site.db.rows('/* test.find */ UPDATE newspaper_page SET image_id = $2 WHERE id = $1', [PAGE, site.image]);
  });
});

describe('a member’s clippings', () => {
  it('are listed, the newest first, by words, tags and parts of the list', async () => {
    const first = await site.make({ title: 'Éire arrives', tags: ['ships', 'sea'] });
    const second = await site.make({
      title: 'Falmouth',
      note: 'a note',
      tags: ['ships'],
      regions: [{ imageId: site.image, x: 0, y: 90, width: 900, height: 40 }],
    });
    const all = await list();
    expect(all).toMatchObject({
      total: 2,
      kept: 2,
      tags: [
        { tag: 'ships', count: 2 },
        { tag: 'sea', count: 1 },
      ],
    });
    expect(all.clippings.map(({ id }) => id)).toEqual([second.id, first.id]);
    const found = async (words: string) => (await list({ words })).clippings.map(({ id }) => id);
    expect(await found('ARRIV')).toEqual([first.id]);
    expect(await found('éire')).toEqual([first.id]);
    expect(await found('note fal')).toEqual([second.id]);
    expect(await found('journal')).toEqual([second.id]);
    expect(await found("' | ! & :* \\ \0")).toEqual([]);
    expect(await found('x '.repeat(5_000))).toEqual([]);
    expect(await found('x'.repeat(5_000))).toEqual([]);
    expect((await list({ tag: 'a\0b' })).total).toBe(0);
    expect((await list({ tag: 'sea' })).clippings.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ offset: 1, first: 1 })).clippings.map(({ id }) => id)).toEqual([first.id]);
    expect(await list({ offset: -5, first: 1_000_000_000 })).toMatchObject({ total: 2 });
    expect(await list({}, site.other)).toMatchObject({ total: 0, tags: [] });
  });

  it('are no one else’s: by their ids others read and change nothing', async () => {
    const { id } = await site.make();
    expect([await site.clip(id, site.other), await site.clip(id, {})]).toEqual([null, null]);
    expect((await change({ id, version: 1, title: 'Mine' }, site.other)).data?.changeClipping).toBeNull();
    for (const name of ['restoreClipping', 'unshareClipping'])
      expect(await site.mutate(name, id, site.other)).toBeNull();
    expect(await site.mutate('removeClipping', id, site.other)).toBe(false);
    expect(await site.clip(id)).toMatchObject({ title: 'A ship', version: 1 });
  });

  it.each(['c-aaaaaaaaaaaaaaaaaaaa', '', 'a\0b', 'x'.repeat(5_000)])('have none by the id %j', async (id) => {
    expect(await site.clip(id)).toBeNull();
    expect((await change({ id, version: 1, title: 'x' })).data).toEqual({ changeClipping: null });
    expect([
      await site.mutate('unshareClipping', id),
      await site.mutate('restoreClipping', id),
      await site.mutate('removeClipping', id),
    ]).toEqual([null, null, false]);
  });

  it('are not overwritten from a second window', async () => {
    const { id } = await site.make();
    expect((await change({ id, version: 1, title: 'First' })).data?.changeClipping).toMatchObject({
      title: 'First',
      version: 2,
      tags: [],
    });
    const late = await change({ id, version: 1, title: 'Second' });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { title: 'First', version: 2 } });
    expect((await site.clip(id))?.title).toBe('First');
  });

  it('are clipped in other places afterwards', async () => {
    const { id } = await site.make();
    const moved = await change({
      id,
      version: 1,
      regions: [
        { imageId: site.image, x: 40, y: 170, width: 700, height: 50 },
        { imageId: site.image, x: 40, y: 90, width: 700, height: 40 },
      ],
    });
    expect(moved.data?.changeClipping).toMatchObject({ text: 'mouth on Monday\nThe Test Journal', version: 2 });
    expect(
      codeOf(await change({ id, version: 2, regions: [{ imageId: site.image, ...SHIP_BOX, height: 4 }] })),
    ).toEqual(['BAD_USER_INPUT', 'regions']);
    expect((await list({ words: 'journal' })).total).toBe(1);
    expect((await list({ words: 'arrived' })).total).toBe(0);
  });

  it('are removed and restored for 30 days', async () => {
    const { id } = await site.make();
    expect([await site.mutate('removeClipping', id), await site.mutate('removeClipping', id)]).toEqual([true, false]);
    expect([await site.clip(id), (await list()).total]).toEqual([null, 0]);
    expect((await list({ removed: true })).clippings).toMatchObject([{ id, daysLeft: 30 }]);
    expect(await site.mutate('restoreClipping', id)).toEqual({ id });
    await site.mutate('removeClipping', id);
    await site.db.rows("/* test.later */ UPDATE clipping SET removed_at = now() - interval '31 days'");
    expect([await site.mutate('restoreClipping', id), (await list({ removed: true })).total]).toEqual([null, 0]);
  });
});
