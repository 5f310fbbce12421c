import type { SheetQuestion } from '#server/modules/kernel/graphql/types.generated.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const HEADINGS = 'First names,Surname,Date of burial,Age,Parish,Entry,Son or daughter of,Abode';
const FIRST = [
  HEADINGS,
  'Jenifer,Lander,1 Mar 1841,40,Wexcombe,17,Digory,Fore Street',
  'Hannibal,Penna,2 Mar 1841,60,Wexcombe,18,,',
].join('\n');
/** The same entry of the register, with another first name. */
const NEXT = FIRST.replace('Jenifer', 'Digory');
const COLUMNS = {
  kind: 'BURIALS' as const,
  columns: ['forename', 'surname', 'burial_date', 'age', 'place', 'register_entry', 'male_relative_forename', 'abode'],
  constants: [],
  set: {
    description: 'Burials.',
    access: 'FREE' as const,
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'PLAIN' as const,
  },
};

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite({ hasSecondPerson: false });
  sheets.work();
});
afterAll(() => sheets.close());

const recordOf = async (title: string, first: string): Promise<string | undefined> =>
  (
    await sheets.db.one<{ id: string }>(
      `/* test.record */ SELECT r.id FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = $1 AND r.fields->>'FirstName' = $2`,
      [title, first],
    )
  )?.id;
const questions = async (id: string, as = sheets.anna): Promise<SheetQuestion[]> =>
  (await sheets.ask<{ sheetQuestions: SheetQuestion[] }>('questions', { id }, as)).data?.sheetQuestions ?? [];
const decide = (id: string, record: string, same: string | null, as: object = sheets.anna) =>
  sheets.ask<{ decideSheetQuestion: SheetQuestion[] }>('decide', { id, record, same }, as);

/** A sheet of which a record is closed on request, with a next file in which it cannot be told. */
async function anUnsureSheet(title: string) {
  const id = await sheets.make(title);
  await sheets.bring(id, FIRST);
  await sheets.setColumns(id, COLUMNS);
  await sheets.publish(id);
  const record = (await recordOf(title, 'Jenifer')) ?? '';
  await sheets.db.rows(
    `/* test.amend */ INSERT INTO record_amendment (record_id, field, value) VALUES ($1, 'Occupation', 'Miner')`,
    [record],
  );
  await sheets.bring(id, NEXT);
  return { id, record, publication: await sheets.publish(id, { fewer: true }) };
}

it.each(['same', 'gone'] as const)('asks what a record is, and publishes what was decided: %s', async (word) => {
  const title = `Decided ${word}`;
  const { id, record, publication } = await anUnsureSheet(title);
  expect(publication).toMatchObject({
    state: 'FAILED',
    problem: expect.stringContaining('Decide below which they are') as string,
  });
  const [question, ...others] = await questions(id);
  expect(others).toEqual([]);
  expect(question).toMatchObject({ record, hanging: ['1 accepted correction'], same: null, isDecided: false });
  expect(question?.lines).toContainEqual({ label: 'First name(s)', value: 'Jenifer' });
  expect(question?.candidates[0]?.lines).toContainEqual({ label: 'First name(s)', value: 'Digory' });
  const chosen = word === 'same' ? (question?.candidates[0]?.id ?? '') : null;
  expect((await decide(id, record, chosen)).data?.decideSheetQuestion).toMatchObject([
    { record, same: chosen, isDecided: true },
  ]);
  expect((await sheets.publish(id, { fewer: true })).state).toBe('PUBLISHED');
  expect((await recordOf(title, 'Digory')) === record).toBe(word === 'same');
  expect(await questions(id)).toEqual([]);
});

it('keeps to what was asked, to those who may, and to sheets that are there', async () => {
  const { id, record } = await anUnsureSheet('Asked burials');
  for (const [of, what, same] of [
    [id, 'ANOTHER/1', null],
    [id, record, 'ANOTHER/1'],
  ] as const)
    expect((await decide(of, what, same)).errors?.[0]?.extensions['code']).toBe('SHEET_REFUSED');
  expect((await decide('999999', record, null)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  const stranger = { memberId: sheets.anna.memberId, isInternal: true, duties: ['support'] };
  expect((await decide(id, record, null, stranger)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  expect(await questions(id, stranger as typeof sheets.anna)).toEqual([]);
  expect(await questions('999999')).toEqual([]);
  expect(await questions(id)).toMatchObject([{ isDecided: false }]);
  // What was decided of other rows does not hold once the sheet has changed.
  await decide(id, record, null);
  await sheets.bring(id, NEXT.replace('Digory', 'Loveday'));
  expect(await questions(id)).toEqual([]);
  expect((await decide(id, record, null)).errors?.[0]?.extensions['code']).toBe('SHEET_REFUSED');
  expect((await sheets.publish(id, { fewer: true })).state).toBe('FAILED');
  expect(await questions(id)).toMatchObject([{ record, isDecided: false }]);
});
