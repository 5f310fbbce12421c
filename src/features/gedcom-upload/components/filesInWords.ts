import type { GedcomCheck } from '../api/gedcomApi.ts';

const count = (number: number) => number.toLocaleString('en-GB');

/** What becomes of the files of an archive, in words; `isDone`: it has become of them already. */
export function filesInWords({ mediaFiles, mediaKept, leftBehindTotal }: GedcomCheck, isDone: boolean): string {
  const verb = (files: number) => (isDone ? (files === 1 ? 'was' : 'were') : 'will be');
  const kept = `${count(mediaKept)} of ${count(mediaFiles)} media ${mediaFiles === 1 ? 'file' : 'files'} ${verb(mediaKept)} kept`;
  return leftBehindTotal === 0 ? kept : `${kept}, and ${count(leftBehindTotal)} left behind`;
}
