import { SESSION_MARKER } from '#domain/kernel/grants/sessionMarker.ts';
import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import { sweepExpired } from '#server/engines/identity/sweepExpired.ts';
import { CLIPPED, type ClippingSite, openClippingSite } from '#test/support/server/clippingSite.ts';

import { createAboutPage } from './aboutPage.ts';
import { createIsContentFound } from './isContentFound.ts';

const texts = {
  document: () => Promise.resolve(null),
  list: () => Promise.resolve([]),
  revision: () => Promise.resolve('1'),
};
const matchOf = (id: string, params: Record<string, string>) => ({ route: { id }, params }) as unknown as RouteMatch;

let site: ClippingSite;
beforeAll(async () => {
  site = await openClippingSite();
}, 120_000);
afterAll(() => site.close());
afterEach(() => site.reset());

const share = async (id: string) =>
  (
    await site.ask<{ shareClipping: { share: { address: string } } }>(
      'mutation Share($id: ID!) { shareClipping(id: $id, includesNote: false) { share { address } } }',
      { id },
      site.maker,
    )
  ).data?.shareClipping.share.address
    .split('/')
    .at(-1) ?? '';
const isFound = (id: string, params: Record<string, string>) =>
  createIsContentFound(site.db, texts)(matchOf(id, params), '', true);

describe('the document of a shared clipping', () => {
  const found = (shareId: string) => isFound('image-share.clipping', { shareId });
  const about = (shareId: string) =>
    createAboutPage(texts, site.db, () => ({ publicUrl: 'http://localhost:3000', name: 'Muniment' }))(
      matchOf('image-share.clipping', { shareId }),
    );

  it('ROUTE-180 is there while it is shared, and says what link previews show', async () => {
    const { id } = await site.make({ title: 'Arrival at Falmouth', note: 'private' });
    const shareId = await share(id);
    expect(await found(shareId)).toBe(true);
    const said = await about(shareId);
    expect(said).toEqual({
      title: 'Arrival at Falmouth',
      description: expect.stringMatching(/^The Test Journal \(London\)/u) as string,
      socialImage: `/titan/marshal/obscura/api/clipping/image/${shareId}/1.jpg`,
    });
    expect(
      (await site.app.inject({ url: said?.socialImage ?? '', headers: { host: 'localhost:3000' } })).headers[
        'content-type'
      ],
    ).toBe('image/jpeg');
    await site.mutate('unshareClipping', id);
    expect([await found(shareId), await about(shareId)]).toEqual([false, null]);
  });

  it('shows no picture that visitors may not see, and nothing of what is closed to everyone', async () => {
    const shareId = await share(
      (await site.make({ source: { articleId: CLIPPED.secret }, regions: [], title: 'The scandal' })).id,
    );
    await site.hide(CLIPPED.secret);
    expect(await about(shareId)).toMatchObject({ title: 'Clipping of a source that is closed', socialImage: null });
    await site.reset();
    const paid = await share((await site.make()).id);
    await site.db.rows("/* test.paid */ INSERT INTO access_rule (access) VALUES ('subscribers')");
    expect(await about(paid)).toMatchObject({ title: 'A ship', socialImage: null });
  });

  it.each(['x'.repeat(22), 'c-aaaaaaaaaaaaaaaaaaaa', '\0', 'x'.repeat(400), ''])('is not at %j', async (shareId) =>
    expect(await found(shareId)).toBe(false),
  );
});

it('the viewer of images is there for what another viewer hands over, and for a record that is here', async () => {
  const found = (search: string) => createIsContentFound(site.db, texts)(matchOf('images.viewer', {}), search, true);
  expect(
    await Promise.all(
      ['?iiif-content=e30', '?iiif-content=e30&id=none', '?id=none', `?id=${encodeURIComponent(CLIPPED.record)}`].map(
        found,
      ),
    ),
  ).toEqual([true, false, false, true]);
});

describe('the document of a collection', () => {
  const start = async () =>
    (
      await site.ask<{ makeCollection: { id: string } }>(
        'mutation Start { makeCollection(name: "Ships") { id } }',
        {},
        site.maker,
      )
    ).data?.makeCollection.id ?? '';
  /** What an answer says, without what differs between any two: its number and the address that was asked for. */
  const open = async (id: string, cookie = '') => {
    const { statusCode, headers, body } = await site.app.inject({
      url: `/collections/collection/${id}`,
      headers: { accept: 'text/html', host: 'localhost:3000', cookie },
    });
    const own = String(headers['x-request-id']);
    return {
      statusCode,
      headers: { ...headers, date: '', 'x-request-id': '' },
      body: body.replaceAll(id, 'ID').replaceAll(own, ''),
    };
  };

  it.each([
    ['a visitor', '', 404],
    ['a reader who may be signed in', `${SESSION_MARKER}=1`, 200],
  ])('says nothing of a private or removed one to %s that it does not say of none', async (_who, cookie, status) => {
    const id = await start();
    const ofPrivate = await open(id, cookie);
    expect(ofPrivate.statusCode).toBe(status);
    expect(ofPrivate).toEqual(await open(`k-${'a'.repeat(20)}`, cookie));
    await site.mutate('removeCollection', id);
    expect(await open(id, cookie)).toEqual(ofPrivate);
  });

  it('is there for everyone while it is public', async () => {
    const id = await start();
    const { data } = await site.ask(
      'mutation Publish($id: ID!) { changeCollection(id: $id, version: 1, visibility: PUBLIC) { id } }',
      { id },
      site.maker,
    );
    expect(data).toEqual({ changeCollection: { id } });
    expect((await open(id)).statusCode).toBe(200);
    await site.mutate('removeCollection', id);
    expect((await open(id)).statusCode).toBe(404);
  });
});

it('the document of an invitation to a collection is there for who has its link', async () => {
  const { id = '' } =
    (
      await site.ask<{ makeCollection: { id: string } }>(
        'mutation Start { makeCollection(name: "Ships") { id } }',
        {},
        site.maker,
      )
    ).data?.makeCollection ?? {};
  const invited = await site.ask<{ inviteToCollection: { address: string } }>(
    'mutation Invite($id: ID!) { inviteToCollection(collectionId: $id, role: READER) { address } }',
    { id },
    site.maker,
  );
  const token = invited.data?.inviteToCollection.address.split('/').at(-1) ?? '';
  expect([
    await isFound('collections.invitation', { token }),
    await isFound('collections.invitation', { token: `${token}x` }),
  ]).toEqual([true, false]);
});

it('clippings and collections that were removed 30 days ago are deleted for good', async () => {
  const [kept, gone] = [await site.make(), await site.make()];
  await site.mutate('removeClipping', gone.id);
  await sweepExpired(site.db);
  expect(await site.mutate('restoreClipping', gone.id)).toEqual({ id: gone.id });
  await site.db.rows(
    "/* test.monthLater */ UPDATE clipping SET removed_at = now() - interval '31 days' WHERE id = $1",
    [gone.id],
  );
  await site.db.rows(
    "/* test.removedCollection */ INSERT INTO collection (id, kind, owner_id, name, removed_at) VALUES ('k-' || repeat('a', 20), 'member', $1, 'x', now() - interval '31 days')",
    [site.maker.memberId],
  );
  await sweepExpired(site.db);
  expect(await site.db.rows('/* test.left */ SELECT id FROM clipping UNION SELECT id FROM collection')).toEqual([
    { id: kept.id },
  ]);
});
