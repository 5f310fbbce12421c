import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { type ClippingSite, codeOf, openClippingSite } from '#test/support/server/clippingSite.ts';

/** Where notes are written: an entry that two windows, or two editors, have open. */
interface Place {
  make: () => Promise<string>;
  write: (id: string, note: string, was: string | null) => Promise<Parameters<typeof codeOf>[0]>;
  read: () => Promise<string>;
}

let site: ClippingSite;
beforeAll(async () => {
  site = await openClippingSite();
}, 120_000);
afterAll(() => site.close());
afterEach(() => site.reset());

const maker = () => ({ ...site.maker, grants: defaultGrants('member') });
const outcome = (answer: Parameters<typeof codeOf>[0]): unknown => codeOf(answer)[0] ?? 'saved';
const ask = async <Data>(text: string, variables: object = {}): Promise<Data> =>
  Object.values((await site.ask<Record<string, Data>>(text, variables, maker())).data!)[0]!;
const NOTE = '$id: ID!, $note: String!, $was: String';

const PLACES: Record<string, () => Place> = {
  'an item of a collection': () => ({
    make: async () => {
      const { id } = await ask<{ id: string }>('mutation Start { makeCollection(name: "The Webbs") { id } }');
      return (
        await ask<{ id: string }>(
          'mutation Add($id: ID!, $clippingId: ID!) { addToCollection(collectionId: $id, clippingId: $clippingId, note: "as it was") { id } }',
          { id, clippingId: (await site.make()).id },
        )
      ).id;
    },
    write: (id, note, was) =>
      site.ask(
        `mutation Note(${NOTE}) { changeCollectionItem(id: $id, note: $note, was: $was) { note } }`,
        { id, note, was },
        maker(),
      ),
    read: async () =>
      (
        await ask<{ collections: { items: { note: string }[] }[] }>(
          'query Mine { myCollections { collections { items { note } } } }',
        )
      ).collections[0]!.items[0]!.note,
  }),
  'an entry of a research folder': () => ({
    make: async () => {
      const { id } = await ask<{ id: string }>('mutation Start { createResearchFolder(name: "The Webbs") { id } }');
      return (
        await ask<{ items: { id: string }[] }>(
          'mutation Write($id: ID!) { writeInResearchFolder(folderId: $id, text: "as it was") { items { id } } }',
          { id },
        )
      ).items[0]!.id;
    },
    write: (id, note, was) =>
      site.ask(
        `mutation Note(${NOTE}) { changeResearchItem(id: $id, note: $note, was: $was) { note } }`,
        { id, note, was },
        maker(),
      ),
    read: async () => {
      const { folders } = await ask<{ folders: { id: string }[] }>(
        'query Folders { researchFolders { folders { id } } }',
      );
      return (
        await ask<{ items: { note: string }[] }>(
          'query Folder($id: ID!) { researchFolder(id: $id) { items { note } } }',
          { id: folders[0]!.id },
        )
      ).items[0]!.note;
    },
  }),
};

it.each(Object.entries(PLACES))(
  'of %s is not overwritten unseen: of two who started from one note the slower is refused',
  async (_name, place) => {
    const { make, write, read } = place();
    const id = await make();
    const answers = (await Promise.all([write(id, 'by one', 'as it was'), write(id, 'by another', 'as it was')])).map(
      outcome,
    );
    expect([...answers].sort()).toEqual(['CONFLICT', 'saved']);
    const stored = await read();
    expect(stored).toBe(answers[0] === 'saved' ? 'by one' : 'by another');
    // With what is there now before their eyes they may replace it.
    expect(outcome(await write(id, 'by who has seen it', stored))).toBe('saved');
    expect(await read()).toBe('by who has seen it');
    // A page that was opened before this rule says nothing.
    expect(outcome(await write(id, 'by an old page', null))).toBe('saved');
  },
);
