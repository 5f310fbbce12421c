import { LONGEST_POSITION } from '#domain/clippings/collections/positionBetween.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { MOST_SEARCHES } from '#server/modules/kernel/graphql/searchCharge.ts';
import { CLIPPED, type ClippingSite, codeOf, openClippingSite } from '#test/support/server/clippingSite.ts';

interface Item {
  id: string;
  note: string;
  clipping: { id: string; title: string; note: string; tags: string[]; standing: string } | null;
  record: { id: string; name: string | null; recordSet: string | null; address: string } | null;
  mayChange: boolean;
}
interface Collection {
  id: string;
  kind: string;
  name: string;
  description: string;
  visibility: string;
  role: string | null;
  ownerName: string | null;
  itemCount: number;
  coverThumbnail: string | null;
  version: number;
  items: Item[];
  members: { memberId: string; displayName: string; role: string }[];
}
type As = Partial<Viewer>;

const FIELDS =
  'id kind name description visibility role ownerName partnerName itemCount mostItems coverThumbnail coverClippingId version changedAt daysLeft items { id note clipping { id title note tags standing } record { id name recordSet address } mayChange } members { memberId displayName role }';

let site: ClippingSite;
let third: As & { memberId: number };
beforeAll(async () => {
  site = await openClippingSite();
  third = await site.member('third');
}, 120_000);
afterAll(() => site.close());
afterEach(() => site.reset());

const start = async (name = 'The Webbs', as: As = site.maker) =>
  (
    await site.ask<{ makeCollection: Collection }>(
      `mutation Start($name: String!) { makeCollection(name: $name, description: "Their ships.") { ${FIELDS} } }`,
      { name },
      as,
    )
  ).data!.makeCollection;
const read = async (id: string, as: As = site.maker) =>
  (
    await site.ask<{ collection: Collection | null }>(
      `query One($id: ID!) { collection(id: $id) { ${FIELDS} } }`,
      { id },
      as,
    )
  ).data?.collection ?? null;
const change = (variables: object, as: As = site.maker) =>
  site.ask<{ changeCollection: Collection | null }>(
    `mutation Change($id: ID!, $version: Int!, $name: String, $visibility: CollectionVisibility, $coverClippingId: ID) { changeCollection(id: $id, version: $version, name: $name, visibility: $visibility, coverClippingId: $coverClippingId) { ${FIELDS} } }`,
    variables,
    as,
  );
const add = (collectionId: string, what: object, as: As = site.maker) =>
  site.ask<{ addToCollection: Item | null }>(
    'mutation Add($collectionId: ID!, $clippingId: ID, $recordId: ID, $note: String! = "") { addToCollection(collectionId: $collectionId, clippingId: $clippingId, recordId: $recordId, note: $note) { id note clipping { id title } record { id name } mayChange } }',
    { collectionId, ...what },
    as,
  );
const added = async (...asked: Parameters<typeof add>): Promise<Item> => {
  const item = (await add(...asked)).data?.addToCollection;
  if (!item) throw new Error('It was not added.');
  return item;
};
const move = async (id: string, after: string | null, as: As = site.maker) =>
  (
    await site.ask<{ moveCollectionItem: Collection | null }>(
      'mutation Move($id: ID!, $after: ID) { moveCollectionItem(id: $id, after: $after) { id items { id } } }',
      { id, after },
      as,
    )
  ).data?.moveCollectionItem ?? null;
const noteItem = async (id: string, note: string, as: As = site.maker) =>
  (
    await site.ask<{ changeCollectionItem: Item | null }>(
      'mutation Note($id: ID!, $note: String!) { changeCollectionItem(id: $id, note: $note) { id note } }',
      { id, note },
      as,
    )
  ).data?.changeCollectionItem ?? null;
const invite = async (collectionId: string, role: string, as: As = site.maker) =>
  (
    await site.ask<{ inviteToCollection: { address: string } | null }>(
      'mutation Invite($collectionId: ID!, $role: CollectionRole!) { inviteToCollection(collectionId: $collectionId, role: $role) { role address expiresAt } }',
      { collectionId, role },
      as,
    )
  ).data?.inviteToCollection?.address
    .split('/')
    .at(-1) ?? null;
