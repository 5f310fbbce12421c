import {
  folderName,
  folderNameProblem,
  folderNote,
  folderNoteProblem,
  isFolderId,
} from '#domain/research/folders/folderRules.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';

/** The member who asks. @throws GraphQLError `UNAUTHENTICATED`, `FORBIDDEN` */
export const memberOf = ({ viewer }: RequestContext): number => requireGrant(viewer, 'my-research:workspaces');

/** An id of a folder; what is none finds nothing, also where the database could not read it. */
export const folderIdOf = (id: string): string => (isFolderId(id) ? id : '');

/** A name as it is stored. @throws GraphQLError `BAD_USER_INPUT` */
export function nameFrom(text: string): string {
  const name = folderName(text);
  if (name === null) throw refusal('BAD_USER_INPUT', folderNameProblem(text) ?? '');
  return name;
}

/** A note as it is stored. @throws GraphQLError `BAD_USER_INPUT` */
export function noteFrom(text: string): string {
  const note = folderNote(text);
  if (note === null) throw refusal('BAD_USER_INPUT', folderNoteProblem(text) ?? '');
  return note;
}
