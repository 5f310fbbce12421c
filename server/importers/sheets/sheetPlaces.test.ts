import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

import { lookUpPlaces } from './lookUpPlaces.ts';

const HEADINGS = 'First names,Surname,Date of burial,Parish';
const REGISTER = [
  HEADINGS,
  'John,Lander,1 Feb 1841,Wexcumbe',
  'Mary,Lander,2 Feb 1841,Wexcumbe',
  'Ann,Marsh,4 Mar 1841,Harrowmere',
  'Ruth,Penna,5 Mar 1841,Wexcumbe',
].join('\n');
const COLUMNS = (county: string) => ({
  kind: 'BURIALS' as const,
  columns: ['forename', 'surname', 'burial_date', 'place'],
  constants: [{ field: 'county', value: county }],
  set: {
    description: 'Burials.',
    access: 'FREE' as const,
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'PLAIN' as const,
  },
});
const WEXCOMBE = 'Wexcombe, Wexcombeshire, england';

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

const placesOf = async (id: string) =>
  (await sheets.check(id)).problems
    .filter(({ kind }) => kind.startsWith('place'))
    .map(({ kind, severity, field, rows, values }) => ({ kind, severity, field, rows, values }));
const readersHave = async (title: string) =>
  sheets.db.rows<{ name: string; place: string; parish: string; meant: string | null }>(
    `/* test.places */ SELECT fields->>'FirstName' AS name, fields->>'Place' AS place, fields->>'Parish' AS parish, fields->>'PlaceMeant' AS meant
     FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = $1 ORDER BY r.source_row`,
    [title],
  );

it('finds places that are not known, says which is meant, leaves a row out, and keeps it for the next file', async () => {
  const id = await sheets.make('Places of burials');
  await sheets.bring(id, REGISTER);
  await sheets.setColumns(id, COLUMNS('Wexcombeshire'));
  const [unknown] = await placesOf(id);
  expect(unknown).toEqual({
    kind: 'placeUnknown',
    severity: 'NOTE',
    field: 'place',
    rows: 3,
    values: [
      {
        value: 'Wexcumbe, Wexcombeshire',
        rows: 3,
        some: [1, 2, 4],
        suggestion: expect.stringMatching(/^Wexcombe, Wexcombeshire/u) as string,
        places: [expect.stringMatching(/^Wexcombe, Wexcombeshire/u) as string],
      },
    ],
  });
  const sheet = await sheets.addSteps(id, [
    { do: 'place', field: 'place', values: [{ from: 'Wexcumbe, Wexcombeshire', to: WEXCOMBE }] },
    { do: 'except', of: 'place', field: 'place', no: 4, to: 'Market Selwick, Wexcombeshire' },
  ]);
  expect(sheet.steps.map(({ text }) => text)).toEqual([
    'Parish or place: not the place that the others mean in one row',
    'Parish or place: 1 value given the place that is meant',
  ]);
  expect(await placesOf(id)).toEqual([]);
  expect((await sheets.check(id)).stepRows).toEqual([1, 2]);
  await sheets.publish(id);
  const written = { place: 'Wexcumbe, Wexcombeshire', parish: 'Wexcumbe' };
  expect(await readersHave('Places of burials')).toEqual([
    { name: 'John', ...written, meant: expect.stringMatching(/^Wexcombe, Wex/u) as string },
    { name: 'Mary', ...written, meant: expect.stringMatching(/^Wexcombe, Wex/u) as string },
    { name: 'Ann', place: 'Harrowmere, Wexcombeshire', parish: 'Harrowmere', meant: null },
    { name: 'Ruth', ...written, meant: expect.stringMatching(/^Market Selwick, Wex/u) as string },
  ]);
  // The next file has it, too; and the history names no place.
  await sheets.bring(id, [HEADINGS, 'Eve,Hext,1 Jan 1842,Wexcumbe'].join('\n'));
  expect(await placesOf(id)).toEqual([]);
  expect(
    (await sheets.history(id)).changes
      .filter(({ kind }) => kind === 'STEP')
      .map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/Wexc|Selwick/u);
  // Undone alone.
  const { revision } = await sheets.sheet(id);
  await sheets.ask('removeStep', { id, revision, at: 1 });
  expect((await placesOf(id)).map(({ kind, rows }) => [kind, rows])).toEqual([['placeUnknown', 1]]);
});

it('asks which of several places is meant, and takes none that the gazetteer has not', async () => {
  const id = await sheets.make('Places of several burials');
  await sheets.bring(id, [HEADINGS, 'John,Lander,1 Feb 1841,Acomb', 'Ann,Marsh,4 Mar 1841,Abberton'].join('\n'));
  await sheets.setColumns(id, { ...COLUMNS(''), constants: [] });
  const found = await placesOf(id);
  expect(found.map(({ kind, severity, rows }) => [kind, severity, rows])).toEqual([['placeSeveral', 'ASK', 2]]);
  const [acomb] = found[0]?.values ?? [];
  expect(acomb?.places.length).toBeGreaterThan(1);
  const { revision } = await sheets.sheet(id);
  const { errors } = await sheets.ask('addSteps', {
    id,
    revision,
    steps: [{ do: 'place', field: 'place', values: [{ from: 'Acomb', to: 'Acomb' }] }],
  });
  expect(errors?.[0]?.extensions['code']).toBe('SHEET_PLACE_UNKNOWN');
  await sheets.addSteps(id, [{ do: 'place', field: 'place', values: [{ from: 'Acomb', to: acomb?.places[0] ?? '' }] }]);
  expect((await placesOf(id)).map(({ rows }) => rows)).toEqual([1]);
});

it('says of how many places nothing is known when time is up', async () => {
  const asked = Array.from({ length: 500 }, (_place, at) => ({
    field: 'place',
    written: `Nowhere ${at}`,
    text: `Nowhere ${at}`,
    recordField: 'Place',
    county: '',
    eventCounty: '',
    country: '',
  }));
  const lookUp = { gazetteer: loadGazetteer(), notation: 'plain' as const, signal: new AbortController().signal };
  expect((await lookUpPlaces(asked, { ...lookUp, mostMs: 0 })).size).toBe(0);
  expect((await lookUpPlaces(asked, lookUp)).size).toBe(500);
});
