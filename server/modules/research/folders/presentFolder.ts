import { sizeInWords } from '#domain/kernel/wording/sizeInWords.ts';
import { FILE_TYPE_WORDS } from '#domain/research/folders/folderFiles.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { ResearchFolder, ResearchItem } from '#server/modules/kernel/graphql/types.generated.ts';

import { folderFileAddress } from './fileTickets.ts';
import { folderIdOf, memberOf } from './folderInput.ts';
import { createFolderStore, type StoredFolder } from './folderStore.ts';
import { createItemStore, type StoredItem } from './itemStore.ts';
import { createListCharge } from './listCharge.ts';
import { type ItemName, nameItems } from './nameItems.ts';

/**
 * Whether an entry that another member put there is one that this reader may not open: its note may say what it is, and
 * is withheld, too.
 */
const isWithheld = ({ ref, file, addedBy }: StoredItem, named: ItemName | null, memberId: number): boolean =>
  ref !== null && file === null && addedBy !== memberId && (named === null || named.isHidden === true);

/** What a file is called, and where it is downloaded. It is of the folder: who may read the folder may have it. */
const shownFile = (id: number, { name, type, bytes }: NonNullable<StoredItem['file']>) => ({
  address: folderFileAddress(id),
  name,
  detail: `${FILE_TYPE_WORDS[type]}, ${sizeInWords(bytes)}`,
});

function shown(item: StoredItem, named: ItemName | null, memberId: number): ResearchItem {
  const { id, kind, address, file, note, addedAt, addedBy, addedByName } = item;
  const about = {
    id: String(id),
    kind,
    addedAt: addedAt.toISOString(),
    addedBy: addedBy === memberId ? null : addedByName,
  };
  if (isWithheld(item, named, memberId))
    return { ...about, address: null, name: null, detail: null, note: '', isWithheld: true };
  if (file !== null) return { ...about, ...shownFile(id, file), note, isWithheld: false };
  return { ...about, address, name: named?.name ?? null, detail: named?.detail ?? null, note, isWithheld: false };
}

/** Entries as a member may have them now. */
export async function presentItems(
  context: RequestContext,
  memberId: number,
  items: readonly StoredItem[],
): Promise<ResearchItem[]> {
  const nameOf = await nameItems(context, memberId, items);
  return items.map((item) => shown(item, nameOf(item), memberId));
}

/** What is in a folder that the member may read, with what each entry is called now. */
export async function itemsOf(context: RequestContext, memberId: number, folderId: string): Promise<ResearchItem[]> {
  context.perRequest(createListCharge)();
  return presentItems(context, memberId, await context.perRequest(createItemStore).inFolder(folderId));
}

/** An entry that the member may have whole: it is there, and not withheld from them. */
export async function openItem(context: RequestContext, memberId: number, id: number): Promise<StoredItem | null> {
  const item = await context.perRequest(createItemStore).held(memberId, id);
  return item && (await presentItems(context, memberId, [item]))[0]?.isWithheld === false ? item : null;
}

/** A folder; what is in it and whom it is shared with are read by the type's own resolvers, when they are asked for. */
export const presentFolder = ({ changedAt, role, ...folder }: StoredFolder): ResearchFolder => ({
  ...folder,
  changedAt: changedAt.toISOString(),
  role: role.toUpperCase() as ResearchFolder['role'],
  items: [],
  members: [],
});

/** A folder as the member may have it now; null where there is none for them. */
export async function folderNow(context: RequestContext, id: string | null): Promise<ResearchFolder | null> {
  const folder =
    id === null ? null : await context.perRequest(createFolderStore).byId(memberOf(context), folderIdOf(id));
  return folder && presentFolder(folder);
}