const join = async (token: string, as: As) =>
  (
    await site.ask<{ acceptCollectionInvitation: { id: string; role: string } | null }>(
      'mutation Join($token: String!) { acceptCollectionInvitation(token: $token) { id role } }',
      { token },
      as,
    )
  ).data?.acceptCollectionInvitation ?? null;
const share = async (id: string, role: string, as: As) => join((await invite(id, role)) ?? '', as);
const leave = async (collectionId: string, memberId: number, as: As) =>
  (
    await site.ask<{ removeCollectionMember: boolean }>(
      'mutation Leave($collectionId: ID!, $memberId: ID!) { removeCollectionMember(collectionId: $collectionId, memberId: $memberId) }',
      { collectionId, memberId: String(memberId) },
      as,
    )
  ).data?.removeCollectionMember;
const search = async (variables: object, as: As = {}) =>
  (
    await site.ask<{ collections: { collections: Collection[]; total: number } }>(
      'query Search($words: String! = "", $kind: CollectionKind) { collections(words: $words, kind: $kind) { collections { id name role ownerName members { displayName } } total most } }',
      variables,
      as,
    )
  ).data!.collections;
const mine = async (as: As = site.maker) =>
  (
    await site.ask<{ myCollections: { collections: Collection[]; total: number } }>(
      'query Mine { myCollections { collections { id name role } total most } }',
      {},
      as,
    )
  ).data!.myCollections;

