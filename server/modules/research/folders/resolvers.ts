import { figure } from '#domain/kernel/wording/counted.ts';
import { folderName, folderNameProblem, folderNote, folderNoteProblem, MOST_FOLDER_ITEMS, MOST_FOLDERS } from '#domain/research/folders/folderRules.ts';
import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireGrant.ts';
import type { ResearchFolder, ResearchItem, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { createFolderStore, type StoredFolder } from './folderStore.ts';
import { createItemStore, type NewItem, type StoredItem } from './itemStore.ts';
import { createListCharge } from './listCharge.ts';
import { nameItems } from './nameItems.ts';

const memberOf = ({ viewer }: RequestContext): number => requireGrant(viewer, 'my-research:workspaces');

/** An id as a database number; what is none finds nothing. */
const idOf = (id: string): number => (/^\d{1,15}$/u.test(id) ? Number(id) : -1);

const nameFrom = (text: string): string => {
  const name = folderName(text);
  if (name === null) throw refusal('BAD_USER_INPUT', folderNameProblem(text) ?? '');
  return name;
};

const noteFrom = (text: string): string => {
  const note = folderNote(text);
  if (note === null) throw refusal('BAD_USER_INPUT', folderNoteProblem(text) ?? '');
  return note;
};

const plain = ({ id, kind, address, note, addedAt }: StoredItem, named: { name: string; detail: string | null } | null): ResearchItem => ({ id: String(id), kind, address, name: named?.name ?? null, detail: named?.detail ?? null, note, addedAt: addedAt.toISOString() });

/** What is in a folder, with what each entry is called now. */
export async function itemsOf(context: RequestContext, folderId: string): Promise<ResearchItem[]> {
  context.perRequest(createListCharge)();
  const items = await context.perRequest(createItemStore).inFolder(folderId);
  const nameOf = await nameItems(context, memberOf(context), items);
  return items.map((item) => plain(item, nameOf(item)));
}

/** A folder; what is in it is read by the type's own resolver, when it is asked for. */
const shown = ({ changedAt, ...folder }: StoredFolder): ResearchFolder => ({ ...folder, changedAt: changedAt.toISOString(), items: [] });

const folderNow = async (context: RequestContext, id: string | null): Promise<ResearchFolder | null> => {
  const folder = id === null ? null : await context.perRequest(createFolderStore).byId(memberOf(context), id);
  return folder && shown(folder);
};

async function put(context: RequestContext, folderId: string, item: NewItem): Promise<ResearchFolder | null> {
  const refused = await context.perRequest(createItemStore).put(memberOf(context), folderId, item);
  if (refused === 'full') throw refusal('LIMIT_REACHED', `A folder holds ${figure(MOST_FOLDER_ITEMS)} entries at most. Make another folder.`);
  return refused === null ? folderNow(context, folderId) : null;
}

/** Members' research folders (spec 1 section 2, my-research). */
export const researchFolderResolvers: Resolvers = {
  ResearchFolder: { items: ({ id = '' }, _arguments, context) => itemsOf(context, id) },
  Query: {
    researchFolders: async (_root, _arguments, context) => ({ folders: (await context.perRequest(createFolderStore).all(memberOf(context))).map(shown), most: MOST_FOLDERS }),
    researchFolder: (_root, { id }, context) => folderNow(context, id),
  },
  Mutation: {
    createResearchFolder: async (_root, { name, description = '' }, context) => {
      const folder = await context.perRequest(createFolderStore).create(memberOf(context), nameFrom(name), noteFrom(description));
      if (!folder) throw refusal('LIMIT_REACHED', `You have ${MOST_FOLDERS} folders, the most we can keep. Delete one first.`);
      return shown(folder);
    },
    changeResearchFolder: async (_root, { id, version, name, description }, context) => {
      const memberId = memberOf(context);
      const store = context.perRequest(createFolderStore);
      const changed = await store.change(memberId, id, version, nameFrom(name), noteFrom(description));
      if (!changed && (await store.byId(memberId, id))) throw refusal('CONFLICT', 'This folder has changed in another window.');
      return changed && shown(changed);
    },
    removeResearchFolder: (_root, { id }, context) => context.perRequest(createFolderStore).remove(memberOf(context), id),
    restoreResearchFolder: async (_root, { id }, context) => {
      const folder = await context.perRequest(createFolderStore).restore(memberOf(context), id);
      return folder && shown(folder);
    },
    addToResearchFolder: (_root, { folderId, address, note = '' }, context) => {
      memberOf(context);
      const link = readResearchAddress(address);
      if (!link) throw refusal('BAD_USER_INPUT', 'A folder holds records, articles, issues, searches, clippings and people of trees.');
      return put(context, folderId, { ...link, note: noteFrom(note) });
    },
    writeInResearchFolder: (_root, { folderId, text, isHeading = false }, context) => {
      memberOf(context);
      const note = isHeading ? nameFrom(text) : noteFrom(text);
      if (note === '') throw refusal('BAD_USER_INPUT', 'Write something first.');
      return put(context, folderId, { kind: isHeading ? 'HEADING' : 'NOTE', note });
    },
    changeResearchItem: async (_root, { id, note }, context) => {
      const memberId = memberOf(context);
      const item = await context.perRequest(createItemStore).changeNote(memberId, idOf(id), noteFrom(note));
      return item && plain(item, (await nameItems(context, memberId, [item]))(item));
    },
    moveResearchItem: async (_root, { id, after }, context) => folderNow(context, await context.perRequest(createItemStore).move(memberOf(context), idOf(id), after == null ? null : idOf(after))),
    removeResearchItem: (_root, { id }, context) => context.perRequest(createItemStore).remove(memberOf(context), idOf(id)),
    restoreResearchItem: async (_root, { id }, context) => folderNow(context, await context.perRequest(createItemStore).restore(memberOf(context), idOf(id))),
  },
};
