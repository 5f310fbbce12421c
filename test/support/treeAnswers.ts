import { deriveFamily } from '#domain/trees/core/deriveFamily.ts';
import { emptyFamily } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { FamilyTree, TreeFamilyCard, TreeNeighbourhood, TreePersonCard } from '#features/trees/core/index.ts';

/** A person of tree 7 as a chart shows them: dead, of known name. */
export const aCard = (person: number, given = 'William', rest: Partial<TreePersonCard> = {}): TreePersonCard => ({
  id: `fmp-7-${person}`,
  isRedacted: false,
  given,
  surname: 'Pinch',
  prefix: '',
  suffix: '',
  sex: 'm',
  birthText: '1832',
  birthPlace: 'Roche, Cornwall',
  deathText: '1901',
  deathPlace: null,
  birthFrom: 18_320_000,
  deathFrom: 19_010_000,
  birthYears: { event: 'birth', claim: 'on', from: 1832, to: 1832 },
  deathYears: { event: 'death', claim: 'on', from: 1901, to: 1901 },
  isLiving: false,
  isPrivate: false,
  portraitUrl: null,
  ...rest,
});

/** A family of tree 7: partners and children by their numbers. */
export const aFamily = (
  id: number,
  partners: readonly number[],
  children: readonly number[],
  rest: Partial<TreeFamilyCard> = {},
): TreeFamilyCard => ({
  id,
  partners: partners.map((person) => `fmp-7-${person}`),
  children: children.map((person) => ({ personId: `fmp-7-${person}`, link: 'birth' })),
  marriageText: null,
  marriagePlace: null,
  marriageFrom: null,
  marriageKind: null,
  areMarried: false,
  ...rest,
});

/** The same, with the columns that the server derives from facts of the couple. */
export function aCouple(
  id: number,
  partners: readonly number[],
  children: readonly number[],
  facts: readonly TreeFact[],
): TreeFamilyCard {
  const { marriage, marriageKind, areMarried } = deriveFamily({ ...emptyFamily(id), facts });
  const { text: marriageText, place: marriagePlace, from: marriageFrom } = marriage;
  return aFamily(id, partners, children, { marriageText, marriagePlace, marriageFrom, marriageKind, areMarried });
}

/** Tree 7, which its reader owns. */
export const aTree = (rest: Partial<FamilyTree> = {}): FamilyTree => ({
  id: '7',
  familyTreeRef: 'fmp-7-1',
  name: 'Pinch of Roche',
  description: '',
  treeType: 'PRIVATE',
  role: 'OWNER',
  isEditable: true,
  isViewOnly: false,
  isPublic: false,
  needsSubscription: false,
  isExample: false,
  showSurnamesUppercase: false,
  publicTreeShareToken: null,
  ownerName: 'Una',
  leftAt: null,
  takesOverUntil: null,
  mayExport: true,
  seesLiving: true,
  personCount: 3,
  familyCount: 1,
  rootPerson: aCard(1),
  onboarding: { completed: true, step: 'done', skippedNodes: [], rootIsWho: 'you' },
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
  ...rest,
});

/** People around person 1 of tree 7: by default person 1 with both parents. */
export const aNeighbourhood = (rest: Partial<TreeNeighbourhood> = {}): TreeNeighbourhood => ({
  proband: 'fmp-7-1',
  persons: [aCard(1), aCard(2, 'Richard'), aCard(3, 'Jane', { sex: 'f', surname: 'Hobb' })],
  families: [aFamily(1, [2, 3], [1])],
  hasMoreParents: [],
  hasMorePartners: [],
  hasMoreChildren: [],
  isWhole: true,
  ...rest,
});
