import { readContentState } from '#domain/clippings/annotations/contentState.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { presentationFaults } from '#domain/newspapers/iiif/presentationFaults.fixture.ts';
import { PAGE_TEXTS } from '#server/modules/newspapers/browse/index.ts';
import { CLIPPED, type ClippingSite, codeOf, openClippingSite } from '#test/support/server/clippingSite.ts';

type As = Partial<Viewer>;
interface Body {
  purpose: string;
  value: string;
}
interface Target {
  source: { id: string; partOf?: { id: string }[] };
  selector: { value: string };
  scope?: string;
}
interface Annotation {
  id: string;
  label: { none: string[] };
  body?: Body[];
  target: Target[] | { id: string };
}
interface Page {
  type: string;
  total: number;
  first: { id: string };
  next?: { id: string };
  items: Annotation[];
}
interface Canvas {
  label: { none: string[] };
  partOf?: { id: string }[];
  items: { items: { body: { id?: string; type: string } }[] }[];
}
interface Manifest {
  items: Canvas[];
}

const ORIGIN = 'http://localhost:3000';
const CANVAS = `${ORIGIN}/iiif/newspapers/page/${encodeURIComponent(CLIPPED.page)}/canvas`;

let site: ClippingSite;
let [editor, stranger]: As[] = [{}, {}];
beforeAll(async () => {
  site = await openClippingSite();
  [editor, stranger] = await Promise.all(['editor', 'stranger'].map((name) => site.member(name)));
}, 120_000);
afterAll(() => site.close());
afterEach(() => site.reset());

const get = (url: string, as: As = {}, headers: Record<string, string> = {}) =>
  site.app.inject({
    url: url.replace(ORIGIN, ''),
    headers: { host: 'localhost:3000', ...(as.memberId != null && site.headersOf(as)), ...headers },
  });
const annotationOf = (id: string) => `/annotations/clipping/${id}`;
const manifestOf = (id: string) => `/iiif/collection/${id}/manifest`;
const json = async <Document>(url: string, as: As = {}): Promise<Document> => (await get(url, as)).json<Document>();
const rule = (access: string) => site.db.rows('/* test.rule */ INSERT INTO access_rule (access) VALUES ($1)', [access]);
const publish = (id: string) =>
  site.db.rows('/* test.publish */ UPDATE collection SET is_public = true WHERE id = $1', [id]);
const collect = async (as: As = site.maker): Promise<string> =>
  (
    await site.ask<{ makeCollection: { id: string } }>(
      'mutation Start { makeCollection(name: "Ships", description: "Of Falmouth") { id } }',
      {},
      as,
    )
  ).data?.makeCollection.id ?? '';
const addRecord = (collectionId: string) =>
  site.ask(
    'mutation Add($collectionId: ID!, $recordId: ID!) { addToCollection(collectionId: $collectionId, recordId: $recordId, note: "An aunt") { id } }',
    { collectionId, recordId: CLIPPED.record },
    site.maker,
  );
const importing = (collectionId: string, annotations: unknown[], as: As = site.maker) =>
  site.ask<{ importAnnotations: { title: string; clippingId: string | null; refusal: string | null }[] | null }>(
    'mutation Import($collectionId: ID!, $annotations: [String!]!) { importAnnotations(collectionId: $collectionId, annotations: $annotations) { title clippingId refusal } }',
    { collectionId, annotations: annotations.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))) },
    as,
  );

