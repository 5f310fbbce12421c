export { personNumberIn, RELATIONS } from './askedPersons.ts';
export { asProblems } from './editing/asProblems.ts';
export { type Editing, editTree, type EditPlan } from './editing/editTree.ts';
export { mayOwnAnotherTree, MOST_TREES } from './editing/mayOwnAnotherTree.ts';
export { currentDocument } from './editing/saveDocument.ts';
export { checkedTree } from './editing/warningsOfTree.ts';
export { setOpenness } from './editing/setOpenness.ts';
export { tooManyDocuments } from './editing/tooManyDocuments.ts';
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
export { perVersion } from './perVersion.ts';
export { perView } from './perView.ts';
export { documentRows, mentionRows, type StoredDocument } from './reading/documentRows.ts';
export { type FamilyLink, linksOfFamilies, linksOfPersons } from './reading/familyLinks.ts';
export { hiddenNamesIn, hiddenNamesOf } from './reading/hiddenNamesOf.ts';
export { marriedCouples } from './reading/marriedCouples.ts';
export { mediaOfHidden } from './reading/mediaOfHidden.ts';
export { openStories } from './reading/openStories.ts';
export { calledAs, closedTexts } from './reading/openedTexts.ts';
export { PERSON_COLUMNS, type PersonRow, personRows, personRowsOfTrees } from './reading/personRow.ts';
export { type LivingPolicy, type PersonView, personView, VISIBLE, visibleValues } from './reading/personView.ts';
export { profileOf } from './reading/profile.ts';
export { shownFamily, shownPerson } from './reading/shownDocument.ts';
export { HIDDEN_CARD, toCard } from './reading/toCard.ts';
export { toDocumentVersion } from './reading/toDocumentVersion.ts';
export { familyTreeRef } from './reading/toFamilyTree.ts';
export { viewOf } from './reading/viewOf.ts';
export { shownFamiliesOf, shownPeopleOf } from './reading/wholeTree.ts';
export { seedExampleTree } from './seeds/seedTrees.ts';
export { analyzeFilled } from './store/analyzeFilled.ts';
export { copyRows } from './store/copyRows.ts';
export { fillTree } from './store/fillTree.ts';
export { holdTree } from './store/holdTree.ts';
export { keyPersons } from './store/keyPersons.ts';
export type { NewDocument } from './store/newDocument.ts';
export { neighbourhoodAnswer } from './treeQueries.ts';
export { hadSubscription, treeOfReader, type TreeRow, treesOfMember } from './treeRow.ts';
