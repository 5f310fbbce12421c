import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { ResearchFolder } from '#server/modules/kernel/graphql/types.generated.ts';

import { folderIdOf, memberOf } from './folderInput.ts';
import { createFolderStore, type StoredFolder } from './folderStore.ts';

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