describe('a clipping as a Web Annotation', () => {
  it('has for its maker all they wrote, on canvases of its issue', async () => {
    const { id } = await site.make({ note: 'Ask', tags: ['Webb'] });
    const annotation = await json<Annotation>(annotationOf(id), site.maker);
    expect(annotation).toMatchObject({
      '@context': ['http://www.w3.org/ns/anno.jsonld', 'http://iiif.io/api/presentation/3/context.json'],
      id: ORIGIN + annotationOf(id),
      type: 'Annotation',
      label: { none: ['A ship'] },
    });
    expect(annotation.body?.map(({ purpose, value }) => [purpose, value])).toEqual([
      ['supplementing', expect.stringMatching(/ship/u)],
      ['commenting', 'Ask'],
      ['tagging', 'Webb'],
    ]);
    expect(annotation.target).toMatchObject([
      {
        source: {
          id: CANVAS,
          partOf: [{ id: `${ORIGIN}/iiif/newspapers/issue/${encodeURIComponent(CLIPPED.issue)}/manifest` }],
        },
        selector: { value: 'xywh=40,130,700,90' },
      },
    ]);
  });

  it('is handed over as a link that leads to its place, while it is open', async () => {
    const { id } = await site.make();
    const link = async () =>
      (
        await site.ask<{ clipping: { regions: { iiifLink: string | null }[] } }>(
          'query Link($id: ID!) { clipping(id: $id) { regions { iiifLink } } }',
          { id },
          site.maker,
        )
      ).data?.clipping.regions[0]?.iiifLink ?? null;
    const address = new URL((await link()) ?? '');
    expect([address.origin, address.pathname]).toEqual([ORIGIN, '/image-viewer']);
    expect(readContentState(ORIGIN, address.searchParams.get('iiif-content') ?? '')).toEqual({
      place: { canvas: { kind: 'newspaper', id: CLIPPED.page }, region: CLIPPED.shipBox },
    });
    await rule('subscribers');
    expect(await link()).toBeNull();
  });

  it('is for its session alone while it is private, for anyone without notes once it is public, and as it is shared by its link', async () => {
    const collectionId = await collect();
    const { id } = await site.make({ note: 'Ask', tags: ['Webb'], collectionId });
    const statuses = async () =>
      Promise.all([site.maker, stranger, {}].map(async (as) => (await get(annotationOf(id), as)).statusCode));
    expect(await statuses()).toEqual([200, 404, 404]);
    await publish(collectionId);
    expect(await statuses()).toEqual([200, 200, 200]);
    const [own, others] = [await get(annotationOf(id), site.maker), await get(annotationOf(id))];
    expect([
      own.headers['cache-control'],
      others.headers['cache-control'],
      others.headers['access-control-allow-origin'],
      others.headers['x-robots-tag'],
    ]).toEqual(['private, no-cache', 'public, no-cache', '*', 'noindex, nofollow']);
    expect(others.body).not.toMatch(/Ask|Webb/u);
    const shared = await site.ask<{ shareClipping: { share: { address: string } } }>(
      'mutation Share($id: ID!) { shareClipping(id: $id, includesNote: true) { share { address } } }',
      { id },
      site.maker,
    );
    const shareId = shared.data?.shareClipping.share.address.split('/').at(-1) ?? '';
    const seen = await get(annotationOf(shareId));
    expect([
      seen.statusCode,
      seen.body.includes('Ask'),
      seen.body.includes('Webb'),
      seen.body.includes(id),
      seen.body.includes('Fal-'),
    ]).toEqual([200, true, false, false, false]);
    await site.mutate('unshareClipping', id);
    expect((await get(annotationOf(shareId), {}, { 'if-none-match': String(seen.headers.etag) })).statusCode).toBe(404);
  });

  it('keeps words and places from those to whom its page is closed', async () => {
    const collectionId = await collect();
    const { id } = await site.make({ collectionId });
    await publish(collectionId);
    await rule('subscribers');
    const [own, others] = [
      await json<Annotation>(annotationOf(id), site.maker),
      await json<Annotation>(annotationOf(id), stranger),
    ];
    expect([own.body, others.body]).toEqual([undefined, undefined]);
    expect(own.target).toMatchObject([{ selector: { value: 'xywh=40,130,700,90' } }]);
    expect(JSON.stringify(others)).not.toMatch(/xywh/u);
    expect([(await site.clip(id, site.maker))?.regions.length, (await site.clip(id, stranger))?.regions]).toEqual([
      1,
      [],
    ]);
  });

  it.each(['c-aaaaaaaaaaaaaaaaaaaa', 'x'.repeat(22), '%00', 'c-', '..%2F..%2Fetc', 'x'.repeat(90)])(
    'is not at %s',
    async (id) => expect((await get(annotationOf(id), site.maker)).statusCode).toBe(404),
  );
});

