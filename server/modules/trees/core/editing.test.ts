import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { emptyCitation, emptyFact, emptySource, emptyStory } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { aFact, aFamily, aName, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const OUTCOME = `changeId personId warnings { code text personId } conflicts { path label base mine theirs } theirs { version document } merged problems { field message } documents { kind id version document }`;
const CREATE =
  'mutation Create($input: CreateTreeInput!) { createTree(input: $input) { id familyTreeRef personCount rootPerson { given surname } } }';
const SAVE = `mutation Save($ref: String!, $kind: TreeDocumentKind!, $id: Int!, $baseVersion: Int!, $base: TreeDocument!, $document: TreeDocument!) {
  saveTreeDocument(ref: $ref, kind: $kind, id: $id, baseVersion: $baseVersion, base: $base, document: $document) { ${OUTCOME} } }`;
const ADD = `mutation Add($ref: String!, $kind: TreeDocumentKind!, $document: TreeDocument!) { addTreeDocument(ref: $ref, kind: $kind, document: $document) { ${OUTCOME} } }`;
const REMOVE = `mutation Remove($ref: String!, $kind: TreeDocumentKind!, $id: Int!) { removeTreeDocument(ref: $ref, kind: $kind, id: $id) { ${OUTCOME} } }`;
const RELATE = `mutation Relate($personId: ID!, $relation: TreeRelation!, $familyId: Int, $person: TreeDocument, $existing: ID) {
  addTreeRelative(personId: $personId, relation: $relation, familyId: $familyId, person: $person, existingPersonId: $existing) { ${OUTCOME} } }`;
const UNLINK = `mutation Unlink($personId: ID!, $familyId: Int!) { unlinkTreeRelative(personId: $personId, familyId: $familyId) { ${OUTCOME} } }`;
const REMOVE_PERSON = `mutation RemovePerson($id: ID!) { removeTreePerson(personId: $id) { ${OUTCOME} } }`;
const MERGE = `mutation Merge($keep: ID!, $other: ID!, $document: TreeDocument!) { mergeTreePersons(keepId: $keep, otherId: $other, document: $document) { ${OUTCOME} } }`;
const UNDO = `mutation Undo($id: ID!, $along: [ID!]) { undoTreeChange(changeId: $id, along: $along) { ${OUTCOME} later { id headline action } } }`;
const CHANGES =
  'query Changes($ref: String!, $personId: ID, $first: Int, $after: String) { treeChanges(ref: $ref, personId: $personId, first: $first, after: $after) { changes { id action personId authorName lines isUndone canUndo } next } }';
const WARNINGS = 'query Warnings($ref: String!) { treeWarnings(ref: $ref) { warnings { code text personId } next } }';
const PERSON =
  'query Person($id: ID!) { treePerson(id: $id) { document version livingReason card { isLiving } families { document } parentFamilies { document } sources { id } stories { id } } }';
const SETTINGS =
  'mutation Settings($ref: String!, $input: TreeSettingsInput!) { changeTreeSettings(ref: $ref, input: $input) { name description showSurnamesUppercase familyTreeRef isPublic } }';

interface Outcome {
  changeId: string | null;
  personId: string | null;
  warnings: { code: string }[];
  conflicts: { path: string; label: string; base: string | null; mine: string | null; theirs: string | null }[];
  theirs: { version: number; document: TreePerson } | null;
  merged: TreePerson | null;
  problems: { field: string; message: string }[];
  later?: { id: string; headline: string | null }[] | null;
  documents: { kind: string; id: number; version: number; document: unknown }[];
}

const grants = defaultGrants('member');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
}, 60_000);
afterAll(() => site?.close());

