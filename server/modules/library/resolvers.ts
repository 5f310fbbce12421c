import type { Resolvers } from '../../graphql/types.generated.ts';

interface Row {
  hasLibraryAccess: boolean;
  libraryName: string;
}

/** What readers learn of libraries: everybody of their own only. */
export const libraryResolvers: Resolvers = {
  Query: {
    libraryUserDetails: async (_root, _arguments, { db, viewer }) => {
      if (viewer.memberId === null) return null;
      const row = await db.one<Row>(
        '/* library.ofReader */ SELECT has_library_access AS "hasLibraryAccess", library_name AS "libraryName" FROM library_user WHERE member_id = $1',
        [viewer.memberId],
      );
      return row && { hasLibraryAccess: row.hasLibraryAccess, details: { libraryName: row.libraryName } };
    },
  },
};
