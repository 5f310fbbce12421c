import type { IgnoredValue } from '../searchQuery.ts';
import { WHY_DROPPED } from './whyDropped.ts';

/** What a chip says of a value that the rules dropped: which it was, and why (spec 1 section 5). */
export const droppedInWords = ({ key, value, reason }: IgnoredValue) => ({
  id: `${key} ${value} ${reason}`,
  name: 'Not understood',
  value: `${key} “${value}”. ${WHY_DROPPED[reason]}`,
});
