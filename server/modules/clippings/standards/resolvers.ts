import { MOST_IMPORTED } from '#domain/clippings/annotations/annotationsIn.ts';
import { mayInShared } from '#domain/kernel/grants/sharedRoles.ts';
import { collectionStanding, wrongField } from '#server/modules/clippings/core/index.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import type { ImportedAnnotation, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { importAnnotation } from './importAnnotation.ts';

/** Annotations that are sent at once. */
const MOST_AT_ONCE = 25;
const A_DAY = { points: MOST_IMPORTED, duration: 86_400 };

/** Annotations as they come in. */
export const clippingStandardResolvers: Resolvers = {
  Mutation: {
    importAnnotations: async (_root, { collectionId, annotations }, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      if (annotations.length > MOST_AT_ONCE)
        throw wrongField({ field: 'annotations', message: `Send at most ${MOST_AT_ONCE} annotations at once.` });
      const standing = await collectionStanding(context.db, collectionId, memberId);
      if (!standing || !mayInShared('arrange', standing)) return null;
      const wait = await createLimiter(context.db, 'annotationsImported', A_DAY).take(
        String(memberId),
        Math.max(1, annotations.length),
      );
      if (wait !== null) throw rateLimited('Too many annotations were imported in a day.', wait);
      const imported: ImportedAnnotation[] = [];
      // One after the other: they keep their order in the collection.
      for (const annotation of annotations)
        imported.push(await importAnnotation(context, memberId, collectionId, annotation));
      return imported;
    },
  },
};
