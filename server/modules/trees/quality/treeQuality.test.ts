import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { fillTree } from '#server/modules/trees/core/index.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const FINDING = 'id code label group text persons { id given } dismissal { reason }';
const FINDINGS = `query Findings($ref: String!, $code: String, $dismissed: Boolean!, $first: Int, $after: String) { treeFindings(ref: $ref, code: $code, dismissed: $dismissed, first: $first, after: $after) {
  total next kinds { code count open dismissed } findings { ${FINDING} } } }`;
const DISMISS = `mutation Dismiss($ref: String!, $id: ID!, $reason: String!) { dismissTreeFinding(ref: $ref, findingId: $id, reason: $reason) { ${FINDING} } }`;
const RESTORE = `mutation Restore($ref: String!, $id: ID!) { restoreTreeFinding(ref: $ref, findingId: $id) { ${FINDING} } }`;

interface Found {
  id: string;
  code: string;
  text: string;
  persons: { given: string }[];
  dismissal: { reason: string } | null;
}
interface Page {
  treeFindings: {
    total: number;
    next: string | null;
    kinds: { code: string; count: number; open: number; dismissed: number }[];
    findings: Found[];
  };
}

const grants = defaultGrants('member');
const fact = (id: string, type: string, date: string) =>
  aFact({ id, type, date: readTreeDate(date), place: { text: 'Roche', position: null } });
let site: TestApp;
let owner: { memberId: number; grants: typeof grants };
let stranger: typeof owner;
let ref: string;

beforeAll(async () => {
  site = await startTestApp();
  const [una, ned] = await Promise.all(
    ['una', 'ned'].map((name) =>
      createMember(site.db, {
        email: `${name}@example.com`,
        firstName: name,
        lastName: 'Testwell',
        passwordHash: null,
      }),
    ),
  );
  owner = { memberId: una!.id, grants };
  stranger = { memberId: ned!.id, grants };
  const made = await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Carters', true) RETURNING id::int AS id",
    [una!.id],
  );
  ref = String(made!.id);
  await fillTree(
    site.db,
    made!.id,
    [
      {
        kind: 'person',
        document: aPerson(1, 'Ann Carter', {
          sex: 'f',
          facts: [
            fact('f1', 'birth', '1850'),
            fact('f2', 'baptism', '1849'),
            fact('f3', 'death', '1900'),
            fact('f4', 'death', '1910'),
          ],
        }),
      },
      {
        kind: 'person',
        document: aPerson(2, 'Tom Carter', {
          sex: 'm',
          facts: [fact('f1', 'birth', '1845'), fact('f2', 'residence', 'at harvest')],
        }),
      },
      { kind: 'family', document: aFamily(3, [1], [2]) },
    ],
    1,
  );
}, 60_000);
afterAll(() => site?.close());

const ask = async (more: object = {}) =>
  (await site.ask<Page>(FINDINGS, { ref, dismissed: false, ...more }, owner)).data!.treeFindings;

describe('what looks wrong in a tree', () => {
  it('is listed with its reason, the heaviest first, in pages and by kind', async () => {
    const all = await ask();
    expect(all.findings.map(({ code }) => code)).toEqual([
      'BORN_BEFORE_PARENT',
      'BAPTISED_BEFORE_BIRTH',
      'TWO_DEATHS',
      'UNREADABLE_DATE',
    ]);
    expect(all.findings[0]).toMatchObject({
      text: 'Tom Carter (born 1845) was born before Ann Carter (born 1850), their parent.',
      persons: [{ given: 'Tom' }, { given: 'Ann' }],
      dismissal: null,
    });
    expect(all.kinds).toContainEqual({ code: 'TWO_DEATHS', count: 1, open: 1, dismissed: 0 });
    const first = await ask({ first: 3 });
    const rest = await ask({ first: 3, after: first.next });
    expect([first.findings.length, rest.findings.map(({ code }) => code), rest.next]).toEqual([
      3,
      ['UNREADABLE_DATE'],
      null,
    ]);
    expect((await ask({ code: 'TWO_DEATHS' })).total).toBe(1);
    expect((await ask({ after: 'zz' })).findings).toEqual([]);
  });

  it('is set aside with a reason, comes back when asked, and when what it says changes', async () => {
    const id = 'TWO_DEATHS-1';
    const { data } = await site.ask<{ dismissTreeFinding: Found }>(
      DISMISS,
      { ref, id, reason: '  A namesake\nwas buried  ' },
      owner,
    );
    expect(data?.dismissTreeFinding.dismissal).toEqual({ reason: 'A namesake was buried' });
    expect((await ask()).findings.map(({ code }) => code)).not.toContain('TWO_DEATHS');
    expect((await ask({ dismissed: true })).findings.map(({ code }) => code)).toEqual(['TWO_DEATHS']);
    await site.ask(RESTORE, { ref, id }, owner);
    expect((await ask({ dismissed: true })).total).toBe(0);

    await site.ask(DISMISS, { ref, id, reason: '' }, owner);
    await site.db.rows(
      `/* test.change */ UPDATE tree_document SET body = jsonb_set(body, '{facts,3,date}', '{"text": "1911", "from": 19110000, "to": 19110000}') WHERE tree_id = $1 AND kind = 'person' AND id = 1`,
      [ref],
    );
    await site.db.rows('/* test.version */ UPDATE tree SET version = version + 1 WHERE id = $1', [ref]);
    expect((await ask()).findings.map(({ text }) => text)).toContain('Ann Carter has two deaths: 1900 and 1911.');
  });

  it('is for who may edit the tree alone', async () => {
    const asked = [
      [FINDINGS, { ref, dismissed: false }],
      [DISMISS, { ref, id: 'TWO_DEATHS-1', reason: '' }],
      [RESTORE, { ref, id: 'TWO_DEATHS-1' }],
    ] as const;
    for (const [query, variables] of asked) {
      expect((await site.ask(query, variables, stranger)).errors?.[0]?.extensions.code).toBe(
        'FAMILY_TREE_AUTHORISATION_ERROR',
      );
      expect((await site.ask(query, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('refuses a reason that is too long, and a finding that is not there', async () => {
    const codes = await Promise.all(
      [
        { id: 'TWO_DEATHS-1', reason: 'x'.repeat(301) },
        { id: 'TWO_DEATHS-2', reason: '' },
      ].map((variables) => site.ask(DISMISS, { ref, ...variables }, owner)),
    );
    expect(codes.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });
});
