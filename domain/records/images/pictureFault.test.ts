import { isPictureLost, pictureFault } from './pictureFault.ts';

const stored = { bytes: 100, sha256: 'aa' };

it.each([
  ['is whole', stored, { bytes: 100, sha256: 'aa' }, null],
  ['has its size, and was not read', stored, { bytes: 100 }, null],
  ['is not there', stored, null, 'missing'],
  ['ends too early', stored, { bytes: 99 }, 'cut-short'],
  ['is empty', stored, { bytes: 0, sha256: 'bb' }, 'cut-short'],
  ['is longer', stored, { bytes: 101 }, 'altered'],
  ['has its size and other bytes', stored, { bytes: 100, sha256: 'bb' }, 'altered'],
  ['was never measured', { bytes: null, sha256: null }, { bytes: 5, sha256: 'cc' }, null],
  ['was never measured and is empty', { bytes: null, sha256: null }, { bytes: 0 }, 'cut-short'],
  [
    'was never measured and is empty, read to its end',
    { bytes: null, sha256: null },
    { bytes: 0, sha256: 'ee' },
    'cut-short',
  ],
  ['was never measured and is not there', { bytes: null, sha256: null }, null, 'missing'],
  ['was measured and never read', { bytes: 100, sha256: null }, { bytes: 100, sha256: 'bb' }, null],
] as const)('a file that %s', (_what, noted, found, fault) => {
  expect(pictureFault(noted, found)).toBe(fault);
});

it.each([
  [null, false],
  ['missing', true],
  ['cut-short', true],
  ['altered', false],
] as const)('%s leaves nothing to show: %s', (fault, isLost) => {
  expect(isPictureLost(fault)).toBe(isLost);
});
