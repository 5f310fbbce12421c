import sharp from 'sharp';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const CREATE = 'mutation Create($input: CreateTreeInput!) { createTree(input: $input) { id familyTreeRef } }';
const OPEN = `mutation Open($personId: ID!, $fact: String, $title: String!, $date: String!) { openTreeUpload(personId: $personId, fact: $fact, medium: { title: $title, date: $date, note: "By the sea", fileName: "IMG_1.jpg" }) { uploadPath problems { field message } } }`;
const FILES = 'query Files($id: ID!) { treeFiles(personId: $id) { mediumId url bytes } }';
const PROFILE = 'query Profile($id: ID!) { treePerson(id: $id) { document media { id document } } }';
const PICTURES =
  'query Pictures($id: ID!, $publicTreeShareToken: String) { treePictures(personId: $id, publicTreeShareToken: $publicTreeShareToken) { mediumId smallUrl largeUrl width height } }';
const PORTRAIT =
  'query Portrait($id: ID!, $publicTreeShareToken: String, $viewAs: TreeViewer) { treePerson(id: $id, publicTreeShareToken: $publicTreeShareToken, viewAs: $viewAs) { card { isRedacted portraitUrl } } }';
const UNDO = 'mutation Undo($id: ID!) { undoTreeChange(changeId: $id) { changeId } }';
const STORIES = 'query Stories($ref: String!) { treeStories(ref: $ref) { story { document } persons { given } } }';
const ADD =
  'mutation Add($ref: String!, $document: TreeDocument!) { addTreeDocument(ref: $ref, kind: STORY, document: $document) { changeId } }';
const SAVE = `mutation Save($ref: String!, $kind: TreeDocumentKind!, $id: Int!, $version: Int!, $base: TreeDocument!, $document: TreeDocument!) {
  saveTreeDocument(ref: $ref, kind: $kind, id: $id, baseVersion: $version, base: $base, document: $document) { changeId } }`;
const RELATE =
  'mutation Relate($id: ID!, $person: TreeDocument) { addTreeRelative(personId: $id, relation: SON, person: $person) { personId } }';

interface Opened {
  openTreeUpload: { uploadPath: string | null; problems: { field: string; message: string }[] };
}
interface Media {
  treePerson: { document: TreePerson; media: { id: number; document: TreeMedium }[] };
}
type Reader = { memberId: number; grants: readonly string[] };

