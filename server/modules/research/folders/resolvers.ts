import { mayInShared } from '#domain/kernel/grants/sharedRoles.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { MOST_FOLDER_ITEMS, MOST_FOLDERS } from '#domain/research/folders/folderRules.ts';
import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { ResearchFolder, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { FOLDER_UPLOAD_PATH, issueFileTicket } from './fileTickets.ts';
import { folderIdOf, memberOf, nameFrom, noteFrom } from './folderInput.ts';
import { createFolderStore } from './folderStore.ts';
import { createItemStore, type NewItem } from './itemStore.ts';
import { folderNow, presentFolder, itemsOf, openItem, presentItems } from './presentFolder.ts';
import { requireSpace } from './requireSpace.ts';

/** Files of one member an hour: reading a picture keeps a processor busy for a second. */
const UPLOADS = { points: 200, duration: 3600 };

/** The folders and entries of a request. */
const folders = (context: RequestContext) => context.perRequest(createFolderStore);
const items = (context: RequestContext) => context.perRequest(createItemStore);

async function put(context: RequestContext, folderId: string, item: NewItem): Promise<ResearchFolder | null> {
  await requireSpace(context, memberOf(context), item);
  const refused = await items(context).put(memberOf(context), folderIdOf(folderId), item);
  if (refused === 'full')
    throw refusal('LIMIT_REACHED', `A folder holds ${figure(MOST_FOLDER_ITEMS)} entries at most. Make another folder.`);
  return refused === null ? folderNow(context, folderId) : null;
}

/** Research folders: a member's own, and those shared with them (spec 1 section 2, my-research). */
export const researchFolderResolvers: Resolvers = {
  ResearchFolder: { items: ({ id = '' }, _arguments, context) => itemsOf(context, memberOf(context), id) },
  Query: {
    researchFolders: async (_root, _arguments, context) => ({
      folders: (await folders(context).all(memberOf(context))).map(presentFolder),
      most: MOST_FOLDERS,
    }),
    researchFolder: (_root, { id }, context) => folderNow(context, id),
  },
  Mutation: {
    createResearchFolder: async (_root, { name, description = '' }, context) => {
      const memberId = memberOf(context);
      const words = { name: nameFrom(name), description: noteFrom(description) };
      await requireSpace(context, memberId, words);
      const folder = await folders(context).create(memberId, words.name, words.description);
      if (!folder)
        throw refusal('LIMIT_REACHED', `You have ${MOST_FOLDERS} folders, the most we can keep. Delete one first.`);
      return presentFolder(folder);
    },
    changeResearchFolder: async (_root, { id, version, name, description }, context) => {
      const memberId = memberOf(context);
      const words = { name: nameFrom(name), description: noteFrom(description) };
      await requireSpace(context, memberId, words);
      const changed = await folders(context).within(memberId, folderIdOf(id), 'decide', async (tx) => {
        const folder = await createFolderStore({ db: tx }).change(memberId, id, version, words);
        if (!folder) throw refusal('CONFLICT', 'This folder has changed in another window.');
        return folder;
      });
      return changed && presentFolder(changed);
    },
    removeResearchFolder: async (_root, { id }, context) =>
      (await folders(context).within(memberOf(context), folderIdOf(id), 'decide', async (tx) => {
        await createFolderStore({ db: tx }).remove(id);
        return true;
      })) ?? false,
    restoreResearchFolder: async (_root, { id }, context) => {
      const folder = await folders(context).restore(memberOf(context), folderIdOf(id));
      return folder && presentFolder(folder);
    },
    addToResearchFolder: (_root, { folderId, address, note = '' }, context) => {
      memberOf(context);
      const link = readResearchAddress(address);
      if (!link)
        throw refusal(
          'BAD_USER_INPUT',
          'A folder holds records, articles, issues, searches, clippings and people of trees.',
        );
      return put(context, folderId, { ...link, note: noteFrom(note) });
    },
    writeInResearchFolder: (_root, { folderId, text, isHeading = false }, context) => {
      memberOf(context);
      const note = isHeading ? nameFrom(text) : noteFrom(text);
      if (note === '') throw refusal('BAD_USER_INPUT', 'Write something first.');
      return put(context, folderId, { kind: isHeading ? 'HEADING' : 'NOTE', note });
    },
    openResearchUpload: async (_root, { folderId, fileName }, context) => {
      const memberId = memberOf(context);
      const folder = await folders(context).byId(memberId, folderIdOf(folderId));
      if (!folder || !mayInShared('arrange', folder)) return null;
      const wait = await createLimiter(context.db, 'researchFile', UPLOADS).take(String(memberId));
      if (wait !== null) throw rateLimited('Too many files were sent.', wait);
      return `${FOLDER_UPLOAD_PATH}/${await bindToSession(context, await issueFileTicket(context.db, { memberId, folderId: folder.id, name: fileName }))}`;
    },
    changeResearchItem: async (_root, { id, note, was = null }, context) => {
      const memberId = memberOf(context);
      const words = noteFrom(note);
      await requireSpace(context, memberId, { words });
      // A note that is withheld would be overwritten unseen.
      const open = await openItem(context, memberId, storedId(id));
      const item = open && (await items(context).changeNote(memberId, open.id, words, was));
      if (item === 'changed') throw refusal('CONFLICT', 'This note was changed in another window.');
      return item && ((await presentItems(context, memberId, [item]))[0] ?? null);
    },
    moveResearchItem: async (_root, { id, after }, context) =>
      folderNow(
        context,
        await items(context).move(memberOf(context), storedId(id), after == null ? null : storedId(after)),
      ),
    removeResearchItem: async (_root, { id }, context) => {
      const memberId = memberOf(context);
      const isOwners = (await items(context).held(memberId, storedId(id)))?.role === 'owner';
      return (
        (isOwners || (await openItem(context, memberId, storedId(id))) !== null) &&
        items(context).remove(memberId, storedId(id))
      );
    },
    restoreResearchItem: async (_root, { id }, context) =>
      folderNow(context, await items(context).restore(memberOf(context), storedId(id))),
  },
};
