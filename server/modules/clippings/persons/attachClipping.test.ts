import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyFact } from '#domain/trees/core/documents/emptyDocuments.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { aPerson } from '#domain/trees/core/trees.fixture.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { CLIPPED, type ClippingSite, codeOf, openClippingSite } from '#test/support/server/clippingSite.ts';

type As = Partial<Viewer>;
interface Outcome {
  changeId: string | null;
  problems: { field: string; message: string }[];
}

const GRANTS = ['collections', 'tree'];
let site: ClippingSite;
let treeId: number;
beforeAll(async () => {
  site = await openClippingSite();
}, 120_000);
afterAll(() => site.close());
beforeEach(async () => {
  treeId =
    (
      await site.db.one<{ id: number }>(
        "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'The Webbs', true) RETURNING id",
        [site.maker.memberId],
      )
    )?.id ?? 0;
  await site.db.transaction((tx) =>
    fillTree(tx, treeId, [
      {
        kind: 'person',
        document: aPerson(1, 'William Webb', {
          born: '1801',
          facts: [{ ...emptyFact('f1', 'death'), date: readTreeDate('1870') }],
        }),
      },
      { kind: 'person', document: aPerson(2, 'Zoe Webb', { born: '1999' }) },
    ]),
  );
});
afterEach(() => site.reset());

const owner = (): As => ({ ...site.maker, grants: GRANTS });
const attach = (
  id: string,
  person: number,
  fact: object | null = null,
  as: As = owner(),
  factId: string | null = null,
) =>
  site.ask<{ attachClippingToPerson: Outcome | null }>(
    'mutation Attach($id: ID!, $personId: ID!, $fact: ClippingFactInput, $factId: String) { attachClippingToPerson(id: $id, personId: $personId, fact: $fact, factId: $factId) { changeId problems { field message } } }',
    { id, personId: treePersonId(treeId, person), fact, factId },
    as,
  );
const undo = (changeId: string | null | undefined) =>
  site.ask(
    'mutation Undo($id: ID!) { undoTreeChange(changeId: $id) { changeId problems { message } conflicts { label } } }',
    { id: changeId },
    owner(),
  );
const documents = async (kind: string) =>
  (
    await site.db.rows<{ body: Record<string, unknown> }>(
      '/* test.documents */ SELECT body FROM tree_document WHERE tree_id = $1 AND kind = $2 ORDER BY id',
      [treeId, kind],
    )
  ).map(({ body }) => body);
const peopleOf = async (id: string, as: As = owner()) =>
  (
    await site.ask<{ clipping: { people: { name: string; treeName: string; personId: string }[] } | null }>(
      'query People($id: ID!) { clipping(id: $id) { people { name treeName personId } } }',
      { id },
      as,
    )
  ).data?.clipping?.people;

