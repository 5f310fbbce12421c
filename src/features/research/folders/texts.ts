import { sizeInWords } from '#domain/kernel/wording/sizeInWords.ts';
import { MOST_FILE_BYTES } from '#domain/research/folders/folderFiles.ts';

/** `/my-research/folder/:folderId`. */
export const folderTexts = {
  loading: 'Loading the folder',
  failed: 'We couldn’t show this folder',
  back: 'My research',
  edit: 'Edit name and description',
  delete: 'Delete folder',
  deleted: (name: string) => `Deleted “${name}”`,
  notDeleted: 'The folder wasn’t deleted',
  notRestored: 'The folder couldn’t be restored',
  undo: 'Undo',
  question: 'Open the question',
  entries: 'Entries',
  share: 'Share with people',
  sharedBy: (owner: string) => `Shared by ${owner}`,
  sharedWith: (names: readonly string[]) => `Shared with ${names.join(', ')}`,
  leave: 'Leave folder',
  left: (name: string) => `You left “${name}”`,
  notLeft: 'You are still in the folder',
  emptyForReader: 'Its owner and editors add to it.',
  empty: {
    title: 'Nothing in this folder yet',
    text: 'Select “Add to research” on a record, an article, a search or a person of your tree, paste an address below, or add a file.',
  },
};

/** Name and description of a folder. */
export const folderFormTexts = {
  title: 'Edit folder',
  name: 'Name',
  description: 'Description',
  descriptionHint: 'The question, and what you know already.',
  save: 'Save',
  cancel: 'Cancel',
  conflict: 'This folder was changed in another window. Copy what you typed, then reload the page.',
  gone: 'This folder has been deleted in another window.',
};

/** An entry. */
export const entryTexts = {
  closed: 'You can no longer open this',
  withheld: 'You don’t have access to this',
  addedBy: (name: string) => `Added by ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  addNote: 'Add note',
  editNote: 'Edit note',
  edit: 'Edit',
  change: (action: string, name: string) => `${action}: ${name}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed “${name}”`,
  undo: 'Undo',
  notMoved: 'The order wasn’t changed',
  notRemoved: 'The entry wasn’t removed',
  notRestored: 'The entry couldn’t be restored',
  note: 'Note',
  heading: 'Heading',
  save: 'Save',
  cancel: 'Cancel',
  conflict: 'This note was changed in another window. Nothing you typed is lost.',
  gone: 'This entry has been removed in another window.',
};

/** Further entries, at the end of the folder. */
export const addTexts = {
  title: 'Add to this folder',
  what: 'What to add',
  page: 'A page of this site',
  note: 'A note',
  heading: 'A heading',
  file: 'A file',
  address: 'Address of the page',
  addressHint:
    'Paste it from the address bar: a record, an article, an issue, a search, a clipping or a person of a tree.',
  noteLabel: 'Note',
  headingLabel: 'Heading',
  add: 'Add',
  elsewhere: 'This is not a page of this site.',
  unknown:
    'A folder can’t hold this page. Paste the address of a record, an article, an issue, a search, a clipping or a person of a tree.',
  nothing: 'Write something first.',
  gone: 'This folder has been deleted in another window.',
};

/** Files from the member’s computer. */
export const fileTexts = {
  choose: 'Choose files',
  hint: `PDF, plain text, or a JPEG, PNG or WebP image, up to ${sizeInWords(MOST_FILE_BYTES).replace('.0', '')} each. We remove the place and camera details from images.`,
  readersToo: 'Everyone you share the folder with can download them.',
  progress: (nth: number, of: number) => (of === 1 ? 'Sending the file' : `Sending file ${nth} of ${of}`),
  progressBar: 'Sent',
  refused: 'These files weren’t added',
  problem: (name: string, text: string) => `${name}: ${text}`,
  retry: 'Try again',
  notArrived: 'The file didn’t arrive. Check your connection, then try again.',
};

/** `/research-invitations/:token`. */
export const invitationTexts = {
  title: (name: string) => `Join “${name}”`,
  heading: 'Invitation to a research folder',
  lead: (owner: string, role: string) => `${owner} shares this research folder with you. You can ${role}.`,
  roles: { OWNER: 'do everything in it', EDITOR: 'read it, and add, order and remove entries', READER: 'read it' },
  loading: 'Loading the invitation',
  failed: 'We couldn’t fetch this invitation',
  elsewhere: 'My research',
  join: 'Join folder',
  joined: 'You have joined this folder.',
  open: 'Open the folder',
};

/** `/my-research/folder/example/:folderId`: what a folder looks like. */
export const exampleTexts = {
  eyebrow: 'Example',
  title: 'Which William married at Roche?',
  text: 'This is an example of a folder. Yours holds what you add to it.',
  entries: [
    { kind: 'HEADING', name: 'What we know', note: '' },
    {
      kind: 'NOTE',
      name: '',
      note: 'Two men called William lived in the parish in 1871. One was a tin miner, the other farmed.',
    },
    { kind: 'RECORD', name: 'A census household of 1871', note: 'The miner, aged 24, with his parents.' },
    { kind: 'SEARCH', name: 'Marriages at Roche, 1870–1875', note: 'Look again when the register to 1880 is here.' },
    { kind: 'HEADING', name: 'Still to find', note: '' },
    { kind: 'ARTICLE', name: 'A notice of the marriage', note: 'Names the bride’s father.' },
  ],
  back: 'My research',
} as const;
