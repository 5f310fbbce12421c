import { findState } from '#server/engines/identity/federationState.ts';
import { listInstitutions } from '#server/engines/identity/saml/institutionStore.ts';
import { takeSeat } from '#server/engines/identity/takeSeat.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

interface Row {
  hasLibraryAccess: boolean;
  libraryName: string;
}

/** What readers learn of libraries: which there are, and of themselves what their own says. */
export const libraryResolvers: Resolvers = {
  Mutation: {
    takeLibrarySeat: async (_root, _arguments, { db, viewer }) => {
      const memberId = requireMember(viewer);
      const patron = await db.one<{ hasLibraryAccess: boolean }>(
        '/* library.patron */ SELECT has_library_access AS "hasLibraryAccess" FROM library_user WHERE member_id = $1',
        [memberId],
      );
      if (!patron?.hasLibraryAccess) return null;
      const { freeAt, ...seat } = await takeSeat(db, memberId);
      return { ...seat, freeAt: freeAt?.toISOString() ?? null };
    },
  },
  Query: {
    institutions: async (_root, _arguments, { db, site }) =>
      (await listInstitutions(db, site.mode))
        .filter(({ isAllowed }) => isAllowed)
        .map(({ id, name }) => ({ id, name })),
    librarySignInFailure: (_root, { reference }, { db }) => findState(db, 'library-failure', reference.slice(0, 64)),
    libraryUserDetails: async (_root, _arguments, { db, viewer }) => {
      if (viewer.memberId === null) return null;
      const row = await db.one<Row>(
        '/* library.ofReader */ SELECT has_library_access AS "hasLibraryAccess", library_name AS "libraryName" FROM library_user WHERE member_id = $1',
        [viewer.memberId],
      );
      // A reader who asks comes in, if there is a seat.
      const seat = row?.hasLibraryAccess ? await takeSeat(db, viewer.memberId) : null;
      return (
        row && {
          hasLibraryAccess: row.hasLibraryAccess && (seat?.state === 'OPEN' || seat?.state === 'SEAT'),
          details: { libraryName: row.libraryName },
        }
      );
    },
  },
};
