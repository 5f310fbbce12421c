import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { aPerson } from '#domain/trees/core/trees.fixture.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { readNewNotices } from '#server/modules/newspapers/notices/index.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { textOfAnswer } from '#test/support/server/publishRecords.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { sendHintDigests } from '../hintDigest.ts';
import { pollNotices } from './pollNotices.ts';

const NOTICES =
  'query TreeNotices($ref: String!, $personId: ID) { treeNotices(ref: $ref, personId: $personId) { id person { id given } state strength event newspaper issueDate pageLabel articleId reason evidence { text } text isReadable access changeId } }';
const DECIDE =
  'mutation Decide($personId: ID!, $noticeId: ID!, $state: TreeHintState!) { decideTreeNotice(personId: $personId, noticeId: $noticeId, state: $state) }';
const ACCEPT =
  'mutation Accept($personId: ID!, $noticeId: ID!) { acceptTreeNotice(personId: $personId, noticeId: $noticeId) { changeId problems { message } } }';
const UNDO = 'mutation Undo($id: ID!) { undoTreeChange(changeId: $id) { changeId } }';
const COUNTS =
  'query TreeHints($ref: String!) { treeHints(ref: $ref, filter: ALL, state: NEW) { counts { new } newNotices } }';
const HUB = 'query Hub { researchHub { hints { treeName count } } }';
const PAPER = 'n-borlase-times';
const PAID = 'n-paid-paper';

interface Notice {
  id: string;
  person: { id: string; given: string };
  state: string;
  reason: string;
  text: string;
  evidence: object[];
  isReadable: boolean;
  articleId: string;
  changeId: string | null;
}
interface Person {
  facts: { type: string; citations: { page: string; text: string }[] }[];
}

let site: TestApp;
let treeId: number;
let owner: { memberId: number; grants: readonly string[] };
let stranger: typeof owner;

const aMember = async (name: string) => ({
  memberId:
    (
      await createMember(site.db, {
        email: `${name}@example.com`,
        firstName: name,
        lastName: 'Ray',
        passwordHash: null,
      })
    )?.id ?? 0,
  grants: defaultGrants('member'),
});
const readAll = async () => {
  for (let columns = 1; columns > 0;) columns = await readNewNotices(site.db);
  const parts = { db: site.db, gazetteer: loadGazetteer(), livingYears: 110 };
  for (let articles = 1; articles > 0;) articles = await pollNotices(parts);
};
const newNotices = async (as: object = owner) =>
  (await site.ask<{ treeHints: { newNotices: number; counts: { new: number } } }>(COUNTS, { ref: String(treeId) }, as))
    .data?.treeHints.newNotices;
const hubCounts = async () =>
  (await site.ask<{ researchHub: { hints: { treeName: string; count: number }[] } }>(HUB, {}, owner)).data?.researchHub
    .hints;
const noticesFor = async (person: number | null, as: object = owner) =>
  (
    await site.ask<{ treeNotices: Notice[] }>(
      NOTICES,
      { ref: String(treeId), personId: person === null ? null : treePersonId(treeId, person) },
      as,
    )
  ).data?.treeNotices;
const one = async (person: number) => (await noticesFor(person))?.[0];
const decide = (person: number, noticeId: string | undefined, state: string, as: object = owner) =>
  site.ask(DECIDE, { personId: treePersonId(treeId, person), noticeId, state }, as);
const accept = (person: number, noticeId: string | undefined, as: object = owner) =>
  site.ask<{ acceptTreeNotice: { changeId: string } }>(
    ACCEPT,
    { personId: treePersonId(treeId, person), noticeId },
    as,
  );
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) => answer.errors?.[0]?.extensions.code;

