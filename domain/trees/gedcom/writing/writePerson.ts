import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

import { type GedcomLine, newLine } from '../gedcomLine.ts';
import type { Claims } from '../interpreting/claim.ts';
import { linkOfParents } from '../interpreting/parentLink.ts';
import type { ListedPart } from './editLines.ts';
import { editLines } from './editLines.ts';
import { byOrigin, attachedEdits } from './listedParts.ts';
import { factEdits } from './writeFact.ts';
import { nameLine } from './writeName.ts';
import { privacyLine } from './writeSmallParts.ts';
import type { WritingContext } from './writingContext.ts';

/** The families of a person: those it is a partner of, and those of its parents with how it belongs to them. */
export interface FamiliesOfPerson {
  partnerOf: readonly number[];
  childOf: ReadonlyMap<number, ParentLink>;
}

/** A document as the file had it, with what its lines became. */
export interface ReadDocument<Document> {
  record: GedcomLine;
  before: Document;
  claims: Claims;
}

const PEDI: Readonly<Record<ParentLink, string>> = {
  birth: 'birth',
  adopted: 'adopted',
  foster: 'foster',
  sealed: 'sealing',
  step: '',
  unknown: '',
};

/** 5.5.1 has four words for it. A stepchild is said beside the child (`linkLines`), of others nothing is. */
function pedigree(link: ParentLink, dialect: '5' | '7'): GedcomLine[] {
  if (dialect === '5') return PEDI[link] === '' ? [] : [newLine('PEDI', PEDI[link])];
  return PEDI[link] === ''
    ? [newLine('PEDI', 'OTHER', [newLine('PHRASE', link)])]
    : [newLine('PEDI', PEDI[link].toUpperCase())];
}

/** The lines that name families: they stay while the person belongs to them, and one that came since gets a line. */
function familyEdits(
  before: FamiliesOfPerson,
  now: FamiliesOfPerson,
  context: WritingContext,
): { 'partner-of': ListedPart; 'child-of': ListedPart } {
  const { dialect } = context;
  const line = (tag: string, family: number, children: GedcomLine[] = []) => {
    const pointer = context.pointerTo('family', family);
    return pointer === null ? [] : [newLine(tag, `@${pointer}@`, children)];
  };
  // What a person said and no one heeded when the file was read says nothing new.
  const isIdle = (family: number, wasMember: boolean) => !wasMember && context.pointerTo('family', family) !== null;
  const withLink = (child: GedcomLine, link: ParentLink) => ({
    ...child,
    children: [...child.children.filter(({ tag }) => tag !== 'PEDI'), ...pedigree(link, dialect)],
  });
  return {
    'partner-of': {
      edit: ({ key }, child) =>
        now.partnerOf.includes(Number(key)) || isIdle(Number(key), before.partnerOf.includes(Number(key)))
          ? [child]
          : [],
      added: now.partnerOf
        .filter((family) => !before.partnerOf.includes(family))
        .flatMap((family) => line('FAMS', family)),
    },
    'child-of': {
      edit: ({ key }, child) => {
        const [link, was] = [now.childOf.get(Number(key)), before.childOf.get(Number(key))];
        if (link === undefined) return isIdle(Number(key), was !== undefined) ? [child] : [];
        return link === was || linkOfParents(child) === link ? [child] : [withLink(child, link)];
      },
      added: [...now.childOf]
        .filter(([family]) => !before.childOf.has(family))
        .flatMap(([family, link]) => line('FAMC', family, link === 'birth' ? [] : pedigree(link, dialect))),
    },
  };
}

/** The INDI record of a person as they are now. */
export function personRecord(
  { record, before, claims }: ReadDocument<TreePerson>,
  now: TreePerson,
  families: { before: FamiliesOfPerson; now: FamiliesOfPerson },
  context: WritingContext,
): GedcomLine {
  const { dialect } = context;
  const at = byOrigin(now.names);
  const names: ListedPart = {
    edit: (_claim, child, index) => at(index).map((name) => nameLine(child, name, name === now.names[0], context)),
    added: now.names.flatMap((name) =>
      name.origin === null ? [nameLine(null, name, name === now.names[0], context)] : [],
    ),
  };
  return editLines(record, claims, {
    name: names,
    sex: {
      isSame: before.sex === now.sex,
      fresh: now.sex === 'u' && record.children.length === 0 ? [] : [newLine('SEX', now.sex.toUpperCase())],
    },
    fact: factEdits(now.facts, 'person', context),
    ...familyEdits(families.before, families.now, context),
    ...attachedEdits(before, now, context),
    living: {
      isSame: before.livingFlag === now.livingFlag,
      fresh: now.livingFlag === null ? [] : [newLine('_LIVING', now.livingFlag === 'living' ? 'Y' : 'N')],
    },
    private: { isSame: before.isPrivate === now.isPrivate, fresh: now.isPrivate ? [privacyLine(dialect)] : [] },
  });
}