describe('a collection by standards', () => {
  async function published(): Promise<{ id: string; clips: string[] }> {
    const id = await collect();
    const clips = [
      await site.make({ collectionId: id }),
      await site.make({ title: 'A household', source: { recordId: CLIPPED.record }, regions: [], collectionId: id }),
    ];
    await addRecord(id);
    await publish(id);
    return { id, clips: clips.map((clip) => clip.id) };
  }

  it('has its annotations page by page, in its order', async () => {
    const { id, clips } = await published();
    const collection = await json<Page>(`/annotations/collection/${id}`);
    expect([collection.type, collection.total]).toEqual(['AnnotationCollection', 3]);
    const page = await json<Page>(collection.first.id, site.maker);
    expect(page.items.map((one) => one.id)).toEqual([
      ...clips.map((clip) => ORIGIN + annotationOf(clip)),
      expect.stringContaining(`/annotations/collection/${id}/record/`),
    ]);
    expect([page.next, page.items[2]?.label, page.items[2]?.body?.[0]?.value]).toEqual([
      undefined,
      { none: ['Una1 Pinch'] },
      'An aunt',
    ]);
    for (const url of [
      `/annotations/collection/${id}/2`,
      `/annotations/collection/${id}/0`,
      `/annotations/collection/${id}/x`,
      '/annotations/collection/k-aaaaaaaaaaaaaaaaaaaa',
      '/annotations/collection/%00',
    ])
      expect((await get(url, site.maker)).statusCode).toBe(404);
  });

  it('has a sound manifest whose pictures this reader may have, and none that are closed', async () => {
    const { id } = await published();
    const bodies = async (as: As) => {
      const manifest = await json<Manifest>(manifestOf(id), as);
      expect(presentationFaults(manifest)).toEqual([]);
      return manifest.items.map((canvas) => canvas.items[0]?.items[0]?.body);
    };
    const [ship] = await bodies(site.maker);
    expect(ship?.id).toBe(`${ORIGIN}/iiif/3/${site.image}/40,130,700,90/700,90/0/default.jpg`);
    expect((await get(ship?.id ?? '', site.maker)).statusCode).toBe(200);
    await rule('subscribers');
    expect((await bodies(site.maker)).map((body) => body?.type)).toEqual(['TextualBody', 'Image']);
    expect((await bodies({})).map((body) => body?.type)).toEqual(['TextualBody', 'TextualBody']);
  });

  it('is for its members alone until it is public, and for no one once it is removed', async () => {
    const id = await collect();
    await site.db.rows(
      "/* test.editor */ INSERT INTO collection_member (collection_id, member_id, role) VALUES ($1, $2, 'editor')",
      [id, editor?.memberId],
    );
    const statuses = async () =>
      Promise.all([site.maker, editor, stranger, {}].map(async (as) => (await get(manifestOf(id), as)).statusCode));
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    await publish(id);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await site.mutate('removeCollection', id).catch(() => null);
    await site.db.rows('/* test.removed */ UPDATE collection SET removed_at = now() WHERE id = $1', [id]);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  it('counts towards the texts that a network may have', async () => {
    const { id, clips } = await published();
    await site.db.rows(
      "/* test.spend */ INSERT INTO rate_limit (key, points, expire) VALUES ('pageTextsOfNetwork:192.0.2.9', $1, $2)",
      [PAGE_TEXTS.points, Date.now() + 60_000],
    );
    const from = (url: string) =>
      site.app.inject({ url, remoteAddress: '192.0.2.9', headers: { host: 'localhost:3000' } });
    for (const url of [annotationOf(clips[0] ?? ''), `/annotations/collection/${id}/1`, manifestOf(id)])
      expect((await from(url)).statusCode).toBe(429);
  });
});

describe('annotations that are imported', () => {
  it('are the clippings that they were made of', async () => {
    const from = await collect();
    const written = { note: 'Ask', tags: ['Webb', 'ships'], title: 'The Hope' };
    const made = [
      await site.make(written),
      await site.make({ ...written, source: { articleId: CLIPPED.shipping }, regions: [], text: 'my own words' }),
      await site.make({ ...written, source: { recordId: CLIPPED.record }, regions: [] }),
    ];
    const annotations = await Promise.all(made.map(({ id }) => json<object>(annotationOf(id), site.maker)));
    const answer = await importing(from, annotations);
    const copies = await Promise.all(
      (answer.data?.importAnnotations ?? []).map(({ clippingId }) => site.clip(clippingId ?? '')),
    );
    const kept = ({ id: _id, address, ...clip }: NonNullable<(typeof copies)[number]>) => ({
      ...clip,
      address,
      regions: clip.regions.map(({ picture: _picture, ...region }) => region),
      thumbnail: null,
      collections: [],
      madeAt: null,
      changedAt: null,
    });
    expect(copies.map((clip) => clip && kept(clip))).toEqual(made.map(kept));
    expect(
      (await json<Page>(`/annotations/collection/${from}/1`, site.maker)).items.map(({ id }) => id.split('/').at(-1)),
    ).toEqual(copies.map((clip) => clip?.id));
  });

  it('are made once in a collection, by their id, until their clipping is removed', async () => {
    const [first, second] = [await collect(), await collect()];
    const annotations = [
      { id: 'https://notes.example/1', type: 'Annotation', target: CANVAS, body: { value: 'A note' } },
      { type: 'Annotation', target: CANVAS, body: { value: 'Without an id' } },
    ];
    const outcome = async (id: string) =>
      (await importing(id, annotations)).data?.importAnnotations?.map(
        ({ clippingId, refusal }) => refusal ?? clippingId,
      ) ?? [];
    const made = /^c-/u;
    const one = (await outcome(first))[0] ?? '';
    expect([one, await outcome(first), await outcome(second)]).toEqual([
      expect.stringMatching(made),
      ['You’ve imported it into this collection before.', expect.stringMatching(made)],
      [expect.stringMatching(made), expect.stringMatching(made)],
    ]);
    await site.mutate('removeClipping', one);
    expect((await outcome(first))[0]).toMatch(made);
  });

  it('are refused one by one, each with its reason', async () => {
    const id = await collect();
    const on = (target: unknown, more: object = {}) => ({
      type: 'Annotation',
      body: { value: 'A note' },
      target,
      ...more,
    });
    const answer = await importing(id, [
      on(`${CANVAS}#xywh=40,130,700,90`),
      on('https://iiif.example.org/canvas/1#xywh=1,2,30,40'),
      on(`${CANVAS}#xywh=40,130,70000,90`),
      on(`${CANVAS}#xywh=40,130,2,2`),
      on(`${ORIGIN}/iiif/newspapers/page/${encodeURIComponent('BL/0009999/18240217/0002')}/canvas`),
      on(`${ORIGIN}/iiif/newspapers/page/${encodeURIComponent('BL/1/1/1')}/canvas`),
      on(`${ORIGIN}/iiif/canvases/a%00b`),
      on(CANVAS, { label: 'x'.repeat(301) }),
      on(CANVAS, { body: [{ purpose: 'tagging', value: 'x'.repeat(10_000) }], label: 'Tagged' }),
      on(Array.from({ length: 21 }, () => CANVAS)),
      '{',
      JSON.stringify(on(CANVAS)).padEnd(100_001),
    ]);
    expect(
      answer.data?.importAnnotations?.map(({ clippingId, refusal }) => (clippingId === null ? refusal : 'made')),
    ).toEqual([
      'made',
      'It is on iiif.example.org, not on this site.',
      'Select an area within the image.',
      'Select an area of at least 8 × 8 pixels.',
      ...Array.from({ length: 3 }, () => 'There’s no image of its page that you can clip.'),
      'A title has at most 300 characters.',
      'A tag has at most 100 characters.',
      'A clipping has at most 20 areas.',
      'It isn’t a Web Annotation.',
      'It isn’t a Web Annotation.',
    ]);
  });

  it('go only where their member may add, of pages that are open to them, at most a thousand a day', async () => {
    const id = await collect();
    const one = { type: 'Annotation', body: { value: 'A note' }, target: CANVAS };
    expect((await importing(id, [one], stranger)).data).toEqual({ importAnnotations: null });
    expect((await importing('k-\0', [one])).data).toEqual({ importAnnotations: null });
    expect(codeOf(await importing(id, [one], {}))[0]).toBe('UNAUTHENTICATED');
    expect(
      codeOf(
        await importing(
          id,
          Array.from({ length: 26 }, () => one),
        ),
      ),
    ).toEqual(['BAD_USER_INPUT', 'annotations']);
    await rule('subscribers');
    expect((await importing(id, [one])).data?.importAnnotations?.[0]?.refusal).toBe(
      'There’s no image of its page that you can clip.',
    );
    await site.db.rows(
      "/* test.spent */ INSERT INTO rate_limit (key, points, expire) VALUES ('annotationsImported:' || $1, 1000, $2) ON CONFLICT (key) DO UPDATE SET points = 1000",
      [String(site.maker.memberId), Date.now() + 60_000],
    );
    expect(codeOf(await importing(id, [one]))[0]).toBe('RATE_LIMITED');
  });
});