let site: TestApp;
let picture: Buffer;
beforeAll(async () => {
  site = await startTestApp();
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c04020' } })
    .withExif({ IFD0: { Artist: 'Canary' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}, 60_000);
afterAll(() => site?.close());

let made = 0;
async function aMember(): Promise<Reader> {
  const member = await createMember(site.db, {
    email: `album${(made += 1)}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  return { memberId: member!.id, grants: defaultGrants('member') };
}
const VISITOR = { grants: defaultGrants('visitor') };

async function ask<Data>(text: string, variables: object, as: Partial<Reader>): Promise<Data> {
  const { data, errors } = await site.ask<Data>(text, variables, as);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code ?? 'no data'));
  return data;
}

/** A tree of a member that starts with one person. */
async function aTree(root: TreePerson = aPerson(0, 'Mary Alder', { born: '1832', died: '1900' })) {
  const owner = await aMember();
  const { createTree } = await ask<{ createTree: { id: string; familyTreeRef: string } }>(
    CREATE,
    { input: { name: 'Alder', rootPerson: root } },
    owner,
  );
  return { owner, treeId: Number(createTree.id), ref: createTree.familyTreeRef };
}
const open = async (ref: string, as: Partial<Reader>, more: object = {}) =>
  (await ask<Opened>(OPEN, { personId: ref, title: ' Wedding ', date: '', ...more }, as)).openTreeUpload;
const put = async (url: string, payload: Buffer) =>
  site.app.inject({
    method: 'PUT',
    url,
    headers: { host: 'localhost:3000', 'content-type': 'application/octet-stream' },
    payload,
  });
const mediaOf = async (ref: string, as: Partial<Reader>) => (await ask<Media>(PROFILE, { id: ref }, as)).treePerson;
/** Sends a file for a reader. */
async function send(
  ref: string,
  as: Partial<Reader>,
  bytes: Buffer,
  more: object = {},
): Promise<{ changeId: string | null; problem: string | null }> {
  return (await put((await open(ref, as, more)).uploadPath ?? '', bytes)).json();
}
/** The number of the medium that a picture became. */
async function upload(ref: string, as: Partial<Reader>): Promise<{ changeId: string; medium: number }> {
  const { changeId } = await send(ref, as, picture);
  return { changeId: changeId ?? '', medium: (await mediaOf(ref, as)).media.at(-1)!.id };
}
const get = (url: string, as?: Partial<Reader>, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'localhost:3000', ...headers, ...(as && site.headersOf(as)) } });
const publish = (treeId: number, token: string | null = null) =>
  site.db.rows('/* test.publish */ UPDATE tree SET is_public = true, share_token = $2 WHERE id = $1', [treeId, token]);

describe('pictures of a tree', () => {
  it('are kept whole, upright and without what the camera wrote, as one change of the person', async () => {
    const { owner, treeId, ref } = await aTree();
    const { changeId } = await send(ref, owner, picture, { date: 'June 1855' });
    const [medium] = (await mediaOf(ref, owner)).media;
    if (!medium) throw new Error('there is no medium');
    expect(medium.document).toMatchObject({
      title: 'Wedding',
      date: { text: 'June 1855', from: 18_550_600 },
      notes: ['By the sea'],
      fileName: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
    });
    const { treePictures } = await ask<{
      treePictures: { mediumId: number; smallUrl: string; largeUrl: string; width: number; height: number }[];
    }>(PICTURES, { id: ref }, owner);
    expect(treePictures).toEqual([
      {
        mediumId: medium.id,
        smallUrl: `/api/tree-pictures/${treeId}/${medium.id}/small.webp`,
        largeUrl: `/api/tree-pictures/${treeId}/${medium.id}/large.webp`,
        width: 600,
        height: 900,
      },
    ]);
    const [large, small] = [await get(treePictures[0]!.largeUrl, owner), await get(treePictures[0]!.smallUrl, owner)];
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 600, height: 900 });
    expect(Math.max((await sharp(small.rawPayload).metadata()).height ?? 0)).toBe(320);
    expect(large.rawPayload.includes('Canary')).toBe(false);
    const again = await get(treePictures[0]!.largeUrl, owner, { 'if-none-match': String(large.headers.etag) });
    expect([again.statusCode, large.headers['cache-control']]).toEqual([304, 'private, no-cache']);
    const { treePerson } = await ask<{ treePerson: { card: { portraitUrl: string } } }>(PORTRAIT, { id: ref }, owner);
    expect(treePerson.card.portraitUrl).toBe(treePictures[0]!.smallUrl);
    await ask(UNDO, { id: changeId }, owner);
    expect((await get(treePictures[0]!.largeUrl, owner)).statusCode).toBe(404);
  });

  it.each<[string, () => Buffer, string]>([
    ['text', () => Buffer.from('hello'), 'We can’t store this type of file. Use a JPEG, PNG or WebP photo, or a PDF.'],
    [
      'a page that calls itself a document',
      () => Buffer.from('<html>%PDF-1.4</html>'),
      'We can’t store this type of file. Use a JPEG, PNG or WebP photo, or a PDF.',
    ],
    [
      'half a picture',
      () => picture.subarray(0, picture.length / 2),
      'This file is damaged or incomplete. Try another copy of it.',
    ],
    [
      'a document that is too large',
      () => Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(20_000_000)]),
      'This file is too large. A photo can be up to 25 MB, a PDF up to 20 MB.',
    ],
  ])('are not taken where they are %s, and nothing is changed', async (_what, bytes, problem) => {
    const { owner, ref } = await aTree();
    expect(await send(ref, owner, bytes())).toEqual({ changeId: null, problem });
    expect((await mediaOf(ref, owner)).media).toEqual([]);
  });

  it('may be a PDF document of one fact, saved and never shown as a page', async () => {
    const { owner, treeId, ref } = await aTree();
    const stranger = await aMember();
    const pdf = Buffer.from('%PDF-1.4\n%%EOF');
    const fact = (await mediaOf(ref, owner)).document.facts[0]!.id;
    const { changeId } = await send(ref, owner, pdf, { fact, title: 'Birth “certificate”' });
    const { document, media } = await mediaOf(ref, owner);
    expect([document.mediaIds, document.facts[0]!.mediaIds]).toEqual([[], [media[0]!.id]]);
    const url = `/api/tree-pictures/${treeId}/${media[0]!.id}/document.pdf`;
    expect((await ask<{ treeFiles: object[] }>(FILES, { id: ref }, owner)).treeFiles).toEqual([
      { mediumId: media[0]!.id, url, bytes: pdf.length },
    ]);
    const answer = await get(url, owner);
    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="Birth _certificate_.pdf"; filename*=UTF-8''Birth%20%E2%80%9Ccertificate%E2%80%9D.pdf`,
    });
    expect([
      (await get(url, stranger)).statusCode,
      (await get(url.replace('document.pdf', 'large.webp'), owner)).statusCode,
    ]).toEqual([404, 404]);
    await ask(UNDO, { id: changeId }, owner);
    expect((await mediaOf(ref, owner)).media).toEqual([]);
  });

  it('come by a ticket that is good once, and for as long as its holder may edit', async () => {
    const { owner, treeId, ref } = await aTree();
    const editor = await aMember();
    await site.db.rows(
      "/* test.editor */ INSERT INTO tree_access (tree_id, member_id, role) VALUES ($1, $2, 'editor')",
      [treeId, editor.memberId],
    );
    const [first, second] = [await open(ref, editor), await open(ref, editor)];
    expect([
      (await put(first.uploadPath!, picture)).statusCode,
      (await put(first.uploadPath!, picture)).statusCode,
    ]).toEqual([200, 404]);
    await site.db.rows('/* test.noEditor */ DELETE FROM tree_access WHERE tree_id = $1', [treeId]);
    expect((await put(second.uploadPath!, picture)).statusCode).toBe(404);
    expect((await mediaOf(ref, owner)).media).toHaveLength(1);
    expect((await open(ref, owner, { title: 'x'.repeat(2001) })).problems).toEqual([
      { field: 'title', message: 'Title: use at most 2,000 characters.' },
    ]);
  });

  it('are for who may see the tree: missing and forbidden look alike', async () => {
    const { owner, treeId, ref } = await aTree();
    const stranger = await aMember();
    const { medium } = await upload(ref, owner);
    const address = `/api/tree-pictures/${treeId}/${medium}/small.webp`;
    const answers = await Promise.all([
      get(address, stranger),
      get(address),
      get(`/api/tree-pictures/${treeId}/999/small.webp`, owner),
      get(`/api/tree-pictures/x/${medium}/small.webp`, owner),
      get(`/api/tree-pictures/${treeId}/${medium}/huge.webp`, owner),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    await expect(upload(ref, stranger)).rejects.toThrow('FAMILY_TREE_NOT_FOUND_ERROR');
    await publish(treeId);
    await expect(upload(ref, stranger)).rejects.toThrow('FAMILY_TREE_AUTHORISATION_ERROR');
    expect((await get(address, VISITOR)).statusCode).toBe(200);
  });

  it('carry the token of the share link, without which a tree for subscribers stays closed', async () => {
    const { owner, treeId, ref } = await aTree();
    await upload(ref, owner);
    await publish(treeId, 'a-token');
    await site.db.rows('/* test.paywall */ UPDATE tree SET needs_subscription = true WHERE id = $1', [treeId]);
    const { treePerson } = await ask<{ treePerson: { card: { portraitUrl: string } } }>(
      PORTRAIT,
      { id: ref, publicTreeShareToken: 'a-token' },
      VISITOR,
    );
    expect(treePerson.card.portraitUrl).toContain('publicTreeShareToken=a-token');
    expect((await get(treePerson.card.portraitUrl, VISITOR)).statusCode).toBe(200);
    expect((await get(treePerson.card.portraitUrl.split('?')[0]!, VISITOR)).statusCode).toBe(404);
  });

  it('of a person who may be living are hidden from everyone but owner and editors, also by their address', async () => {
    const { owner, treeId, ref } = await aTree(aPerson(0, 'Mary Alder', { born: '2001' }));
    const { medium } = await upload(ref, owner);
    await publish(treeId);
    const { treePerson } = await ask<{ treePerson: { card: { isRedacted: boolean; portraitUrl: string | null } } }>(
      PORTRAIT,
      { id: ref },
      VISITOR,
    );
    expect(treePerson.card).toEqual({ isRedacted: true, portraitUrl: null });
    expect((await get(`/api/tree-pictures/${treeId}/${medium}/small.webp`, VISITOR)).statusCode).toBe(404);
    expect((await get(`/api/tree-pictures/${treeId}/${medium}/small.webp`, owner)).statusCode).toBe(200);
  });

  it('of a story are hidden with it where it names a person who may be living', async () => {
    const { owner, treeId, ref } = await aTree();
    await ask(RELATE, { id: ref, person: aPerson(0, 'Tom Alder', { born: '2001' }) }, owner);
    const { medium } = await upload(ref, owner);
    const row = await site.db.one<{ version: number; body: TreePerson }>(
      "/* test.mary */ SELECT version, body FROM tree_document WHERE tree_id = $1 AND kind = 'person' AND id = 1",
      [treeId],
    );
    await ask(
      SAVE,
      { ref, kind: 'PERSON', id: 1, version: row!.version, base: row!.body, document: { ...row!.body, mediaIds: [] } },
      owner,
    );
    await ask(
      ADD,
      { ref, document: { id: 0, title: 'Wool', text: 'Mary spun it.', personIds: [1], date: '', mediaIds: [medium] } },
      owner,
    );
    await publish(treeId);
    const asVisitor = async () => [
      (await get(`/api/tree-pictures/${treeId}/${medium}/small.webp`, VISITOR)).statusCode,
      (await mediaOf(ref, VISITOR)).media.length,
    ];
    expect(await asVisitor()).toEqual([200, 1]);
    await site.db.rows(
      `/* test.told */ UPDATE tree_document SET body = jsonb_set(body, '{text}', '"Here with Tom Alder."') WHERE tree_id = $1 AND kind = 'story'`,
      [treeId],
    );
    expect(await asVisitor()).toEqual([404, 0]);
  });

  it('of a family are of all of it: hidden where one of its children may be living', async () => {
    const { owner, treeId, ref } = await aTree(aPerson(0, 'Mary Alder', { born: '1900' }));
    const { medium } = await upload(ref, owner);
    await ask(RELATE, { id: ref, person: aPerson(0, 'Tom Alder', { born: '2001' }) }, owner);
    const rows = await site.db.rows<{ kind: string; id: number; version: number; body: object }>(
      "/* test.documents */ SELECT kind, id, version, body FROM tree_document WHERE tree_id = $1 AND (kind = 'family' OR id = 1)",
      [treeId],
    );
    for (const { kind, id, version, body } of rows)
      await ask(
        SAVE,
        {
          ref,
          kind: kind.toUpperCase(),
          id,
          version,
          base: body,
          document: { ...body, mediaIds: kind === 'family' ? [medium] : [] },
        },
        owner,
      );
    await publish(treeId);
    const address = `/api/tree-pictures/${treeId}/${medium}/small.webp`;
    expect([(await get(address, VISITOR)).statusCode, (await get(address, owner)).statusCode]).toEqual([404, 200]);
    expect((await ask<{ treePictures: object[] }>(PICTURES, { id: ref }, VISITOR)).treePictures).toEqual([]);
  });

  it('are listed as portraits to exactly those whom the address opens for', async () => {
    const { owner, treeId, ref } = await aTree(aPerson(0, 'Mary Alder', { born: '1900' }));
    const [editor, guest, seeing] = [await aMember(), await aMember(), await aMember()];
    const { medium } = await upload(ref, owner);
    const { addTreeRelative } = await ask<{ addTreeRelative: { personId: string } }>(
      RELATE,
      { id: ref, person: aPerson(0, 'Tom Alder', { born: '2001' }) },
      owner,
    );
    await ask(
      ADD,
      {
        ref,
        document: {
          id: 0,
          title: 'Both',
          text: 'Once.',
          personIds: [1, Number(addTreeRelative.personId.split('-')[2])],
          date: '',
          mediaIds: [medium],
        },
      },
      owner,
    );
    for (const [role, { memberId }, sees] of [
      ['editor', editor, true],
      ['guest', guest, false],
      ['guest', seeing, true],
    ] as const)
      await site.db.rows(
        '/* test.give */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES ($1, $2, $3, $4)',
        [treeId, memberId, role, sees],
      );
    await publish(treeId);
    const address = `/api/tree-pictures/${treeId}/${medium}/small.webp`;
    const portraits = async (as: Partial<Reader>, more: object = {}) =>
      (await ask<{ treePerson: { card: { portraitUrl: string | null } } }>(PORTRAIT, { id: ref, ...more }, as))
        .treePerson.card.portraitUrl;
    for (const as of [owner, editor, seeing])
      expect([await portraits(as), (await get(address, as)).statusCode]).toEqual([address, 200]);
    for (const as of [guest, VISITOR])
      expect([await portraits(as), (await get(address, as)).statusCode]).toEqual([null, 404]);
    expect([await portraits(owner, { viewAs: 'VISITOR' }), await portraits(owner, { viewAs: 'GUEST' })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('stories of a tree', () => {
  it('are listed with the people they are about, but to no visitor where one of them may be living', async () => {
    const { owner, treeId, ref } = await aTree(aPerson(0, 'Mary Alder', { born: '1900' }));
    const story = (title: string, personIds: number[]) => ({
      id: 0,
      title,
      text: 'Once.',
      personIds,
      date: '',
      mediaIds: [],
    });
    const { addTreeRelative } = await ask<{ addTreeRelative: { personId: string } }>(
      RELATE,
      { id: ref, person: aPerson(0, 'Tom Alder', { born: '2001' }) },
      owner,
    );
    await ask(ADD, { ref, document: story('Wool', [1]) }, owner);
    await ask(ADD, { ref, document: story('Grandson', [1, Number(addTreeRelative.personId.split('-')[2])]) }, owner);
    const listed = async (as: Partial<Reader>) =>
      (
        await ask<{ treeStories: { story: { document: { title: string } }; persons: { given: string }[] }[] }>(
          STORIES,
          { ref },
          as,
        )
      ).treeStories;
    expect(
      (await listed(owner)).map(({ story: { document }, persons }) => [
        document.title,
        ...persons.map(({ given }) => given),
      ]),
    ).toEqual([
      ['Grandson', 'Mary', 'Tom'],
      ['Wool', 'Mary'],
    ]);
    await publish(treeId);
    expect((await listed(VISITOR)).map(({ story: { document } }) => document.title)).toEqual(['Wool']);
  });
});
