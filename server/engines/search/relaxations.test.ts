import { proposeRelaxations, sortRelaxations } from './relaxations.ts';
import type { Criterion } from './SearchEngine.ts';

const pinch: Criterion = { kind: 'name', field: 'LastName', text: 'Pinch', variants: false, excludedVariants: [] };
const born: Criterion = { kind: 'year', field: 'YearOfBirth', year: 1832, yearsEitherWay: 5 };
const inRoche: Criterion = { kind: 'place', field: 'Place', text: 'Roche', miles: 20 };

it('proposes gentle changes of each criterion, then leaving it out', () => {
  expect(proposeRelaxations([pinch, born, inRoche]).map(({ label }) => label)).toEqual([
    'Surname with spelling variants',
    'Surname or one that could not be read',
    'Surname with names that sound alike',
    'Birth year ±10 years',
    'Place within 50 miles',
    'Place within 100 miles',
    'Without Surname',
    'Without Birth year',
    'Without Place',
  ]);
});

it('does not offer to leave out the only criterion, which would find everything', () => {
  expect(proposeRelaxations([pinch]).map(({ label }) => label)).toEqual([
    'Surname with spelling variants',
    'Surname or one that could not be read',
    'Surname with names that sound alike',
  ]);
});

it('offers to bring back variants that were switched off', () => {
  const without: Criterion = { ...pinch, variants: true, excludedVariants: ['pynch'] };
  expect(proposeRelaxations([without])[0]).toMatchObject({
    label: 'Surname with every variant',
    replacement: { excludedVariants: [] },
  });
});

it('offers names that sound alike where variants with evidence are all that is searched', () => {
  const labels = (soundsAlike: boolean) =>
    proposeRelaxations([{ ...pinch, variants: true, soundsAlike }]).map(({ label }) => label);
  expect([labels(false), labels(true)]).toEqual([
    ['Surname or one that could not be read', 'Surname with names that sound alike'],
    ['Surname or one that could not be read'],
  ]);
});

it('sorts what was measured by its use, leaving out what adds nothing', () => {
  const measured = proposeRelaxations([pinch, born, inRoche]).map((proposal, at) => ({
    ...proposal,
    total: [4, 0, 4, 0, 7, 7, 900, 30, 30][at] ?? 0,
  }));
  expect(sortRelaxations(measured).map(({ label, total }) => `${label}: ${total}`)).toEqual([
    'Surname with spelling variants: 4',
    'Place within 50 miles: 7',
    'Without Birth year: 30',
    'Without Place: 30',
    'Without Surname: 900',
  ]);
});
