import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const REGISTER =
  'First names,Surname,Date of burial,Note\nJohn,Lander,1 Mar 1841,\nMary,Lander,2 Mar 1841,"aged, it says"\n';
const SET = {
  description: 'Burials.',
  access: 'MEMBERS',
  repository: null,
  archiveSeries: null,
  attribution: null,
  notation: 'PLAIN',
};

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

const refusalOf = async (answer: Promise<{ errors?: { message: string; extensions: Record<string, unknown> }[] }>) => {
  const [error] = (await answer).errors ?? [];
  return [error?.extensions.code, error?.message];
};
const toColumns = (columns: (string | null)[], constants: object[] = []) => ({
  kind: 'BURIALS' as const,
  columns,
  constants,
  set: SET,
});

describe('what columns are', () => {
  it('is saved as a revision that says what was changed, and never over what someone else saved', async () => {
    const id = await sheets.make('Columns');
    await sheets.bring(id, REGISTER);
    const to = toColumns(['forename', 'surname', 'burial_date', null], [{ field: 'place', value: ' Wexcombe ' }]);
    const save = (revision: number, wanted: object, as = sheets.anna) =>
      sheets.ask<{ setSheetColumns: { revision: number } }>('columns', { id, revision, to: wanted }, as);
    expect((await save(1, to)).data?.setSheetColumns).toMatchObject({
      revision: 2,
      kind: 'BURIALS',
      constants: [{ field: 'place', value: 'Wexcombe' }],
      set: SET,
      lacks: [],
    });
    expect(await refusalOf(save(1, to, sheets.ben))).toEqual([
      'SHEET_CHANGED',
      'Someone else changed this sheet meanwhile. Look at what they changed, then save again.',
    ]);
    // The same again is no change.
    expect((await save(2, to)).data?.setSheetColumns.revision).toBe(2);
    const [change] = (await sheets.history(id)).changes;
    expect(change).toMatchObject({ revision: 2, kind: 'COLUMNS', by: 'Anna Lee' });
    expect(change?.text).toContain('“First names” is');
    expect(change?.text).toContain('“Wexcombe”');
    expect(
      await sheets.db.one(
        `/* test.act */ SELECT what, after FROM staff_act WHERE after->>'sheet' = $1 ORDER BY id DESC LIMIT 1`,
        [id],
      ),
    ).toEqual({ what: 'sheet-changed', after: { sheet: id, revision: 2, change: 'columns' } });
  });

  it('of two people who save at once is that of the first', async () => {
    const id = await sheets.make('At once');
    await sheets.bring(id, REGISTER);
    const save = (as: typeof sheets.anna, columns: (string | null)[]) =>
      refusalOf(sheets.ask('columns', { id, revision: 1, to: toColumns(columns) }, as));
    const codes = await Promise.all([
      save(sheets.anna, ['forename', null, null, null]),
      save(sheets.ben, [null, 'surname', null, null]),
    ]);
    expect(codes.map(([code]) => code).sort()).toEqual(['SHEET_CHANGED', undefined]);
    expect((await sheets.sheet(id)).revision).toBe(2);
  });

  it('is refused where it names what is not there, or is too long', async () => {
    const id = await sheets.make('Refused columns');
    await sheets.bring(id, REGISTER);
    const code = async (to: object) => (await refusalOf(sheets.ask('columns', { id, revision: 1, to })))[0];
    const four = [null, null, null, null];
    expect(await code(toColumns(['forename']))).toBe('SHEET_REFUSED');
    expect(await code(toColumns(['groom_forename', null, null, null]))).toBe('SHEET_REFUSED');
    expect(await code(toColumns(four, [{ field: 'surname', value: 'Lander' }]))).toBe('SHEET_REFUSED');
    expect(await code(toColumns(four, [{ field: 'place', value: 'x'.repeat(301) }]))).toBe('SHEET_TEXT_LONG');
    expect(await code({ ...toColumns(four), set: { ...SET, description: 'x'.repeat(2001) } })).toBe('SHEET_TEXT_LONG');
    expect((await sheets.sheet(id)).revision).toBe(1);
  });

  it('cannot be published while something lacks, and a restored revision has to be one', async () => {
    const id = await sheets.make('Lacking');
    await sheets.bring(id, REGISTER);
    expect((await refusalOf(sheets.ask('publish', { id, revision: 1, fewer: false })))[0]).toBe('SHEET_REFUSED');
    expect((await refusalOf(sheets.ask('restore', { id, revision: 1, to: 7 })))[0]).toBe('SHEET_REFUSED');
    expect((await refusalOf(sheets.ask('publish', { id, revision: 0, fewer: false })))[0]).toBe('SHEET_CHANGED');
  });

  it('is guessed from the file', async () => {
    const id = await sheets.make('Guessed');
    await sheets.bring(id, REGISTER);
    const { data } = await sheets.ask<{ sheetGuesses: { at: number; field: string }[] }>('guesses', {
      id,
      kind: 'BURIALS',
    });
    expect(data?.sheetGuesses).toEqual(expect.arrayContaining([expect.objectContaining({ at: 1, field: 'surname' })]));
  });
});