describe('a collection', () => {
  it('CORE-014 is made, filled, renamed and removed, and the list of its owner follows', async () => {
    const { id } = await start();
    expect((await mine()).collections).toEqual([{ id, name: 'The Webbs', role: 'OWNER' }]);
    const clip = await site.make({ note: 'private', tags: ['private'] });
    await added(id, { clippingId: clip.id, note: 'of the ship' });
    await added(id, { recordId: CLIPPED.record });
    expect(await read(id)).toMatchObject({
      name: 'The Webbs',
      description: 'Their ships.',
      visibility: 'PRIVATE',
      role: 'OWNER',
      ownerName: 'maker Lane',
      itemCount: 2,
      mostItems: CLIPPING_LIMITS.itemsOfCollection,
      coverThumbnail: `/titan/marshal/obscura/api/clipping/thumbnail?id=${clip.id}&size=medium`,
      items: [
        { note: 'of the ship', clipping: { id: clip.id }, record: null, mayChange: true },
        {
          clipping: null,
          record: {
            id: CLIPPED.record,
            name: 'Una1 Pinch',
            recordSet: 'Members 1881 (sample)',
            address: '/transcript?id=MEMBERS-1881%2F1%2F1',
          },
        },
      ],
    });
    expect((await site.clip(clip.id))?.collections).toEqual([{ id, name: 'The Webbs' }]);
    expect(
      (await change({ id, version: (await read(id))!.version, name: 'The Webbs of Roche' })).data?.changeCollection
        ?.name,
    ).toBe('The Webbs of Roche');
    expect([await site.mutate('removeCollection', id), await site.mutate('removeCollection', id)]).toEqual([
      true,
      false,
    ]);
    expect([await read(id), (await mine()).total, (await site.clip(clip.id))?.standing]).toEqual([null, 0, 'OPEN']);
    expect(await site.mutate('restoreCollection', id)).toEqual({ id });
    expect((await read(id))?.itemCount).toBe(2);
  });

  it('takes a clipping that is made for it', async () => {
    const { id } = await start();
    const clip = await site.make({ collectionId: id });
    expect(clip.collections).toEqual([{ id, name: 'The Webbs' }]);
    expect(codeOf(await site.made({ collectionId: id }, site.other))).toEqual(['BAD_USER_INPUT', 'collectionId']);
  });

  it('has a thing once, and leaves out what its maker has removed', async () => {
    const { id } = await start();
    const clip = await site.make();
    const first = await added(id, { clippingId: clip.id });
    expect((await added(id, { clippingId: clip.id, note: 'again' })).id).toBe(first.id);
    await site.mutate('removeClipping', clip.id);
    expect(await read(id)).toMatchObject({ itemCount: 0, items: [], coverThumbnail: null });
    await site.mutate('restoreClipping', clip.id);
    expect((await read(id))?.itemCount).toBe(1);
  });

  it.each<[string, object]>([
    ['someone else’s clipping', { clippingId: 'others' }],
    ['a clipping that is not there', { clippingId: 'c-aaaaaaaaaaaaaaaaaaaa' }],
    ['a clipping by an id with NUL', { clippingId: 'a\0' }],
    ['a record that is not there', { recordId: 'NONE/1' }],
    ['a closed record', { recordId: 'MEMBERS-1881/1/2' }],
  ])('does not take %s', async (_what, asked) => {
    const { id } = await start();
    const others = await site.make({}, site.other);
    await site.db.rows("/* test.closeOne */ UPDATE record SET is_closed = true WHERE id = 'MEMBERS-1881/1/2'");
    expect(
      (await add(id, 'clippingId' in asked && asked.clippingId === 'others' ? { clippingId: others.id } : asked)).data,
    ).toEqual({ addToCollection: null });
  });

  it('takes one clipping or one record, not both and not none', async () => {
    const { id } = await start();
    for (const asked of [{}, { clippingId: (await site.make()).id, recordId: CLIPPED.record }])
      expect(codeOf(await add(id, asked))[0]).toBe('BAD_USER_INPUT');
  });

  it('names no closed record', async () => {
    const { id } = await start();
    await added(id, { recordId: CLIPPED.record });
    await site.db.rows('/* test.closeRecord */ UPDATE record SET is_closed = true WHERE id = $1', [CLIPPED.record]);
    expect((await read(id))?.items).toMatchObject([{ record: { name: null } }]);
  });

  it('keeps the notes of what was closed to everyone for those who arrange it', async () => {
    const { id, version } = await start();
    await change({ id, version, visibility: 'PUBLIC' });
    await added(id, {
      clippingId: (await site.make({ source: { articleId: CLIPPED.secret }, regions: [] })).id,
      note: 'The scandal',
    });
    await added(id, { recordId: CLIPPED.record, note: 'My aunt' });
    const notes = async (as: As) => (await read(id, as))?.items.map(({ note }) => note);
    const inManifest = async (as: As) =>
      (
        await site.app.inject({
          url: `/iiif/collection/${id}/manifest`,
          headers: { host: 'localhost:3000', ...site.headersOf(as) },
        })
      ).body.includes('The scandal');
    expect([await notes({}), await inManifest({})]).toEqual([['The scandal', 'My aunt'], true]);
    await site.hide(CLIPPED.secret);
    await site.db.rows('/* test.closeItem */ UPDATE record SET is_closed = true WHERE id = $1', [CLIPPED.record]);
    expect([await notes({}), await inManifest({})]).toEqual([['', ''], false]);
    expect([await notes(site.maker), await inManifest(site.maker)]).toEqual([['The scandal', 'My aunt'], true]);
  });

  it('is not overwritten from a second window', async () => {
    const { id, version } = await start();
    await change({ id, version, name: 'First' });
    expect((await change({ id, version, name: 'Second' })).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { name: 'First' },
    });
  });

  it.each([
    [' ', 'name'],
    ['x'.repeat(201), 'name'],
  ])('is not called %j', async (name, field) => {
    expect(
      codeOf(
        await site.ask('mutation Start($name: String!) { makeCollection(name: $name) { id } }', { name }, site.maker),
      ),
    ).toEqual(['BAD_USER_INPUT', field]);
  });

  it('is one of 500 at most, of 2,000 items', async () => {
    const { memberId } = site.maker;
    await site.db.rows(
      "/* test.full */ INSERT INTO collection (id, kind, owner_id, name) SELECT 'k-' || translate(lpad(to_hex(n), 20, '0'), '0189', 'ghij'), 'member', $1, 'x' FROM generate_series(1, $2::int) AS n",
      [memberId, CLIPPING_LIMITS.collections],
    );
    expect(codeOf(await site.ask('mutation Start { makeCollection(name: "x") { id } }', {}, site.maker))[0]).toBe(
      'LIMIT_REACHED',
    );
    const id = `k-${'g'.repeat(19)}h`;
    await site.db.rows(
      "/* test.fill */ INSERT INTO collection_item (collection_id, record_id, position) SELECT $1, 'x' || n, lpad(n::text, 5, '0') || 'i' FROM generate_series(1, $2::int) AS n",
      [id, CLIPPING_LIMITS.itemsOfCollection],
    );
    expect(codeOf(await add(id, { recordId: CLIPPED.record }))[0]).toBe('LIMIT_REACHED');
  });
});