beforeAll(async () => {
  site = await startTestApp();
  [owner, stranger] = [await aMember('Una'), await aMember('Ann')];
  const tree = await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'The Webbs', true) RETURNING id",
    [owner.memberId],
  );
  treeId = tree?.id ?? 0;
  await site.db.transaction((tx) =>
    fillTree(tx, treeId, [
      { kind: 'person', document: aPerson(1, 'Mary Webb', { sex: 'f', born: '1816', died: '31 Jan 1842' }) },
      { kind: 'person', document: aPerson(2, 'William Webb', { sex: 'm', born: '1801', died: '3 Feb 1842' }) },
      { kind: 'person', document: aPerson(3, 'Mary Webb', { sex: 'f', born: '1816', livingFlag: 'living' }) },
    ]),
  );
  await putTitle(site.db, { id: PAPER, name: 'Borlase Times', county: 'Cornwall' });
  await putTitle(site.db, { id: PAID, name: 'Paid Paper', county: 'Cornwall' });
  await site.db.rows("/* test.rule */ INSERT INTO access_rule (title_id, access) VALUES ($1, 'subscribers')", [PAID]);
  await putIssue(site.db, PAPER, '1842-02-05', [
    {
      headline: 'DEATHS.',
      kind: 'deaths',
      text: 'DEATHS.\n31st ult., at Redruth, Mary Webb, aged 25.\n2d inst., at Redruth, Ann Pascoe, aged 40.',
    },
  ]);
  await putIssue(site.db, PAID, '1842-02-12', [
    {
      headline: 'DEATHS.',
      kind: 'deaths',
      text: 'DEATHS.\n3d inst., at Redruth, William Webb, canary-keeper, aged 40.',
    },
  ]);
  await readAll();
}, 120_000);
afterAll(() => site.close());

describe('notices for people of a tree', () => {
  it('are found with their reason and words, for the whole tree and for one person, never for the living', async () => {
    expect((await noticesFor(null))?.map(({ person }) => person.given).sort()).toEqual(['Mary', 'William']);
    expect(await noticesFor(1)).toMatchObject([
      {
        state: 'NEW',
        strength: 'STRONG',
        event: 'death',
        newspaper: 'Borlase Times',
        issueDate: '1842-02-05',
        pageLabel: '1',
        articleId: `${PAPER}/18420205/0001/0001`,
        isReadable: true,
        reason: 'Named in a death notice 5 days after the death in your tree',
        text: '31st ult., at Redruth, Mary Webb, aged 25.',
        changeId: null,
      },
    ]);
    expect(await noticesFor(3)).toEqual([]);
  });

  it('give nothing of a closed newspaper but where it is', async () => {
    const [paid] = (await noticesFor(2)) ?? [];
    expect(paid).toMatchObject({
      isReadable: false,
      text: '',
      evidence: [],
      access: ['SUBSCRIBERS'],
      reason: 'Named in a death notice 9 days after the death in your tree',
    });
    expect(textOfAnswer(paid)).not.toMatch(/canary|Redruth|40/);
    expect(codeOf(await accept(2, paid?.id))).toBe('NOT_FOUND');
  });

  it('are for those who may change the tree', async () => {
    expect(codeOf(await site.ask(NOTICES, { ref: String(treeId) }, stranger))).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
    const notice = await one(1);
    expect(codeOf(await decide(1, notice?.id, 'REJECTED', stranger))).toMatch(/^FAMILY_TREE_/u);
    expect(codeOf(await accept(1, notice?.id, stranger))).toMatch(/^FAMILY_TREE_/u);
    expect((await one(1))?.state).toBe('NEW');
  });

  it('stay rejected when the column is read again, until they are offered again', async () => {
    const notice = await one(1);
    await decide(1, notice?.id, 'REJECTED');
    await site.db.rows("/* test.changed */ UPDATE newspaper_article SET change = nextval('newspaper_change')");
    await readAll();
    expect(await one(1)).toMatchObject({ id: notice?.id, state: 'REJECTED' });
    await decide(1, notice?.id, 'NEW');
    expect((await one(1))?.state).toBe('NEW');
  });

  it('are cited with a clipping for the fact they prove when they are accepted, and new again when that is undone', async () => {
    const notice = await one(1);
    const { data } = await accept(1, notice?.id);
    const mary = await site.db.one<{ body: Person }>(
      "/* test.mary */ SELECT body FROM tree_document WHERE tree_id = $1 AND kind = 'person' AND id = 1",
      [treeId],
    );
    expect(mary?.body.facts.find(({ type }) => type === 'death')?.citations).toMatchObject([
      { page: 'Saturday 5 February 1842, p. 1', text: '31st ult., at Redruth, Mary Webb, aged 25.' },
    ]);
    expect(
      await site.db.one('/* test.clip */ SELECT count(*)::int AS clips FROM clipping WHERE member_id = $1', [
        owner.memberId,
      ]),
    ).toEqual({ clips: 1 });
    expect(await one(1)).toMatchObject({ state: 'ACCEPTED', changeId: data?.acceptTreeNotice.changeId });
    expect(codeOf(await accept(1, notice?.id))).toBe('BAD_USER_INPUT');
    await site.ask(UNDO, { id: data?.acceptTreeNotice.changeId }, owner);
    expect(await one(1)).toMatchObject({ state: 'NEW', changeId: null });
  });

  it('come with a new issue, and leave with an article that is hidden', async () => {
    await putIssue(site.db, PAPER, '1842-02-12', [
      { headline: 'DEATHS.', kind: 'deaths', text: 'DEATHS.\n4th inst., at Redruth, William Webb, aged 41.' },
    ]);
    await readAll();
    expect((await noticesFor(2))?.map(({ articleId }) => articleId)).toContain(`${PAPER}/18420212/0001/0001`);
    await site.db.rows("/* test.hide */ UPDATE newspaper_article SET hidden_reason = 'privacy' WHERE id = $1", [
      `${PAPER}/18420212/0001/0001`,
    ]);
    expect((await noticesFor(2))?.map(({ articleId }) => articleId)).toEqual([`${PAID}/18420212/0001/0001`]);
  });
});

