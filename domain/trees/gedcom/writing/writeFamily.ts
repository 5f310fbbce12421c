import type { ParentLink, TreeFamily } from '#domain/trees/core/model/treeFamily.ts';

import { type GedcomLine, newLine } from '../gedcomLine.ts';
import type { ListedPart } from './editLines.ts';
import { editLines } from './editLines.ts';
import { attachedEdits } from './listedParts.ts';
import { factEdits } from './writeFact.ts';
import type { ReadDocument } from './writePerson.ts';
import { privacyLine } from './writeSmallParts.ts';
import type { WritingContext } from './writingContext.ts';

/** Partners: HUSB and WIFE by sex as far as they are free, else by order. */
function partnerEdits(record: GedcomLine, before: TreeFamily, now: TreeFamily, context: WritingContext): ListedPart {
  const isKept = (id: number) => now.partners.includes(id) && context.pointerTo('person', id) !== null;
  const taken = new Set(
    record.children
      .filter(({ tag }) => tag === 'HUSB' || tag === 'WIFE')
      .flatMap(({ tag, value }) =>
        before.partners
          .filter((id) => isKept(id) && value.includes(`@${context.pointerTo('person', id) ?? ''}@`))
          .map(() => tag),
      ),
  );
  const tagFor = (id: number) => {
    const wanted =
      context.sexOf(id) === 'f' ? 'WIFE' : context.sexOf(id) === 'm' ? 'HUSB' : taken.has('HUSB') ? 'WIFE' : 'HUSB';
    const other = wanted === 'WIFE' ? 'HUSB' : 'WIFE';
    const tag = taken.has(wanted) && !taken.has(other) ? other : wanted;
    taken.add(tag);
    return tag;
  };
  return {
    edit: ({ key }, child) => (isKept(Number(key)) ? [child] : []),
    added: now.partners
      .filter((id) => !before.partners.includes(id) && context.pointerTo('person', id) !== null)
      .map((id) => newLine(tagFor(id), `@${context.pointerTo('person', id) ?? ''}@`)),
  };
}

/** What 5.5.1 has no word for, in the lines that other programs read and write. */
const linkLines = (link: ParentLink, dialect: '5' | '7'): GedcomLine[] =>
  dialect === '5' && link === 'step' ? [newLine('_FREL', 'Step'), newLine('_MREL', 'Step')] : [];

/** Children: each keeps its line; where their order is another now, the lines change places. */
function childEdits(
  record: GedcomLine,
  { before, claims }: Pick<ReadDocument<TreeFamily>, 'before' | 'claims'>,
  now: TreeFamily,
  context: WritingContext,
): ListedPart {
  const isWritten = (id: number) => context.pointerTo('person', id) !== null;
  const lines = new Map<number, GedcomLine>();
  for (const [index, { part, key }] of claims) {
    const line = record.children[index];
    if (part === 'child' && line) lines.set(Number(key), line);
  }
  const order = now.children.filter(({ personId }) => lines.has(personId) && isWritten(personId));
  const members = new Set(order.map(({ personId }) => personId));
  let next = 0;
  const linkBefore = new Map(before.children.map(({ personId, link }) => [personId, link]));
  // What vendors say beside the line would go on saying the old.
  const withLinks = (line: GedcomLine, link: ParentLink) => ({
    ...line,
    children: [
      ...line.children.filter(({ tag }) => tag !== '_FREL' && tag !== '_MREL'),
      ...linkLines(link, context.dialect),
    ],
  });
  return {
    edit: ({ key }) => {
      if (!members.has(Number(key))) return [];
      const child = order[next++];
      const line = child && lines.get(child.personId);
      if (!line) return [];
      return [linkBefore.get(child.personId) === child.link ? line : withLinks(line, child.link)];
    },
    added: now.children
      .filter(({ personId }) => !linkBefore.has(personId) && isWritten(personId))
      .map(({ personId, link }) =>
        newLine('CHIL', `@${context.pointerTo('person', personId) ?? ''}@`, linkLines(link, context.dialect)),
      ),
  };
}

/** The FAM record of a family as it is now. */
export function familyRecord(
  { record, before, claims }: ReadDocument<TreeFamily>,
  now: TreeFamily,
  context: WritingContext,
): GedcomLine {
  return editLines(record, claims, {
    partner: partnerEdits(record, before, now, context),
    child: childEdits(record, { before, claims }, now, context),
    fact: factEdits(now.facts, 'family', context),
    ...attachedEdits(before, now, context),
    private: { isSame: before.isPrivate === now.isPrivate, fresh: now.isPrivate ? [privacyLine(context.dialect)] : [] },
  });
}
