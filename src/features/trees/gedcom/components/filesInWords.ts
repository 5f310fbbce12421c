import { figure } from '#domain/kernel/wording/counted.ts';

import type { GedcomCheck } from '../gedcomApi.ts';


/** How many of the files of an archive are kept, in words; `isDone`: they are already. */
export function filesInWords({ mediaFiles, mediaKept }: GedcomCheck, isDone: boolean): string {
  const verb = (files: number) => (isDone ? (files === 1 ? 'was' : 'were') : 'will be');
  return `${figure(mediaKept)} of ${figure(mediaFiles)} media ${mediaFiles === 1 ? 'file' : 'files'} ${verb(mediaKept)} kept`;
}
