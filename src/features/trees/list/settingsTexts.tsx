import { TextLink } from '#ui/TextLink/TextLink.tsx';

// Texts of a tree's settings, apart from those of the lists, which no page of a list has to load.

/** `/tree/{id}/settings`. */
export const settingsTexts = {
  title: 'Tree settings',
  pageTitle: (tree: string) => `Settings of ${tree}`,
  loading: 'Loading settings',
  failed: 'We couldn’t get the settings',
  crumb: 'Settings',
  ownerOnly: 'Only the owner of a tree can change its settings',
  owner: (name: string) => `${name} owns this tree.`,
  openTree: 'Open the tree',
  heirs:
    'If you ever erase your account, this tree stays with the people you share it with. You can name up to three editors who may become its owner. They may also take it over if you don’t sign in for 24 months and answer none of three emails. You would go on as an editor.',
  // The form.
  tree: 'The tree',
  name: 'Name',
  nameMissing: 'Give the tree a name.',
  nameTooLong: 'Use 120 characters or fewer.',
  description: 'Description',
  descriptionHint: 'Whose tree it is, and what you want to find out.',
  descriptionTooLong: 'Use 2,000 characters or fewer.',
  root: 'Home person',
  rootHint: 'The person the chart opens at.',
  rootAsk: 'Type a name.',
  rootNothing: 'No one in this tree has that name.',
  rootUnsettled: 'Choose a person from the list, or the chart opens at the same person as before.',
  uppercase: 'Surnames in capitals',
  uppercaseHint: 'Ann SMITH, as many family historians write.',
  notSaved: 'Your settings weren’t saved',
  notSavedText: (reason: string) => `${reason} Everything you changed is still here.`,
  draft: 'We restored what you typed before. Save the settings to use it.',
  save: 'Save settings',
  saved: 'Settings saved.',
  // Beside the form.
  shareTitle: 'Share or download',
  shareText: 'Invite other people to look or edit, or download the whole tree as a GEDCOM file.',
  share: 'Share this tree',
  export: 'Export this tree',
  // The end of a tree.
  deleteTitle: 'Delete this tree',
  deleteText: (people: string, address: string) => (
    <>
      The whole tree is deleted at once, for everyone who shares it: {people}, with their sources, photos and stories.
      You can’t undo this, so <TextLink to={address}>download it</TextLink> first.
    </>
  ),
  deleteButton: 'Delete this tree',
  deleteAsk: (tree: string) => `Delete “${tree}”?`,
  deleteWarning: 'You can’t undo this.',
  deleteName: 'Type the name of the tree',
  deleteMismatch: 'This isn’t the tree’s name.',
  deleteCancel: 'Keep the tree',
  deleteConfirm: 'Delete tree',
  deleteFailed: 'The tree wasn’t deleted',
  deleted: (tree: string) => `“${tree}” was deleted`,
};
