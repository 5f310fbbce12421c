import type { RecordSet } from './record.ts';

/** A record set where it is only named beside what it holds, and how its transcribers mark what they could not read. */
export const setName = ({
  id,
  name,
  isSample,
  access,
  notation = 'plain',
}: Pick<RecordSet, 'id' | 'name' | 'isSample' | 'access' | 'notation'>) => ({ id, name, isSample, access, notation });
