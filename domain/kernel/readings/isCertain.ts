import type { WordReading } from './reading.ts';

/** Whether every letter of a word was read, and is not doubted. What an editor supplied is certain. */
export const isCertain = ({ signs, isDoubted }: WordReading): boolean =>
  !isDoubted && signs.every(({ kind }) => kind === 'letters');
