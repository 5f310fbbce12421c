import type { TreeFamily } from '../../core/model/treeFamily.ts';
import type { Writing } from './reportData.ts';
import type { ReportBlock } from './reportEntry.ts';
import { plain } from './runs.ts';

const paragraphs = (text: string): ReportBlock[] =>
  text
    .split(/\n\s*\n/u)
    .map((each) => each.replace(/\s+/gu, ' ').trim())
    .filter((each) => each !== '')
    .map((each) => ({ kind: 'text', runs: [plain(each)] }));

/** Notes about a person and their families, under a heading; nothing where there are none or they are left out. */
export function noteBlocks(
  { data, choices }: Writing,
  personId: number,
  families: readonly (TreeFamily | null)[],
): ReportBlock[] {
  if (!choices.notes) return [];
  const person = data.personOf(personId);
  const texts = [
    ...(person?.notes ?? []),
    ...(person?.facts.flatMap(({ notes }) => notes) ?? []),
    ...families.flatMap((family) => family?.notes ?? []),
  ].flatMap(paragraphs);
  return texts.length === 0 ? [] : [{ kind: 'heading', text: 'Notes' }, ...texts];
}

/** Stories about a person, each under its title. */
export const storyBlocks = ({ data, choices }: Writing, personId: number): ReportBlock[] =>
  choices.notes
    ? data
        .storiesOf(personId)
        .flatMap(({ title, date, text }): ReportBlock[] => [
          { kind: 'heading', text: [title || 'Story', date].filter(Boolean).join(', ') },
          ...paragraphs(text),
        ])
    : [];

/** Pictures of a person and their families. */
export function pictureBlocks(
  { data, choices }: Writing,
  personId: number,
  families: readonly (TreeFamily | null)[],
): ReportBlock[] {
  if (!choices.media) return [];
  const person = data.personOf(personId);
  const ids = [
    ...(person?.mediaIds ?? []),
    ...(person?.facts.flatMap(({ mediaIds }) => mediaIds) ?? []),
    ...families.flatMap((family) => family?.mediaIds ?? []),
  ];
  const pictures = data.picturesOf([...new Set(ids)]);
  return pictures.length === 0 ? [] : [{ kind: 'pictures', pictures }];
}