describe('a clipping that is attached to a person of a tree', () => {
  it('is a medium, a source and a citation with page and quoted words of a new fact, in one change', async () => {
    const { id } = await site.make({ title: 'Arrival' });
    const outcome = (await attach(id, 1, { type: 'residence', date: '17 Feb 1824', place: 'Falmouth, Cornwall' })).data
      ?.attachClippingToPerson;
    expect(outcome).toEqual({ changeId: expect.any(String) as string, problems: [] });
    const url = `http://localhost:3000/image-viewer?issue=${CLIPPED.page}&xywh=40,130,700,90`;
    const [medium] = await documents('medium');
    expect(medium).toMatchObject({ title: 'Arrival', fileName: `${id}.jpg`, storedAs: null, notes: [url] });
    const [source] = await documents('source');
    expect(source).toMatchObject({ title: 'The Test Journal', publication: 'London, England' });
    const [william] = await documents('person');
    expect(william?.facts).toMatchObject(
      [
        { type: 'birth' },
        { type: 'death' },
        {
          type: 'residence',
          place: { text: 'Falmouth, Cornwall' },
          mediaIds: [medium?.id],
          citations: [
            {
              sourceId: source?.id,
              page: 'Tuesday 17 February 1824, p. 1',
              text: 'the ship arrived at Fal-\nmouth on Monday',
              url,
            },
          ],
        },
      ].slice((william?.facts as unknown[]).length === 2 ? 1 : 0),
    );
    expect(await peopleOf(id)).toEqual([
      { name: 'William Webb', treeName: 'The Webbs', personId: treePersonId(treeId, 1) },
    ]);
    await undo(outcome?.changeId);
    expect([await documents('medium'), await documents('source'), await peopleOf(id)]).toEqual([[], [], []]);
  });

  it('is cited by the person where no fact is given, and uses the source that is there', async () => {
    const [first, second] = [
      await site.make(),
      await site.make({ source: { articleId: CLIPPED.shipping }, regions: [] }),
    ];
    await attach(first.id, 1);
    await attach(second.id, 1);
    expect((await documents('source')).length).toBe(1);
    const [william] = await documents('person');
    expect([(william?.citations as unknown[]).length, (william?.mediaIds as unknown[]).length]).toEqual([2, 2]);
  });

  it('supports a fact that the person has, and no other', async () => {
    const { id } = await site.make();
    await attach(id, 1, null, owner(), 'f1');
    const [william] = await documents('person');
    const [medium] = await documents('medium');
    const death = (william?.facts as { id: string; citations: unknown[]; mediaIds: unknown[] }[]).find(
      (fact) => fact.id === 'f1',
    );
    expect(death).toMatchObject({
      type: 'death',
      date: { text: '1870' },
      citations: [{ page: 'Tuesday 17 February 1824, p. 1' }],
      mediaIds: [medium?.id],
    });
    expect(william).toMatchObject({ citations: [], mediaIds: [] });
    const refused = await attach(id, 1, null, owner(), 'f99');
    expect(codeOf(refused)).toEqual(['BAD_USER_INPUT', 'fact']);
    expect((await documents('medium')).length).toBe(1);
  });

  it('of a record cites the record', async () => {
    const { id } = await site.make({ source: { recordId: CLIPPED.record }, regions: [] });
    await attach(id, 1);
    const [william] = await documents('person');
    expect(william?.citations).toMatchObject([{ recordId: CLIPPED.record, text: '' }]);
    expect(await documents('source')).toMatchObject([{ title: 'Members 1881 (sample)' }]);
  });

  it('is attached by its maker alone, to people of trees that they may change', async () => {
    const { id } = await site.make();
    expect((await attach(id, 1, null, { ...site.other, grants: GRANTS })).data).toEqual({
      attachClippingToPerson: null,
    });
    const theirs = await site.make({}, site.other);
    expect(codeOf(await attach(theirs.id, 1, null, { ...site.other, grants: GRANTS }))[0]).toBe(
      'FAMILY_TREE_AUTHORISATION_ERROR',
    );
    expect(codeOf(await attach(id, 9))[0]).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    expect(codeOf(await attach(id, 1, null, { grants: GRANTS }))[0]).toBe('UNAUTHENTICATED');
    expect((await attach('c-aaaaaaaaaaaaaaaaaaaa', 1)).data).toEqual({ attachClippingToPerson: null });
    expect(await documents('medium')).toEqual([]);
  });

  it('changes nothing with a fact that is none, or while its source is closed', async () => {
    const { id } = await site.make();
    expect((await attach(id, 1, { type: 'nonsense' })).data?.attachClippingToPerson?.problems.length).toBeGreaterThan(
      0,
    );
    await site.db.rows("/* test.paid */ INSERT INTO access_rule (access) VALUES ('subscribers')");
    expect(codeOf(await attach(id, 1))).toEqual(['BAD_USER_INPUT', 'id']);
    expect(await documents('medium')).toEqual([]);
  });
});

