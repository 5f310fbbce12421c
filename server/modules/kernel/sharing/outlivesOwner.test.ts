import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import { SHARED_COLLECTION } from '#server/modules/clippings/collections/index.ts';
import { SHARED_FOLDER } from '#server/modules/research/folders/index.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { writeToNewOwners } from './handOvers.ts';
import type { SharedThing } from './memberships.ts';

interface Member {
  memberId: number;
  grants: readonly string[];
  email: string;
}

let site: TestApp;
let record: string;
let made = 0;
beforeAll(async () => {
  const db = await testDatabase();
  await publishRecords(db, aRecordSet(), [aRecord('1', { FirstName: 'William', LastName: 'PINCH' })]);
  record = (await db.one<{ id: string }>('/* test.record */ SELECT id FROM record_live'))?.id ?? '';
  site = await startTestApp({ db });
}, 120_000);
afterAll(() => site?.close());

async function aMember(firstName: string): Promise<Member> {
  const email = `${firstName.toLowerCase()}.${(made += 1)}@example.com`;
  const member = await createMember(site.db, { email, firstName, lastName: 'Testwell', passwordHash: null });
  if (!member) throw new Error('no member');
  return { memberId: member.id, grants: defaultGrants('member'), email };
}

async function ask<Data>(text: string, variables: object, as: Member): Promise<Data | null> {
  const { data, errors } = await site.ask<Record<string, Data | null>>(text, variables, as);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code));
  return Object.values(data)[0] ?? null;
}

interface Read {
  name: string;
  description: string;
  role: string;
  items: { note: string }[];
}

const SHARED = [
  [
    'a collection',
    SHARED_COLLECTION,
    {
      make: 'mutation Make { makeCollection(name: "The Pinches", description: "By Una") { id } }',
      invite:
        'mutation Invite($id: ID!, $role: CollectionRole!) { inviteToCollection(collectionId: $id, role: $role) { address } }',
      join: 'mutation Join($token: String!) { acceptCollectionInvitation(token: $token) { id } }',
      add: 'mutation Add($id: ID!, $record: ID!) { addToCollection(collectionId: $id, recordId: $record) { id } }',
      read: 'query Read($id: ID!) { collection(id: $id) { name description role items { note } } }',
      items: 'collection_item',
    },
  ],
  [
    'a research folder',
    SHARED_FOLDER,
    {
      make: 'mutation Make { createResearchFolder(name: "The Pinches", description: "By Una") { id } }',
      invite:
        'mutation Invite($id: ID!, $role: CollectionRole!) { inviteToResearchFolder(folderId: $id, role: $role) { address } }',
      join: 'mutation Join($token: String!) { acceptResearchFolderInvitation(token: $token) { id } }',
      add: 'mutation Add($id: ID!) { addToResearchFolder(folderId: $id, address: "/search/results?lastname=pinch") { id } }',
      read: 'query Read($id: ID!) { researchFolder(id: $id) { name description role items { note } } }',
      items: 'research_item',
    },
  ],
] as const;

describe.each(SHARED)('%s', (_name, thing: SharedThing, { make, invite, join, add, read, items }) => {
  /** One of Una's with an entry of hers and words beside it, shared with these roles in this order. */
  async function aShared(...roles: readonly ('OWNER' | 'EDITOR' | 'READER')[]) {
    const una = await aMember('Una');
    const id = (await ask<{ id: string }>(make, {}, una))?.id ?? '';
    const others: Member[] = [];
    for (const role of roles) {
      const other = await aMember(role);
      const { address = '' } = (await ask<{ address: string }>(invite, { id, role }, una)) ?? {};
      await ask(join, { token: address.split('/').at(-1) }, other);
      others.push(other);
    }
    await ask(add, { id, ...(add.includes('$record') && { record }) }, una);
    await site.db.rows(`/* test.words */ UPDATE ${items} SET note = 'Una’s own words' WHERE ${thing.key} = $1`, [id]);
    return { una, id, others };
  }
  const readAs = (id: string, as: Member) => ask<Read>(read, { id }, as);
  const tell = () =>
    writeToNewOwners({
      db: site.db,
      mailer: createMailer({ db: site.db, secret: DEMO_SECRET, siteIdentity }),
      publicUrl: 'http://localhost:3000',
      things: [thing],
    });

  it('that others work in goes to the owner they invited, else to the editor who has been there longest, without the words of who has gone', async () => {
    const {
      una,
      id,
      others: [reader, editor, coOwner, late],
    } = await aShared('READER', 'EDITOR', 'OWNER', 'EDITOR');
    if (!reader || !editor || !coOwner || !late) throw new Error('no members');
    await ask(invite, { id, role: 'EDITOR' }, una);
    await eraseMember(site.db, una.memberId);
    expect(await readAs(id, coOwner)).toEqual({
      name: 'The Pinches',
      description: '',
      role: 'OWNER',
      items: [{ note: '' }],
    });
    expect(await readAs(id, editor)).toMatchObject({ role: 'EDITOR', items: [{}] });
    expect(
      await site.db.rows(
        `/* test.open */ SELECT id FROM ${thing.invitations} WHERE ${thing.key} = $1 AND accepted_at IS NULL`,
        [id],
      ),
    ).toEqual([]);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    const [mail] = await mailsTo(site.db, DEMO_SECRET, coOwner.email);
    expect(mail).toMatchObject({
      subject: `A ${thing.noun} is yours now`,
      link: `http://localhost:3000${thing.path}${id}`,
    });
    expect(mail?.text).not.toContain('Una');
    await eraseMember(site.db, coOwner.memberId);
    expect(await readAs(id, editor)).toMatchObject({ role: 'OWNER', items: [{}] });
    await eraseMember(site.db, editor.memberId);
    expect(await readAs(id, late)).toMatchObject({ role: 'OWNER', items: [{}] });
    // Readers work in nothing: the last owner’s account takes it along.
    await eraseMember(site.db, late.memberId);
    expect(await readAs(id, reader)).toBeNull();
  });

  it('goes with its owner where it was deleted, or no one else works in it; the others get nothing', async () => {
    const [alone, deleted] = [await aShared('READER'), await aShared('EDITOR')];
    await site.db.rows(`/* test.delete */ UPDATE ${thing.table} SET removed_at = now() WHERE id = $1`, [deleted.id]);
    for (const { una, id } of [alone, deleted]) {
      await eraseMember(site.db, una.memberId);
      expect(await site.db.rows(`/* test.there */ SELECT id FROM ${thing.table} WHERE id = $1`, [id])).toEqual([]);
    }
    expect(await tell()).toBe(0);
  });

  it('goes with all who work in it where their accounts end at once', async () => {
    const {
      una,
      id,
      others: [editor],
    } = await aShared('EDITOR');
    await site.db.rows('/* test.library */ DELETE FROM member WHERE id = ANY($1)', [[editor?.memberId, una.memberId]]);
    expect(await site.db.rows(`/* test.there */ SELECT id FROM ${thing.table} WHERE id = $1`, [id])).toEqual([]);
  });
});
