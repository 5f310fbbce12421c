export { personNumberIn, RELATIONS } from './askedPersons.ts';
export { asProblems, tooManyDocuments } from './editing/asProblems.ts';
export { type Editing, editTree, type EditPlan } from './editing/editTree.ts';
export { mayOwnAnotherTree, MOST_TREES } from './editing/createTree.ts';
export { currentDocument } from './editing/saveDocument.ts';
export { checkedTree } from './editing/warningsOfTree.ts';
export { setOpenness } from './editing/setOpenness.ts';
export {
  accessTo,
  type OpenedTree,
  openTree,
  openTreeForTicket,
  openTreeOfPerson,
  openTreeOrNull,
  openTrees,
  requireEditor,
  requireTreeExport,
  requireTreeGrant,
  requireTreeOwner,
  type TreeCall,
  treeNotFound,
} from './openTree.ts';
export { perVersion, perView } from './perVersion.ts';
export {
  documentRows,
  mentionRows,
  type StoredDocument,
  toDocumentVersion,
  mediaOfHidden,
} from './reading/documentRows.ts';
export { type FamilyLink, linksOfFamilies, linksOfPersons, marriedCouples } from './reading/familyLinks.ts';
export { hiddenNamesIn, hiddenNamesOf } from './reading/hiddenNamesOf.ts';
export { openStories, calledAs, closedTexts } from './reading/openedTexts.ts';
export { PERSON_COLUMNS, type PersonRow, personRows, personRowsOfTrees } from './reading/personRow.ts';
export {
  type LivingPolicy,
  type PersonView,
  personView,
  VISIBLE,
  visibleValues,
  viewOf,
  visibleFamily,
  visiblePerson,
} from './reading/personView.ts';
export { profileOf } from './reading/profile.ts';
export { HIDDEN_CARD, toCard } from './reading/toCard.ts';
export { familyTreeRef } from './reading/toFamilyTree.ts';
export { visibleFamiliesOf, visiblePeopleOf } from './reading/wholeTree.ts';
export { seedExampleTree } from './seeds/seedTrees.ts';
export { analyzeFilled } from './store/analyzeFilled.ts';
export { copyRows, fillTree } from './store/fillTree.ts';
export { lockTree } from './store/lockTree.ts';
export { keyPersons } from './store/keyPersons.ts';
export type { NewDocument } from './store/createRowGathering.ts';
export { neighbourhoodAnswer } from './treeQueries.ts';
export { hadSubscription, treeOfReader, type TreeRow, treesOfMember } from './treeRow.ts';