describe('a clipping of a person who may be living', () => {
  it('is seen by its maker and the editors of the tree alone, whatever it is shared by', async () => {
    const { id } = await site.make({ title: 'Zoe at school' });
    const shared =
      (
        await site.ask<{ shareClipping: { share: { address: string } } }>(
          'mutation Share($id: ID!) { shareClipping(id: $id, includesNote: true) { share { address } } }',
          { id },
          site.maker,
        )
      ).data?.shareClipping.share.address
        .split('/')
        .at(-1) ?? '';
    await site.db.rows(
      "/* test.public */ WITH made AS (INSERT INTO collection (id, kind, name, is_public) VALUES ('k-' || repeat('a', 20), 'ours', 'x', true) RETURNING id) INSERT INTO collection_item (collection_id, clipping_id, position) SELECT id, $1, 'i' FROM made",
      [id],
    );
    const sharedNow = async () =>
      (
        await site.ask<{ sharedClipping: { standing: string; title: string; pictures: string[] } }>(
          'query Shared($id: ID!) { sharedClipping(shareId: $id) { standing title pictures } }',
          { id: shared },
        )
      ).data?.sharedClipping;
    const picture = async (as: As) =>
      (
        await site.app.inject({
          url: `/titan/marshal/obscura/api/clipping/image/${id}/1.jpg`,
          headers: { host: 'localhost:3000', ...site.headersOf(as) },
        })
      ).statusCode;
    expect([(await sharedNow())?.standing, await picture(site.other)]).toEqual(['OPEN', 200]);

    const changeId = (await attach(id, 2)).data?.attachClippingToPerson?.changeId;
    expect(await sharedNow()).toEqual({
      standing: 'CLOSED',
      title: 'Clipping of a source that is closed',
      pictures: [],
    });
    expect([await site.clip(id, site.other), await picture(site.other), await picture(site.maker)]).toMatchObject([
      { standing: 'CLOSED', text: '', title: 'Clipping of a source that is closed' },
      404,
      200,
    ]);
    expect(await peopleOf(id, { ...site.other, grants: GRANTS })).toEqual([]);

    await site.db.rows(
      "/* test.editor */ INSERT INTO tree_access (tree_id, member_id, role) VALUES ($1, $2, 'editor')",
      [treeId, site.other.memberId],
    );
    expect([
      (await site.clip(id, site.other))?.standing,
      await picture(site.other),
      (await peopleOf(id, site.other))?.length,
    ]).toEqual(['OPEN', 200, 1]);
    await site.db.rows(
      "/* test.guest */ UPDATE tree_access SET role = 'guest', sees_living = true WHERE tree_id = $1",
      [treeId],
    );
    expect([(await site.clip(id, site.other))?.standing, await picture(site.other)]).toEqual(['CLOSED', 404]);
    await undo(changeId);
    expect([(await sharedNow())?.standing, await picture(site.other)]).toEqual(['OPEN', 200]);
  });

  it('is one while an editor marks the person as living, whatever else the tree records', async () => {
    const { id } = await site.make();
    await site.db.rows(
      "/* test.publicOne */ WITH made AS (INSERT INTO collection (id, kind, name, is_public) VALUES ('k-' || repeat('a', 20), 'ours', 'x', true) RETURNING id) INSERT INTO collection_item (collection_id, clipping_id, position) SELECT id, $1, 'i' FROM made",
      [id],
    );
    await attach(id, 1);
    await site.db.rows(
      "/* test.marked */ UPDATE tree_person SET living_flag = 'living' WHERE tree_id = $1 AND id = 1",
      [treeId],
    );
    expect((await site.clip(id, site.other))?.standing).toBe('CLOSED');
  });

  it('is none once the person is known to be dead', async () => {
    const { id } = await site.make();
    await site.db.rows(
      "/* test.open */ WITH made AS (INSERT INTO collection (id, kind, name, is_public) VALUES ('k-' || repeat('b', 20), 'ours', 'x', true) RETURNING id) INSERT INTO collection_item (collection_id, clipping_id, position) SELECT id, $1, 'i' FROM made",
      [id],
    );
    await attach(id, 1);
    expect((await site.clip(id, site.other))?.standing).toBe('OPEN');
  });
});