describe('notices among the new hints of a tree', () => {
  const here = { owner: 0 };
  const put = async (person: number, name: string, died: string, more: object = {}) => {
    await site.db.transaction((tx) =>
      fillTree(tx, treeId, [
        { kind: 'person', document: aPerson(person, name, { sex: 'f', born: '1790', died, ...more }) },
      ]),
    );
  };
  const digest = () =>
    sendHintDigests({
      db: site.db,
      mailer: createMailer({ db: site.db, secret: DEMO_SECRET, siteIdentity }),
      livingYears: 110,
      secret: DEMO_SECRET,
      publicUrl: 'https://records.example.org',
    });
  const mails = () => mailsTo(site.db, DEMO_SECRET, 'una@example.com');
  const weekLater = () =>
    site.db.rows("/* test.weekLater */ UPDATE tree_hint_digest SET looked_at = looked_at - interval '8 days'");

  beforeAll(async () => {
    const tree = await site.db.one<{ id: number }>(
      "/* test.other */ INSERT INTO tree (owner_id, name) VALUES ($1, 'The Rodds') RETURNING id",
      [owner.memberId],
    );
    here.owner = treeId;
    treeId = tree?.id ?? 0;
    await put(1, 'Grace Rodd', '2 Mar 1843');
    await put(2, 'Grace Rodd', '', { died: undefined, livingFlag: 'living' });
  });
  afterAll(() => {
    treeId = here.owner;
  });

  it('count where hints are counted, for the dead alone, and no longer once they are decided or their article is hidden', async () => {
    expect(await newNotices()).toBe(0);
    await putIssue(site.db, PAPER, '1843-03-04', [
      { headline: 'DEATHS.', kind: 'deaths', text: 'DEATHS.\n2d inst., at Redruth, Grace Rodd, aged 53.' },
    ]);
    await readAll();
    expect(await newNotices()).toBe(1);
    expect(await hubCounts()).toContainEqual({ treeName: 'The Rodds', count: 1 });
    const counts = async (as: object | undefined) =>
      (
        await site.ask<{ newTreeHints: { treeId: string; count: number }[] }>(
          'query New { newTreeHints { treeId count } }',
          {},
          as,
        )
      ).data?.newTreeHints;
    expect(await counts(owner)).toContainEqual({ treeId: String(treeId), count: 1 });
    expect([await counts(stranger), await counts(undefined)]).toEqual([[], undefined]);

    const notice = await one(1);
    await decide(1, notice?.id, 'MAYBE');
    expect(await newNotices()).toBe(0);
    await decide(1, notice?.id, 'NEW');
    expect(await newNotices()).toBe(1);
    await accept(1, notice?.id);
    expect(await newNotices()).toBe(0);
    await site.ask(UNDO, { id: (await one(1))?.changeId }, owner);
    expect(await newNotices()).toBe(1);

    await site.db.rows("/* test.marked */ UPDATE tree_person SET living_flag = 'living' WHERE tree_id = $1", [treeId]);
    expect(await newNotices()).toBe(0);
    await site.db.rows('/* test.unmarked */ UPDATE tree_person SET living_flag = NULL WHERE tree_id = $1 AND id = 1', [
      treeId,
    ]);
    await site.db.rows("/* test.hidden */ UPDATE newspaper_article SET hidden_reason = 'privacy' WHERE id = $1", [
      notice?.articleId,
    ]);
    expect(await newNotices()).toBe(0);
    await site.db.rows('/* test.shown */ UPDATE newspaper_article SET hidden_reason = NULL WHERE id = $1', [
      notice?.articleId,
    ]);
  });

  it('leave the count when the column says something else now', async () => {
    expect(await newNotices()).toBe(1);
    await site.db.rows(
      "/* test.otherText */ UPDATE newspaper_notice SET surname = 'rood', person = person || '{\"surname\": \"Rood\"}' WHERE surname = 'rodd'",
    );
    await site.db.rows('/* test.lookAgain */ UPDATE tree_notice_look SET last_change = 0');
    await readAll();
    expect(await newNotices()).toBe(0);
    await site.db.rows("/* test.textBack */ UPDATE newspaper_article SET change = nextval('newspaper_change')");
    await readAll();
    expect(await newNotices()).toBe(1);
  });

  it('are emailed about once, with counts and no names of people, if the member’s choices allow it', async () => {
    expect(await digest()).toBe(0);
    expect(await mails()).toEqual([]);
    await putIssue(site.db, PAPER, '1843-03-11', [
      { headline: 'DEATHS.', kind: 'deaths', text: 'DEATHS.\n2d inst., at Redruth, Mrs. Grace Rodd, aged 53.' },
    ]);
    await readAll();
    expect(await digest()).toBe(0);

    await site.db.rows("/* test.lookedBefore */ UPDATE tree_hint_digest SET looked_at = now() - interval '8 days'");
    await site.db.rows(
      "/* test.foundBefore */ UPDATE tree_notice_found SET found_at = now() - interval '9 days' WHERE article_id <> $1",
      [`${PAPER}/18430311/0001/0001`],
    );
    await site.ask(
      'mutation Off { updateEmailNotificationSetting(input: { discoveries: false }) { discoveries } }',
      {},
      owner,
    );
    expect(await digest()).toBe(0);
    await site.ask(
      'mutation On { updateEmailNotificationSetting(input: { discoveries: true }) { discoveries } }',
      {},
      owner,
    );
    await weekLater();
    expect(await digest()).toBe(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'new-hints', subject: 'New hints for your family tree' });
    expect(mail?.text).toContain('The Rodds: 1 newspaper notice');
    expect(mail?.text).toContain(`https://records.example.org/tree/${treeId}/all-hints`);
    expect(mail?.text).not.toMatch(/Grace|Borlase/u);

    expect(await digest()).toBe(0);
    await weekLater();
    await site.db.rows("/* test.longFound */ UPDATE tree_notice_found SET found_at = now() - interval '30 days'");
    expect(await digest()).toBe(0);
  });
});
