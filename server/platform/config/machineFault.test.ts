import { machineFault, machineFaultOf } from './machineFault.ts';

it.each([
  ['ENOSPC', /^the disk is full/u],
  ['FATAL:  could not extend file "base/16384/2691": No space left on device', /^the disk is full/u],
  ['PANIC:  could not write to file "pg_wal/xlogtemp.42": Disk quota exceeded', /^a quota/u],
  ['FATAL:  could not write lock file "postmaster.pid": Read-only file system', /^the file system is read-only/u],
  ['FATAL:  out of file descriptors: Too many open files in system', /^too few files/u],
  ['FATAL:  could not open file "global/pg_control": Permission denied', /^a file or folder/u],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /^there is too little memory/u],
  ['EIO', /^the disk cannot be read/u],
])('%s is said plainly, without what it quotes', (words, sentence) => {
  expect(machineFault(words)).toMatch(sentence);
  expect(machineFault(words)).not.toMatch(/pg_|base\/|postmaster/u);
});

it('what the machine is not to blame for keeps its own words', () => {
  expect(machineFault('FATAL:  password authentication failed for user "muniment"')).toBeNull();
  expect(machineFaultOf(new TypeError('x is undefined'))).toBeNull();
  expect(machineFaultOf(Object.assign(new Error('no'), { code: '23505' }))).toBeNull();
});

it('the place is named to the operator where it is known', () => {
  expect(
    machineFaultOf(Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: '/data/images' })),
  ).toBe('/data/images: the file system is read-only: mount it for writing.');
  expect(machineFaultOf(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(
    'The disk is full: free some space.',
  );
});
