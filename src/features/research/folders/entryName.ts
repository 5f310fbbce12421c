import { kindTexts } from '#features/research/core/index.ts';

import type { ResearchItem } from './folderApi.ts';
import { entryTexts } from './texts.ts';

const LONGEST = 60;

/** What an entry is called in labels and messages: its name, the start of what the member wrote, or what it is. */
export function entryName({
  kind,
  name,
  note,
  isWithheld,
}: Pick<ResearchItem, 'kind' | 'name' | 'note' | 'isWithheld'>): string {
  const [line = ''] = note.split('\n');
  if (name !== null) return name;
  if (kind !== 'NOTE' && kind !== 'HEADING')
    return `${kindTexts[kind]}: ${isWithheld ? entryTexts.withheld : entryTexts.closed}`;
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
