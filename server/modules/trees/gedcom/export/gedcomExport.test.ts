import { emptyCitation, emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { sevenFaults } from '#domain/trees/gedcom/writing/sevenFaults.fixture.ts';
import { GEDCOM_OPERATIONS, type GedcomSite, recordsOf, startGedcomSite } from '#test/support/server/gedcomSite.ts';
import { HALF_HIDDEN_GEDCOM } from '#test/support/server/halfHiddenGedcom.ts';

const SAVE = `mutation Save($ref: String!, $kind: TreeDocumentKind!, $id: Int!, $version: Int!, $base: TreeDocument!, $document: TreeDocument!) {
  saveTreeDocument(ref: $ref, kind: $kind, id: $id, baseVersion: $version, base: $base, document: $document) { changeId problems { field message } } }`;

let gedcom: GedcomSite;
beforeAll(async () => {
  gedcom = await startGedcomSite();
}, 90_000);
afterAll(() => gedcom.close());

const textOf = async (...asked: Parameters<GedcomSite['download']>) => (await gedcom.download(...asked)).toString();

describe('a tree that leaves as a file', () => {
  it('leaves as it came, word for word, and in another version with an account of what was changed', async () => {
    const ref = await gedcom.importTree(HALF_HIDDEN_GEDCOM);
    const input = { format: 'GEDCOM_5_5_1', withoutLiving: false, withoutPrivate: false };
    const text = await textOf(ref, input);
    expect(recordsOf(text)).toBe(recordsOf(HALF_HIDDEN_GEDCOM));
    expect(text).toMatch(/^0 HEAD\n1 GEDC\n2 VERS 5\.5\.1\n/);
    const seven = await textOf(ref, { ...input, format: 'GEDCOM_7_0' });
    expect(seven).toContain('0 @N1@ SNOTE She keeps a secret.');
    expect(seven).toContain('1 SNOTE @N1@');
    expect(await textOf(ref, { ...input, format: 'GEDZIP' })).toMatch(/^PK.*gedcom\.ged/s);
  });

  it('leaves with a pointer to the source of the file that a fact was given, with a record of a new source, and with one of two that were merged', async () => {
    const sources = '0 @S1@ SOUR\n1 TITL Register\n0 @S2@ SOUR\n1 TITL Register again\n0 TRLR';
    const ref = await gedcom.importTree(
      HALF_HIDDEN_GEDCOM.replace('0 TRLR', sources).replace('2 DATE 2010', '2 DATE 2010\n2 SOUR @S2@\n3 PAGE 9'),
    );
    const asked = async <Data>(text: string, variables: object) =>
      (await gedcom.site.ask<Data>(text, { ref, ...variables }, gedcom.member)).data!;
    const { treeSources } = await asked<{ treeSources: { sources: { id: number; title: string }[] } }>(
      'query L($ref: String!) { treeSources(ref: $ref, text: "", order: TITLE) { sources { id title } } }',
      {},
    );
    const idOfSource = (title: string) => treeSources.sources.find((one) => one.title === title)!.id;
    const { treePerson } = await asked<{ treePerson: { version: number; document: TreePerson } }>(
      'query P($ref: ID!) { treePerson(id: $ref) { version document } }',
      {},
    );
    const { addTreeDocument } = await asked<{ addTreeDocument: { documents: { id: number }[] } }>(
      'mutation A($ref: String!, $document: TreeDocument!) { addTreeDocument(ref: $ref, kind: SOURCE, document: $document) { documents { id } } }',
      { document: { ...emptySource(), title: 'A new one' } },
    );
    const cite = (sourceId: number, page: string) => ({ ...emptyCitation(), sourceId, page });
    const { document, version } = treePerson;
    const [birth, ...others] = document.facts;
    const cited = {
      ...document,
      facts: [
        { ...birth, citations: [cite(idOfSource('Register'), 'folio 7'), cite(addTreeDocument.documents[0]!.id, '3')] },
        ...others,
      ],
    };
    expect(
      await asked(SAVE, { kind: 'PERSON', id: document.id, version, base: document, document: cited }),
    ).toMatchObject({ saveTreeDocument: { problems: [] } });
    const input = { format: 'GEDCOM_5_5_1', withoutLiving: false, withoutPrivate: false };
    const before = await textOf(ref, input);
    expect(before).toContain('2 SOUR @S1@\n3 PAGE folio 7\n');
    expect(before).toMatch(/2 SOUR @(\w+)@\n3 PAGE 3\n[^]*0 @\1@ SOUR\n1 TITL A new one/u);
    await asked(
      'mutation M($ref: String!, $keepId: Int!, $otherId: Int!) { mergeTreeSources(ref: $ref, keepId: $keepId, otherId: $otherId) { changeId } }',
      { keepId: idOfSource('Register'), otherId: idOfSource('Register again') },
    );
    const merged = await textOf(ref, input);
    expect(merged).toContain('2 SOUR @S1@\n3 PAGE 9\n');
    expect(merged).not.toContain('@S2@');
  });

  it('leaves with all that no one understood of a person and a family that were merged into others, and without it once that is undone', async () => {
    const person = (xref: string, family: string, more: string) =>
      `0 @${xref}@ INDI\n1 NAME John /Ashdown/\n1 SEX M\n1 BIRT\n2 DATE 1850\n1 DEAT Y\n${more}1 FAMS @${family}@\n`;
    const file = `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8\n${person('I1', 'F1', '1 REFN KEEP-1\n')}${person('I2', 'F2', '1 REFN OTHER-2\n1 _DNA kit 4711\n1 ASSO @I4@\n2 RELA godfather\n1 CHAN\n2 DATE 1 JAN 2020\n')}${'0 @I3@ INDI\n1 NAME Mary /Boon/\n1 DEAT Y\n1 FAMS @F1@\n1 FAMS @F2@\n0 @I4@ INDI\n1 NAME Sponsor /Godley/\n1 DEAT Y\n0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I3@\n1 MARR\n2 DATE 1875\n0 @F2@ FAM\n1 HUSB @I2@\n1 WIFE @I3@\n1 _STATE kept of F2\n0 TRLR\n'}`;
    const ref = await gedcom.importTree(file);
    const input = { format: 'GEDCOM_5_5_1', withoutLiving: false, withoutPrivate: false };
    const asked = async <Data>(text: string, variables: object) =>
      (await gedcom.site.ask<Data>(text, variables, gedcom.member)).data!;
    const id = (number: number) => ref.replace(/-\d+$/u, `-${number}`);
    const { treePerson } = await asked<{ treePerson: { document: TreePerson } }>(
      'query P($id: ID!) { treePerson(id: $id) { document } }',
      { id: id(1) },
    );
    const merge =
      'mutation M($keepId: ID!, $otherId: ID!, $document: TreeDocument!) { mergeTreePersons(keepId: $keepId, otherId: $otherId, document: $document) { changeId problems { message } } }';
    const { mergeTreePersons } = await asked<{ mergeTreePersons: { changeId: string } }>(merge, {
      keepId: id(1),
      otherId: id(2),
      document: treePerson.document,
    });
    const merged = await textOf(ref, input);
    expect(merged).not.toContain('@I2@');
    expect(merged).toMatch(
      /0 @I1@ INDI\n(?:(?!0 @)[^])*1 REFN KEEP-1\n(?:(?!0 @)[^])*1 REFN OTHER-2\n1 _DNA kit 4711\n1 ASSO @I4@\n2 RELA godfather\n0 /u,
    );
    expect(merged).toMatch(/0 @F1@ FAM\n(?:(?!0 @)[^])*1 _STATE kept of F2\n0 /u);
    expect(merged).not.toContain('1 CHAN\n2 DATE 1 JAN 2020');
    await asked('mutation U($id: ID!) { undoTreeChange(changeId: $id) { changeId } }', {
      id: mergeTreePersons.changeId,
    });
    expect(recordsOf(await textOf(ref, input))).toBe(recordsOf(file));
  });

  it('leaves as valid 7.0 though it came with pointers to nothing and one identifier twice, and its owner reads so', async () => {
    const ref = await gedcom.importTree(
      '0 HEAD\n1 SUBM @U9@\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME Ada /Ancestor/\n1 SNOTE @N9@\n1 DEAT Y\n0 @I1@ INDI\n1 NAME Ben /Ancestor/\n1 DEAT Y\n0 TRLR\n',
    );
    const input = { format: 'GEDCOM_7_0', withoutLiving: false, withoutPrivate: false };
    const text = await textOf(ref, input);
    expect(sevenFaults(text)).toEqual([]);
    expect(text).toContain('1 SNOTE @VOID@\n');
    expect(text).toContain('0 @I2@ INDI\n1 NAME Ben /Ancestor/\n');
    const { data } = await gedcom.site.ask<{ gedcomExportPreview: { losses: { text: string; count: number }[] } }>(
      GEDCOM_OPERATIONS.preview,
      { ref, input },
      gedcom.member,
    );
    expect(data!.gedcomExportPreview.losses).toEqual(
      expect.arrayContaining([
        { text: 'Pointers to records that are not in the file: written as @VOID@', count: 2 },
        { text: 'Records with the identifier of another record: renamed', count: 1 },
      ]),
    );
  });

  it('keeps living people to those who may see them', async () => {
    const ref = await gedcom.importTree(HALF_HIDDEN_GEDCOM, 'Half hidden');
    const { data } = await gedcom.site.ask<{ gedcomExportPreview: { losses: { text: string; count: number }[] } }>(
      GEDCOM_OPERATIONS.preview,
      { ref, input: { format: 'GEDCOM_5_5_1', withoutLiving: true, withoutPrivate: true } },
      gedcom.member,
    );
    expect(data!.gedcomExportPreview).toMatchObject({ persons: 4, families: 2, mustWithholdLiving: false });
    expect(data!.gedcomExportPreview.losses).toContainEqual({
      text: expect.stringContaining('may be living') as string,
      count: 2,
    });
    const text = await textOf(ref, { format: 'GEDCOM_5_5_1', withoutLiving: true, withoutPrivate: true });
    for (const hidden of ['Livia', 'Lars', 'Hidden House', 'secret', 'Submitter']) expect(text).not.toContain(hidden);
    expect(text).toContain('1 NAME Ada /Ancestor/');
    // What is said of all of a family names its children; what is said of its couple does not.
    expect(text).toContain('0 @N3@ NOTE By licence.');
    const treeId = /fmp-(\d+)-/.exec(ref)![1];
    await gedcom.site.db.rows(
      "/* test.guest */ INSERT INTO tree_access (tree_id, member_id, role) VALUES ($1, $2, 'guest')",
      [treeId, gedcom.stranger.memberId],
    );
    await gedcom.site.db.rows('/* test.mayExport */ UPDATE tree SET readers_may_export = true WHERE id = $1', [treeId]);
    expect(
      await textOf(ref, { format: 'GEDCOM_7_0', withoutLiving: false, withoutPrivate: false }, gedcom.stranger),
    ).not.toContain('Livia');
  });

  it('is what its reader may have when it leaves, not when they asked', async () => {
    const ref = await gedcom.importTree(HALF_HIDDEN_GEDCOM, 'Taken back');
    const treeId = /fmp-(\d+)-/.exec(ref)![1];
    const { db, ask, app } = gedcom.site;
    await db.rows(
      "/* test.guest */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES ($1, $2, 'guest', true)",
      [treeId, gedcom.stranger.memberId],
    );
    await db.rows('/* test.mayExport */ UPDATE tree SET readers_may_export = true WHERE id = $1', [treeId]);
    const downloadAfter = async (change: string) => {
      const { data } = await ask<{ issueGedcomExport: string }>(
        GEDCOM_OPERATIONS.issue,
        { ref, input: { format: 'GEDCOM_7_0', withoutLiving: false, withoutPrivate: false } },
        gedcom.stranger,
      );
      await db.rows(`/* test.takenBack */ ${change}`, [treeId]);
      return app.inject({ url: data!.issueGedcomExport });
    };
    expect((await downloadAfter('SELECT $1::bigint')).body).toContain('Livia');
    expect((await downloadAfter('UPDATE tree_access SET sees_living = false WHERE tree_id = $1')).body).not.toContain(
      'Livia',
    );
    expect((await downloadAfter('UPDATE tree SET readers_may_export = false WHERE id = $1')).statusCode).toBe(404);
    await db.rows('/* test.mayExport */ UPDATE tree SET readers_may_export = true WHERE id = $1', [treeId]);
    expect((await downloadAfter('DELETE FROM tree_access WHERE tree_id = $1')).statusCode).toBe(404);
  });

  it('is looked at so often and no more', async () => {
    const ref = await gedcom.importTree(HALF_HIDDEN_GEDCOM, 'Looked at');
    await gedcom.site.db.rows("/* test.looked */ UPDATE rate_limit SET points = 59 WHERE key = 'treeExports:' || $1", [
      String(gedcom.member.memberId),
    ]);
    const look = () =>
      gedcom.site.ask(
        GEDCOM_OPERATIONS.preview,
        { ref, input: { format: 'GEDCOM_7_0', withoutLiving: false, withoutPrivate: false } },
        gedcom.member,
      );
    expect((await look()).errors).toBeUndefined();
    expect((await look()).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    await gedcom.site.db.rows("/* test.lookedAgain */ DELETE FROM rate_limit WHERE key = 'treeExports:' || $1", [
      String(gedcom.member.memberId),
    ]);
  });
});
