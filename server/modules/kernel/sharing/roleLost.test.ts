import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { whileItWaits } from '#test/support/server/whileItWaits.ts';

interface Member {
  memberId: number;
  grants: readonly string[];
}

let site: TestApp;
let owner: Member;
let editor: Member;
let record: string;
beforeAll(async () => {
  const db = await testDatabase();
  await publishRecords(db, aRecordSet(), [aRecord('1', { FirstName: 'William', LastName: 'PINCH' })]);
  record = (await db.one<{ id: string }>('/* test.record */ SELECT id FROM record_live'))?.id ?? '';
  site = await startTestApp({ db });
  const make = async (email: string) => ({
    memberId: (await createMember(db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null }))!.id,
    grants: defaultGrants('member'),
  });
  [owner, editor] = [await make('owner@example.com'), await make('editor@example.com')];
}, 120_000);
afterAll(() => site?.close());

async function ask<Data>(text: string, variables: object, as: Member): Promise<Data> {
  const { data, errors } = await site.ask<Record<string, Data>>(text, variables, as);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code));
  return Object.values(data)[0]!;
}

const SHARED = [
  [
    'a collection',
    {
      make: 'mutation Make { makeCollection(name: "The Pinches") { id } }',
      invite: 'mutation Invite($id: ID!) { inviteToCollection(collectionId: $id, role: EDITOR) { address } }',
      join: 'mutation Join($token: String!) { acceptCollectionInvitation(token: $token) { id } }',
      add: 'mutation Add($id: ID!, $record: ID!) { addToCollection(collectionId: $id, recordId: $record) { id } }',
      read: 'query Read($id: ID!) { collection(id: $id) { items { id } } }',
      table: 'collection',
      members: 'collection_member',
      key: 'collection_id',
      waitsAt: 'collections.hold',
    },
  ],
  [
    'a research folder',
    {
      make: 'mutation Make { createResearchFolder(name: "The Pinches") { id } }',
      invite: 'mutation Invite($id: ID!) { inviteToResearchFolder(folderId: $id, role: EDITOR) { address } }',
      join: 'mutation Join($token: String!) { acceptResearchFolderInvitation(token: $token) { id } }',
      add: 'mutation Add($id: ID!) { addToResearchFolder(folderId: $id, address: "/search/results?lastname=pinch") { id } }',
      read: 'query Read($id: ID!) { researchFolder(id: $id) { items { id } } }',
      table: 'research_folder',
      members: 'research_folder_member',
      key: 'folder_id',
      waitsAt: 'researchFolders.hold',
    },
  ],
] as const;

it.each(SHARED)(
  '%s takes nothing from an editor who waited for another change and was made a reader meanwhile',
  async (_name, { make, invite, join, add, read, table, members, key, waitsAt }) => {
    const { id } = await ask<{ id: string }>(make, {}, owner);
    const { address } = await ask<{ address: string }>(invite, { id }, owner);
    await ask(join, { token: address.split('/').at(-1) }, editor);
    const hold = (tx: Database) =>
      tx.rows(`/* test.hold */ SELECT 1 AS one FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    const lower = (tx: Database) =>
      tx.rows(`/* test.lower */ UPDATE ${members} SET role = 'reader' WHERE ${key} = $1`, [id]);
    expect(
      await whileItWaits(
        site.db,
        hold,
        waitsAt,
        () => ask(add, { id, ...(add.includes('$record') && { record }) }, editor),
        lower,
      ),
    ).toBeNull();
    expect(await ask(read, { id }, owner)).toEqual({ items: [] });
    expect(await ask(add, { id, ...(add.includes('$record') && { record }) }, owner)).not.toBeNull();
  },
);