describe('the order of a collection', () => {
  async function filled(count: number): Promise<{ id: string; items: string[] }> {
    const { id } = await start();
    const items: string[] = [];
    for (let at = 0; at < count; at += 1)
      items.push((await added(id, { clippingId: (await site.make({ title: String(at) })).id })).id);
    return { id, items };
  }
  const orderOf = async (id: string) => (await read(id))!.items.map((item) => item.id);

  it('is that of adding, until items are put elsewhere', async () => {
    const {
      id,
      items: [a, b, c],
    } = await filled(3);
    expect(await orderOf(id)).toEqual([a, b, c]);
    expect((await move(c!, null))?.items.map((item) => item.id)).toEqual([c, a, b]);
    expect((await move(c!, a!))?.items.map((item) => item.id)).toEqual([a, c, b]);
    expect((await move(a!, b!))?.items.map((item) => item.id)).toEqual([c, b, a]);
    expect(await move(a!, b!)).not.toBeNull();
    expect(await orderOf(id)).toEqual([c, b, a]);
  });

  it('outlives two windows that arrange it at once: no item is lost, and each is behind what it was put behind', async () => {
    const { id, items } = await filled(4);
    const [a, b, c, d] = items;
    await Promise.all([move(d!, a!), move(c!, a!), move(b!, null), move(a!, d!)]);
    const order = await orderOf(id);
    expect([...order].sort()).toEqual([...items].sort());
    expect(
      new Set(
        (
          await site.db.rows<{ position: string }>(
            '/* test.positions */ SELECT position FROM collection_item WHERE collection_id = $1',
            [id],
          )
        ).map(({ position }) => position),
      ).size,
    ).toBe(4);
  });

  it('is numbered again where one place was used again and again', async () => {
    const {
      id,
      items: [a, b, c],
    } = await filled(3);
    const longest = `1${'0'.repeat(LONGEST_POSITION - 1)}1`;
    await site.db.rows(
      '/* test.near */ UPDATE collection_item SET position = CASE id::text WHEN $2 THEN $4 WHEN $3 THEN $5 ELSE position END WHERE collection_id = $1',
      [id, a, b, longest, `${longest.slice(0, -1)}2`],
    );
    expect((await move(c!, a!))?.items.map((item) => item.id)).toEqual([a, c, b]);
    const positions = await site.db.rows<{ position: string }>(
      '/* test.short */ SELECT position FROM collection_item WHERE collection_id = $1',
      [id],
    );
    expect(Math.max(...positions.map(({ position }) => position.length))).toBeLessThan(6);
  });

  it('keeps an item where it is that is put behind itself, or behind one that is gone or elsewhere', async () => {
    const {
      id,
      items: [a, b],
    } = await filled(2);
    const elsewhere = await added((await start('Elsewhere')).id, { recordId: CLIPPED.record });
    for (const after of [a!, '999999999', elsewhere.id, 'x', '']) expect(await move(a!, after)).toBeNull();
    expect(await orderOf(id)).toEqual([a, b]);
  });
});

