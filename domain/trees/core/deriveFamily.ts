import { derivedEvent, type DerivedEvent } from './derivePerson.ts';
import { areMarried, didHappen } from './facts/didHappen.ts';
import type { ParentLink, TreeFamily } from './model/treeFamily.ts';

/** A row of `tree_family_member`: kin links are asked for by person and by family. */
export interface DerivedMember {
  personId: number;
  role: 'partner' | 'child';
  position: number;
  /** Null for partners. */
  link: ParentLink | null;
}

/** What begins a couple, where it is recorded: a marriage, or what comes before one. */
export type UnionKind = (typeof UNIONS)[number][0];

/** The columns beside the document of a family. */
export interface DerivedFamily {
  /** Of a marriage, else of what comes before one (`marriageKind`), whose word its text begins with. */
  marriage: DerivedEvent;
  /** What `marriage` is of; null where nothing of the kind is recorded. */
  marriageKind: UnionKind | null;
  /** Whether the facts that are not private say that the couple married (`areMarried`). */
  areMarried: boolean;
  isPrivate: boolean;
  members: readonly DerivedMember[];
}

/** Where no marriage is recorded, what comes before one takes its place. */
const UNIONS = [
  ['marriage', ''],
  ['banns', 'banns '],
  ['marriage-licence', 'licence '],
  ['engagement', 'engaged '],
] as const;

/** The columns and the rows of members beside the document of a family. Private facts are left out. */
export function deriveFamily(family: TreeFamily): DerivedFamily {
  const shown = family.facts.filter((fact) => !fact.isPrivate && didHappen(fact));
  const unions =
    shown.length === 0
      ? []
      : UNIONS.flatMap(([type, word]) =>
          shown.filter((fact) => fact.type === type).map((fact) => ({ kind: type, event: derivedEvent(fact, word) })),
        );
  const union = unions.find(({ event }) => event.text !== null) ?? unions[0];
  return {
    marriage: union?.event ?? { text: null, place: null, from: null, to: null },
    marriageKind: union?.kind ?? null,
    areMarried: areMarried(shown),
    isPrivate: family.isPrivate,
    members: [
      ...family.partners.map((personId, position): DerivedMember => ({
        personId,
        role: 'partner',
        position,
        link: null,
      })),
      ...family.children.map(({ personId, link }, position): DerivedMember => ({
        personId,
        role: 'child',
        position,
        link,
      })),
    ],
  };
}