let made = 0;
async function aMember() {
  const member = await createMember(site.db, {
    email: `grower${(made += 1)}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  return { memberId: member!.id, grants };
}

/** A member with a tree that starts with Mary Alder, born 1832. */
async function aTree(root: TreePerson = aPerson(0, 'Mary Alder', { sex: 'f', born: '1832' })) {
  const as = await aMember();
  const ask = async <Data>(text: string, variables: object, reader: typeof as = as): Promise<Data> => {
    const { data, errors } = await site.ask<Data>(text, variables, reader);
    if (!data || errors) throw new Error(JSON.stringify(errors?.[0]));
    return data;
  };
  const { createTree: tree } = await ask<{ createTree: { id: string; familyTreeRef: string } }>(CREATE, {
    input: { name: 'Alder', rootPerson: root },
  });
  const ref = tree.familyTreeRef;
  const id = (number: number) => `fmp-${tree.id}-${number}`;
  const outcome = async (text: string, variables: object, reader = as): Promise<Outcome> =>
    Object.values(await ask<Record<string, Outcome>>(text, variables, reader))[0]!;
  return {
    as,
    ref,
    id,
    ask,
    outcome,
    treeId: Number(tree.id),
    relate: (number: number, relation: string, person: TreePerson | null, more: object = {}) =>
      outcome(RELATE, { personId: id(number), relation, person, ...more }),
    save: (base: TreePerson, baseVersion: number, document: TreePerson, reader = as) =>
      outcome(SAVE, { ref, kind: 'PERSON', id: base.id, baseVersion, base, document }, reader),
    person: async (number: number) =>
      (
        await ask<{
          treePerson: {
            document: TreePerson;
            version: number;
            livingReason: string;
            card: { isLiving: boolean };
            families: { document: { id: number; partners: number[] } }[];
            parentFamilies: { document: { partners: number[] } }[];
            sources: unknown[];
            stories: unknown[];
          };
        }>(PERSON, { id: id(number) })
      ).treePerson,
    changes: async (variables: object = {}) =>
      (
        await ask<{
          treeChanges: {
            changes: { id: string; action: string; lines: string[]; authorName: string; isUndone: boolean }[];
            next: string | null;
          };
        }>(CHANGES, { ref, ...variables })
      ).treeChanges,
    editor: async () => {
      const editor = await aMember();
      await site.db.rows(
        "/* test.editor */ INSERT INTO tree_access (tree_id, member_id, role) VALUES ($1, $2, 'editor')",
        [Number(tree.id), editor.memberId],
      );
      return editor;
    },
  };
}

const numberOf = (id: string | null) => Number(id?.split('-')[2]);
const withFact = (person: TreePerson, type: string, value: string): TreePerson => ({
  ...person,
  facts: [...person.facts, { ...emptyFact(`f${person.facts.length + 1}`, type), value }],
});

describe('saving a document', () => {
  it('counts its versions and describes what was done', async () => {
    const { person, save, changes } = await aTree();
    const { document, version } = await person(1);
    expect(version).toBe(1);
    const saved = await save(document, 1, withFact(document, 'occupation', 'Weaver'));
    expect(saved).toMatchObject({
      changeId: expect.any(String),
      problems: [],
      conflicts: [],
      documents: [{ kind: 'PERSON', id: 1, version: 2 }],
    });
    expect((await changes()).changes).toMatchObject([
      { action: 'edit', authorName: 'Una Testwell', lines: ['Occupation added: Weaver'] },
      { action: 'create' },
    ]);
  });

  it('changes nothing where nothing is changed', async () => {
    const { person, save } = await aTree();
    const { document } = await person(1);
    expect(await save(document, 1, { ...document })).toMatchObject({
      changeId: null,
      problems: [],
      documents: [{ version: 1 }],
    });
  });

  it('joins what two authors did to different fields, and shows the second what both did to one', async () => {
    const { person, save, editor } = await aTree();
    const other = await editor();
    const { document: base } = await person(1);
    await save(base, 1, { ...base, sex: 'x' });
    expect(await save(base, 1, withFact(base, 'occupation', 'Weaver'), other)).toMatchObject({
      conflicts: [],
      documents: [{ version: 3, document: { sex: 'x', facts: [{}, { value: 'Weaver' }] } }],
    });
    const clash = await save(base, 1, { ...base, sex: 'm' }, other);
    expect(clash).toMatchObject({
      changeId: null,
      conflicts: [{ path: 'sex' }],
      theirs: { version: 3 },
      merged: { sex: 'x' },
    });
    expect((await person(1)).version).toBe(3);
  });

  it('loses nothing of two that are saved at one moment', async () => {
    const { person, save } = await aTree();
    const { document: base } = await person(1);
    const [one, two] = await Promise.all([
      save(base, 1, withFact(base, 'occupation', 'Weaver')),
      save(base, 1, withFact(base, 'religion', 'Quaker')),
    ]);
    expect([one.changeId, two.changeId]).toEqual([expect.any(String), expect.any(String)]);
    expect((await person(1)).document.facts.map(({ value }) => value).sort()).toEqual(['', 'Quaker', 'Weaver']);
  });

  it('says what is wrong with a document, and keeps nothing of it', async () => {
    const { person, outcome, ref } = await aTree();
    const { document } = await person(1);
    const saved = await outcome(SAVE, {
      ref,
      kind: 'PERSON',
      id: 1,
      baseVersion: 1,
      base: document,
      document: { ...document, sex: 'both' },
    });
    expect(saved).toMatchObject({ changeId: null, problems: [{ field: 'sex' }] });
    expect(
      await outcome(SAVE, {
        ref,
        kind: 'PERSON',
        id: 1,
        baseVersion: 1,
        base: document,
        document: { ...document, citations: [{ ...emptyCitation(), sourceId: 99 }] },
      }),
    ).toMatchObject({ changeId: null, problems: [{ message: expect.stringContaining('source') }] });
    expect((await person(1)).version).toBe(1);
  });

  it('warns of what cannot be, and saves it', async () => {
    const { person, save, ask, ref } = await aTree();
    const { document } = await person(1);
    const death = aFact({ id: 'f2', type: 'death', date: { text: '1820', from: null, to: null } });
    expect(await save(document, 1, { ...document, facts: [...document.facts, death] })).toMatchObject({
      changeId: expect.any(String),
      warnings: [{ code: 'BORN_AFTER_DEATH' }],
    });
    expect(await ask(WARNINGS, { ref })).toMatchObject({
      treeWarnings: { warnings: [{ code: 'BORN_AFTER_DEATH' }], next: null },
    });
  });
});

describe('relatives', () => {
  it('are added with the families they need', async () => {
    const { relate, person } = await aTree();
    const mother = await relate(1, 'MOTHER', aPerson(0, 'Ann Birch'));
    expect(mother).toMatchObject({
      problems: [],
      documents: [{ kind: 'PERSON', document: { sex: 'f', names: [{ given: 'Ann' }] } }, { kind: 'FAMILY' }],
    });
    const father = await relate(1, 'FATHER', aPerson(0, 'Giles Alder'));
    expect((await person(1)).parentFamilies).toMatchObject([
      { document: { partners: [numberOf(father.personId), numberOf(mother.personId)] } },
    ]);
    expect(await relate(1, 'MOTHER', aPerson(0, 'Another'))).toMatchObject({
      changeId: null,
      problems: [{ message: expect.stringContaining('two parents') }],
    });
  });

  it('are no second father when two are added at one moment: one is told that there is one', async () => {
    const { relate, person, changes } = await aTree();
    const added = await Promise.all(['Giles', 'Hugh'].map((name) => relate(1, 'FATHER', aPerson(0, `${name} Alder`))));
    const [saved, refused] = added.toSorted((one, other) => one.problems.length - other.problems.length);
    expect(saved).toMatchObject({ changeId: expect.any(String), problems: [] });
    expect(refused).toMatchObject({
      changeId: null,
      problems: [{ message: expect.stringContaining('already has a father or mother') }],
    });
    const { parentFamilies } = await person(1);
    expect(parentFamilies).toHaveLength(1);
    expect(parentFamilies[0]?.document.partners).toEqual([numberOf(saved!.personId)]);
    // Nothing of the second was left in the tree.
    expect((await changes()).changes).toHaveLength(2);
  });

  it('get numbers of their own when two are added at one moment', async () => {
    const { relate, person } = await aTree();
    const added = await Promise.all(
      ['Ann', 'Bess', 'Cis', 'Dora'].map((name) => relate(1, 'DAUGHTER', aPerson(0, `${name} Alder`))),
    );
    expect(new Set(added.map(({ personId }) => personId)).size).toBe(4);
    const [family, ...more] = (await person(1)).families as { document: { children?: unknown[] } }[];
    expect([family?.document.children?.length, more]).toEqual([4, []]);
  });

  it('are linked, taken out and removed', async () => {
    const { relate, outcome, id, person } = await aTree();
    const child = numberOf((await relate(1, 'DAUGHTER', aPerson(0, 'Jane Alder'))).personId);
    const man = numberOf((await relate(1, 'PARTNER', aPerson(0, 'Hugh Pine', { sex: 'm' }))).personId);
    const [family] = (await person(1)).families;
    expect(family?.document.partners).toEqual([man, 1]);
    await outcome(UNLINK, { personId: id(man), familyId: family!.document.id });
    expect((await person(1)).families[0]?.document.partners).toEqual([1]);
    await relate(1, 'PARTNER', null, { existing: id(man), familyId: family!.document.id });
    expect((await person(1)).families[0]?.document.partners).toHaveLength(2);
    expect(await outcome(REMOVE_PERSON, { id: id(child) })).toMatchObject({ problems: [], personId: id(child) });
    await expect(person(child)).rejects.toThrow('FAMILY_TREE_NOT_FOUND_ERROR');
  });

  it('never become their own ancestors', async () => {
    const { relate, as, id, ref, person } = await aTree();
    const father = numberOf((await relate(1, 'FATHER', aPerson(0, 'Giles Alder'))).personId);
    const grandfather = numberOf((await relate(father, 'FATHER', aPerson(0, 'Old Alder'))).personId);
    const { data, errors } = await site.ask(
      RELATE,
      { personId: id(grandfather), relation: 'FATHER', existing: id(1) },
      as,
    );
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'AHNENDAB_ERROR',
      familyTreeRef: ref,
      personId: id(grandfather),
    });
    expect((await person(grandfather)).parentFamilies).toEqual([]);
  });

  it('may be mended in a tree that came with a circle, which nothing hangs on', async () => {
    const { relate, treeId, id, ask, ref, outcome } = await aTree();
    const father = await relate(1, 'FATHER', aPerson(0, 'Giles Alder'));
    await site.db.rows(
      "/* test.circle */ INSERT INTO tree_family_member (tree_id, family_id, role, person_id, position, link) VALUES ($1, 900, 'partner', 1, 0, NULL), ($1, 900, 'child', $2, 0, 'birth')",
      [treeId, numberOf(father.personId)],
    );
    await site.db.rows(
      '/* test.circleFamily */ INSERT INTO tree_family (tree_id, id, is_private) VALUES ($1, 900, false)',
      [treeId],
    );
    await site.db.rows(
      "/* test.circleDocument */ INSERT INTO tree_document (tree_id, kind, id, body) VALUES ($1, 'family', 900, $2)",
      [treeId, JSON.stringify(aFamily(900, [1], [numberOf(father.personId)]))],
    );
    const around = await ask<{ treeNeighbourhood: { persons: unknown[]; isWhole: boolean } }>(
      'query Around($id: ID!) { treeNeighbourhood(personId: $id, ancestors: 40, descendants: 40, siblings: true) { persons { id } isWhole } }',
      { id: id(1) },
    );
    expect(around.treeNeighbourhood).toMatchObject({ persons: [{}, {}], isWhole: true });
    expect(await ask(WARNINGS, { ref })).toMatchObject({ treeWarnings: { warnings: [{ code: 'OWN_ANCESTOR' }] } });
    expect(await relate(1, 'DAUGHTER', aPerson(0, 'Jane Alder'), { familyId: 0 })).toMatchObject({ problems: [] });
    expect((await outcome(REMOVE_PERSON, { id: father.personId })).problems).toEqual([]);
  });

  it('are made one of two, with the families of both', async () => {
    const { relate, outcome, id, person } = await aTree();
    const double = numberOf((await relate(1, 'SISTER', aPerson(0, 'Mary Alder', { born: '1832' }))).personId);
    await relate(double, 'SON', aPerson(0, 'Tom Pine'));
    const merged = await outcome(MERGE, {
      keep: id(1),
      other: id(double),
      document: withFact((await person(1)).document, 'occupation', 'Weaver'),
    });
    expect(merged).toMatchObject({ problems: [], personId: id(1) });
    expect((await person(1)).families).toMatchObject([{ document: { partners: [1] } }]);
    await expect(person(double)).rejects.toThrow('FAMILY_TREE_NOT_FOUND_ERROR');
    await outcome(UNDO, { id: merged.changeId });
    const back = await person(double);
    expect([back.families.length, back.version]).toEqual([1, 3]);
  });
});

describe('the history of a tree', () => {
  it('takes a change back while later ones stay, and brings it again', async () => {
    const { person, save, outcome, changes } = await aTree();
    const { document: base } = await person(1);
    const first = await save(base, 1, withFact(base, 'occupation', 'Weaver'));
    const { document: next } = await person(1);
    await save(next, 2, { ...next, sex: 'x' });
    const undone = await outcome(UNDO, { id: first.changeId });
    expect((await person(1)).document).toMatchObject({ sex: 'x', facts: [{ type: 'birth' }] });
    expect((await changes()).changes).toMatchObject([
      { action: 'undo' },
      { action: 'edit', isUndone: false },
      { action: 'edit', isUndone: true },
      {},
    ]);
    expect((await outcome(UNDO, { id: first.changeId })).problems).toMatchObject([
      { message: 'This change has already been undone.' },
    ]);
    await outcome(UNDO, { id: undone.changeId });
    expect((await person(1)).document.facts).toHaveLength(2);
  });

  it('reports what cannot be undone alone', async () => {
    const { person, save, outcome, relate } = await aTree();
    const { document: base } = await person(1);
    const first = await save(base, 1, { ...base, sex: 'x' });
    await save({ ...base, sex: 'x' }, 2, { ...base, sex: 'm' });
    expect(await outcome(UNDO, { id: first.changeId })).toMatchObject({
      changeId: null,
      conflicts: [{ path: 'sex' }],
      theirs: { version: 3 },
    });
    const child = await relate(1, 'SON', aPerson(0, 'Tom Alder'));
    await relate(numberOf(child.personId), 'SON', aPerson(0, 'Tim Alder'));
    expect(await outcome(UNDO, { id: child.changeId })).toMatchObject({
      changeId: null,
      problems: [{ message: expect.stringMatching(/needs it: the family of Tom Alder/u) }],
    });
  });

  it('lists what needs something that would be undone, by its name', async () => {
    const { outcome, ref, person, save } = await aTree();
    const added = await outcome(ADD, { ref, kind: 'SOURCE', document: { ...emptySource(), title: 'Register of Wem' } });
    const { document } = await person(1);
    await save(document, 1, { ...document, citations: [{ ...emptyCitation(), sourceId: added.documents[0]!.id }] });
    expect((await outcome(UNDO, { id: added.changeId })).problems).toEqual([
      { field: '', message: 'This change can’t be undone by itself. What was done later needs it: Mary Alder.' },
    ]);
  });

  it('undoes later changes of the same place with it, where the editor agrees to just these, and leaves the others', async () => {
    const { person, save, outcome, changes } = await aTree();
    const { document: base } = await person(1);
    const first = await save(base, 1, { ...base, sex: 'x' });
    const second = await save({ ...base, sex: 'x' }, 2, { ...base, sex: 'm' });
    const { document: third } = await person(1);
    await save(third, 3, withFact(third, 'occupation', 'Weaver'));
    const offered = await outcome(UNDO, { id: first.changeId });
    expect(offered).toMatchObject({ changeId: null, conflicts: [{ path: 'sex' }], later: [{ id: second.changeId }] });
    // What was not agreed to stays, and is offered again.
    expect(await outcome(UNDO, { id: first.changeId, along: ['999999999'] })).toMatchObject({
      changeId: null,
      later: [{ id: second.changeId }],
    });
    expect((await person(1)).document).toMatchObject({ sex: 'm' });
    const undone = await outcome(UNDO, { id: first.changeId, along: [second.changeId] });
    expect(undone).toMatchObject({ changeId: expect.any(String), conflicts: [], problems: [], later: null });
    expect((await person(1)).document).toMatchObject({ sex: 'f', facts: [{ type: 'birth' }, { type: 'occupation' }] });
    expect((await changes()).changes.map(({ action, isUndone }) => [action, isUndone])).toEqual([
      ['undo', false],
      ['undo', false],
      ['edit', false],
      ['edit', true],
      ['edit', true],
      ['create', false],
    ]);
  });

  it('undoes what was done later with something that would be gone, and nothing else', async () => {
    const { relate, outcome, person, save, ref, ask } = await aTree();
    const child = await relate(1, 'SON', aPerson(0, 'Tom Alder'));
    const grandchild = await relate(numberOf(child.personId), 'SON', aPerson(0, 'Tim Alder'));
    const { document } = await person(1);
    await save(document, 1, { ...document, sex: 'x' });
    const offered = await outcome(UNDO, { id: child.changeId });
    expect(offered).toMatchObject({
      changeId: null,
      later: [{ id: grandchild.changeId, headline: expect.stringContaining('Tim Alder') }],
    });
    expect(await outcome(UNDO, { id: child.changeId, along: [grandchild.changeId] })).toMatchObject({
      changeId: expect.any(String),
      problems: [],
    });
    expect((await person(1)).document.sex).toBe('x');
    expect(
      (
        await ask<{ familyTree: { personCount: number } }>(
          'query Count($ref: String!) { familyTree(ref: $ref) { personCount } }',
          { ref },
        )
      ).familyTree.personCount,
    ).toBe(1);
    expect(await outcome(UNDO, { id: child.changeId })).toMatchObject({
      problems: [{ message: 'This change has already been undone.' }],
      later: null,
    });
  });

  it('names people who are gone, and never by a number', async () => {
    const { relate, outcome, changes, id, ref } = await aTree();
    const child = await relate(1, 'SON', aPerson(0, 'Tom Alder'));
    const wife = await relate(numberOf(child.personId), 'PARTNER', aPerson(0, 'Jane Pinch', { sex: 'f' }));
    const nameless = await relate(numberOf(child.personId), 'SON', aPerson(0, ''));
    await outcome(ADD, {
      ref,
      kind: 'STORY',
      document: { ...emptyStory(0, [numberOf(wife.personId)]), title: 'Jane', text: 'A story.' },
    });
    for (const gone of [child, wife, nameless]) await outcome(REMOVE_PERSON, { id: id(numberOf(gone.personId)) });
    const told = (await changes({ first: 50 })).changes;
    const lines = told.flatMap((change) => change.lines);
    expect(lines).toEqual(expect.arrayContaining(['Person removed: Jane Pinch', 'Partner removed: Tom Alder']));
    const undone = await Promise.all(told.map(async (change) => outcome(UNDO, { id: change.id })));
    expect(
      JSON.stringify([
        told.map(({ lines: said }) => said),
        undone.map(({ problems, conflicts, warnings }) => [problems, conflicts, warnings]),
      ]),
    ).not.toMatch(/\b(?:person|number|family|source) \d/iu);
  });

  it('is read page by page, by the person it concerns', async () => {
    const { relate, changes, id } = await aTree();
    const child = await relate(1, 'SON', aPerson(0, 'Tom Alder'));
    await relate(numberOf(child.personId), 'SON', aPerson(0, 'Tim Alder'));
    const first = await changes({ first: 2 });
    expect([first.changes.length, (await changes({ first: 2, after: first.next })).changes.length]).toEqual([2, 1]);
    expect((await changes({ personId: id(1) })).changes.map(({ action }) => action)).toEqual(['create']);
    expect((await changes({ personId: child.personId })).changes.map(({ lines }) => lines[0])).toEqual([
      'Person added: Tom Alder',
    ]);
  });
});

describe('sources, stories and settings', () => {
  it('are added, found with the person, and taken out of all that names them', async () => {
    const { outcome, ref, person, save } = await aTree();
    const source = (
      await outcome(ADD, { ref, kind: 'SOURCE', document: { ...emptySource(), title: 'Register of Wem' } })
    ).documents[0]!.id;
    const story = (
      await outcome(ADD, {
        ref,
        kind: 'STORY',
        document: { ...emptyStory(0, [1]), title: 'The wet year', text: 'It rained.' },
      })
    ).documents[0]!.id;
    const { document } = await person(1);
    await save(document, 1, {
      ...document,
      citations: [
        { ...emptyCitation(), sourceId: source },
        { ...emptyCitation(), sourceId: source, page: '12' },
      ],
    });
    expect(await person(1)).toMatchObject({ sources: [{ id: source }], stories: [{ id: story }] });
    await outcome(REMOVE, { ref, kind: 'SOURCE', id: source });
    expect((await person(1)).document.citations).toMatchObject([{ sourceId: null, page: '12' }]);
    await outcome(REMOVE, { ref, kind: 'STORY', id: story });
    expect((await person(1)).stories).toEqual([]);
  });

  it('never let a document say where stored bytes are', async () => {
    const { outcome, ref } = await aTree();
    const added = await outcome(ADD, {
      ref,
      kind: 'MEDIUM',
      document: {
        id: 0,
        title: 'Portrait',
        date: null,
        fileName: 'a.jpg',
        mimeType: 'image/jpeg',
        storedAs: 'somebody-elses',
        notes: [],
      },
    });
    expect(added.documents).toMatchObject([{ document: { storedAs: null } }]);
  });

  it('are changed by the owner alone', async () => {
    const { ask, ref, editor, id, relate } = await aTree();
    const mother = await relate(1, 'MOTHER', aPerson(0, 'Ann Birch'));
    expect(
      await ask(SETTINGS, { ref, input: { name: 'Alders', showSurnamesUppercase: true, rootPerson: mother.personId } }),
    ).toMatchObject({
      changeTreeSettings: { name: 'Alders', showSurnamesUppercase: true, familyTreeRef: mother.personId },
    });
    const refused = await site.ask(SETTINGS, { ref, input: { name: 'Mine' } }, await editor());
    expect(refused.errors?.[0]?.extensions.code).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
    await expect(ask(SETTINGS, { ref, input: { rootPerson: id(77) } })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('remember how far the first steps came', async () => {
    const { ask, ref } = await aTree();
    const STEP =
      'mutation Step($ref: String!, $input: TreeOnboardingInput!) { changeTreeOnboarding(ref: $ref, input: $input) { onboarding { completed step skippedNodes rootIsWho } } }';
    await ask(STEP, { ref, input: { step: 'parents', skippedNodes: ['father'] } });
    expect(await ask(STEP, { ref, input: { completed: true, step: 'done' } })).toEqual({
      changeTreeOnboarding: {
        onboarding: { completed: true, step: 'done', skippedNodes: ['father'], rootIsWho: 'you' },
      },
    });
    await expect(ask(STEP, { ref, input: { step: 'cousins' } })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('go with the tree, when its name is typed', async () => {
    const { ask, ref, as } = await aTree();
    const DELETE = 'mutation Delete($ref: String!, $name: String!) { deleteTree(ref: $ref, name: $name) }';
    await expect(ask(DELETE, { ref, name: 'Elder' })).rejects.toThrow('BAD_USER_INPUT');
    expect(await ask(DELETE, { ref, name: ' Alder ' })).toEqual({ deleteTree: true });
    expect((await site.ask(CHANGES, { ref }, as)).errors?.[0]?.extensions.code).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
  });
});

describe('who may be living', () => {
  it('is judged again when a relative is added', async () => {
    const { relate, person, outcome } = await aTree(aPerson(0, 'Mary Alder'));
    expect((await person(1)).card.isLiving).toBe(true);
    const child = await relate(1, 'SON', aPerson(0, 'Tom Alder', { born: '1850' }));
    expect(await person(1)).toMatchObject({
      card: { isLiving: false },
      livingReason: expect.stringContaining('a son born 1850'),
    });
    await outcome(UNDO, { id: child.changeId });
    expect((await person(1)).card.isLiving).toBe(true);
  });

  it('keeps names as they were given', async () => {
    const { person } = await aTree(aPerson(0, '', { names: [aName('Mary', 'Alder', { prefix: 'Dame' })] }));
    expect((await person(1)).document.names).toMatchObject([{ prefix: 'Dame' }]);
  });
});