describe('who may do what in a collection', () => {
  it('is decided by the role that an invitation gives', async () => {
    const { id } = await start();
    const item = await added(id, { clippingId: (await site.make({ note: 'private', tags: ['private'] })).id });
    expect(await share(id, 'EDITOR', site.other)).toEqual({ id, role: 'EDITOR' });
    expect(await share(id, 'READER', third)).toEqual({ id, role: 'READER' });
    const who: [string, As, { reads: boolean; arranges: boolean; decides: boolean }][] = [
      ['owner', site.maker, { reads: true, arranges: true, decides: true }],
      ['editor', site.other, { reads: true, arranges: true, decides: false }],
      ['reader', third, { reads: true, arranges: false, decides: false }],
      ['stranger', await site.member('stranger'), { reads: false, arranges: false, decides: false }],
      ['visitor', {}, { reads: false, arranges: false, decides: false }],
    ];
    for (const [name, as, { reads, arranges, decides }] of who) {
      const found = await read(id, as);
      expect([name, found !== null]).toEqual([name, reads]);
      if (found)
        expect([name, found.items[0]?.mayChange, found.members.length]).toEqual([name, arranges, decides ? 3 : 0]);
      if (found && name !== 'owner') expect(found.items[0]?.clipping).toMatchObject({ note: '', tags: [] });
      expect([name, (await noteItem(item.id, name, as)) !== null]).toEqual([name, arranges]);
      expect([name, (await move(item.id, null, as)) !== null]).toEqual([name, arranges]);
      expect([name, (await add(id, { recordId: CLIPPED.record }, as)).data?.addToCollection != null]).toEqual([
        name,
        arranges,
      ]);
      expect([
        name,
        (await change({ id, version: (await read(id))!.version, name: 'The Webbs' }, as)).data?.changeCollection !=
          null,
      ]).toEqual([name, decides]);
      expect([name, (await invite(id, 'READER', as)) !== null]).toEqual([name, decides]);
      if (!decides) expect([name, (await site.mutate('removeCollection', id, as)) ?? false]).toEqual([name, false]);
      if (!arranges)
        expect([name, (await site.mutate('removeFromCollection', item.id, as)) ?? false]).toEqual([name, false]);
    }
    expect((await read(id))?.members).toEqual([
      { memberId: String(site.maker.memberId), displayName: 'maker Lane', role: 'OWNER' },
      { memberId: String(site.other.memberId), displayName: 'other Lane', role: 'EDITOR' },
      { memberId: String(third.memberId), displayName: 'third Lane', role: 'READER' },
    ]);
    expect((await mine(third)).collections).toEqual([{ id, name: 'The Webbs', role: 'READER' }]);
    expect(await site.mutate('removeFromCollection', item.id, site.other)).toBe(true);
  });

  it('is offered by a link for one person, that only its token opens', async () => {
    const { id } = await start();
    const token = (await invite(id, 'EDITOR'))!;
    const offer = async (text: string, as: As = {}) =>
      (
        await site.ask<{ collectionInvitation: object | null }>(
          'query Offer($token: String!) { collectionInvitation(token: $token) { collectionName ownerName role collectionId } }',
          { token: text },
          as,
        )
      ).data?.collectionInvitation;
    expect(await offer(token)).toEqual({
      collectionName: 'The Webbs',
      ownerName: 'maker',
      role: 'EDITOR',
      collectionId: null,
    });
    expect([await offer(`${token}x`), await offer('\0'), await join('x'.repeat(5_000), site.other)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await join(token, site.other)).toEqual({ id, role: 'EDITOR' });
    expect(await join(token, site.other)).toEqual({ id, role: 'EDITOR' });
    expect(await offer(token, site.other)).toMatchObject({ collectionId: id });
    expect([await join(token, third), await offer(token)]).toEqual([null, null]);
    expect(
      JSON.stringify(
        await site.db.rows("/* test.stored */ SELECT encode(token_hash, 'hex') AS hash FROM collection_invitation"),
      ),
    ).not.toContain(token);
    const late = (await invite(id, 'READER'))!;
    await site.db.rows('/* test.late */ UPDATE collection_invitation SET expires_at = now() WHERE accepted_at IS NULL');
    expect(await join(late, third)).toBeNull();
  });

  it('does not shrink by an invitation to less, and an owner is not their own guest', async () => {
    const { id } = await start();
    await share(id, 'EDITOR', site.other);
    expect(await share(id, 'READER', site.other)).toEqual({ id, role: 'EDITOR' });
    expect(await share(id, 'READER', site.maker)).toEqual({ id, role: 'OWNER' });
    expect((await read(id))?.members).toHaveLength(2);
  });

  it('ends when a member leaves or is removed; their own clippings leave with them', async () => {
    const { id } = await start();
    await share(id, 'EDITOR', site.other);
    const theirs = await site.make({ title: 'Theirs' }, site.other);
    await added(id, { clippingId: theirs.id }, site.other);
    await added(id, { recordId: CLIPPED.record }, site.other);
    expect((await site.clip(theirs.id))?.title).toBe('Theirs');
    expect(await leave(id, site.maker.memberId, site.other)).toBe(false);
    expect(await leave(id, site.other.memberId, third)).toBe(false);
    expect(await leave(id, site.other.memberId, site.maker)).toBe(true);
    expect([await read(id, site.other), (await read(id))?.items.length, await site.clip(theirs.id)]).toEqual([
      null,
      1,
      null,
    ]);
    await share(id, 'READER', third);
    expect(await leave(id, third.memberId, third)).toBe(true);
    expect(await leave(id, site.maker.memberId, site.maker)).toBe(false);
  });
});

describe('public collections', () => {
  async function published(name: string): Promise<string> {
    const { id, version } = await start(name);
    await change({ id, version, visibility: 'PUBLIC' });
    return id;
  }

  it('COLL-004 are found by words of name and description, private ones are not', async () => {
    const id = await published('Mariners of Fowey');
    await start('Mariners in private');
    expect(await search({ words: 'mariner' })).toMatchObject({
      total: 1,
      collections: [{ id, role: null, ownerName: null, members: [] }],
    });
    expect((await search({ words: 'SHIPS fow' })).collections.map((one) => one.id)).toEqual([id]);
    expect((await search({})).total).toBe(1);
    for (const words of ['schooner', "' | !", '\0', 'x '.repeat(5_000)])
      expect((await search({ words })).total).toBe(0);
    expect(await read(id, {})).toMatchObject({ role: null, members: [] });
    await site.mutate('removeCollection', id);
    expect((await search({ words: 'mariner' })).total).toBe(0);
  });

  it('of the site and of partners are listed by themselves; those of partners while their toggle is on', async () => {
    await site.db.rows(
      "/* test.own */ INSERT INTO collection (id, kind, partner_name, name, is_public) VALUES ('k-' || repeat('o', 20), 'ours', NULL, 'Ours', true), ('k-' || repeat('p', 20), 'partner', 'A society', 'Theirs', true)",
    );
    const names = async (variables: object, as: As = {}) =>
      (await search(variables, as)).collections.map(({ name }) => name).sort();
    const on = { flags: ['enable-partner-collections'] };
    expect([
      await names({}),
      await names({ kind: 'OURS' }),
      await names({ kind: 'PARTNER' }),
      await names({ kind: 'PARTNER' }, on),
      await names({}, on),
      await names({ kind: 'MEMBER' }, on),
    ]).toEqual([['Ours'], ['Ours'], [], ['Theirs'], ['Ours', 'Theirs'], []]);
  });

  it('let their clippings be searched while the toggle is on, by what each reader may read', async () => {
    const on = { flags: ['enable-search-clippings-in-collections'] };
    const id = await published('Mariners');
    const clip = await site.make({ title: 'Loss of a scho\u00adoner', note: 'hush', tags: ['hush'], collectionId: id });
    await site.make({ title: 'A schooner in private' });
    const found = async (words: string, as: As) =>
      (
        await site.ask<{ searchClippings: { clippings: { id: string }[]; total: number } }>(
          'query Find($words: String!) { searchClippings(words: $words) { clippings { id note tags } total } }',
          { words },
          as,
        )
      ).data?.searchClippings.clippings.map((one) => one.id);
    for (const words of ['schooner', 'schoo\u061cner', 'ｓｃｈｏｏｎｅｒ', 'scho\u3164oner'])
      expect(await found(words, on)).toEqual([clip.id]);
    expect(await found('schooner', {})).toEqual([]);
    expect(await found('hush', on)).toEqual([]);
    expect([await found('arrived', on), await found('arrived', { ...on, memberId: site.other.memberId })]).toEqual([
      [],
      [clip.id],
    ]);
    expect(await found('x'.repeat(5_000), on)).toEqual([]);
  });

  it('are searched as records are, a few times in one request', async () => {
    const asked = Array.from(
      { length: MOST_SEARCHES + 1 },
      (_, at) => `a${at}: searchClippings(words: "ship") { total }`,
    );
    const { errors } = await site.ask(
      `query Much { ${asked.join(' ')} }`,
      {},
      { flags: ['enable-search-clippings-in-collections'] },
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['QUERY_TOO_COSTLY']);
  });
});
