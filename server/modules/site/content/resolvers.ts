import { isContentKey } from '#domain/site/content/contentKinds.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

/** Texts of the site. They are public; drafts never come this far. */
export const contentResolvers: Resolvers = {
  Query: {
    content: (_root, { kind, key }, { content }) => (isContentKey(key) ? content.document(kind, key) : null),
    contents: async (_root, { kind, under }, { content }) => {
      if (under !== undefined && under !== null && !isContentKey(under)) return [];
      return content.list(kind, under ?? undefined);
    },
  },
  ContentDocument: {
    holdingCount: ({ holding }, _arguments, { content }) => (typeof holding === 'string' ? content.countRecords(holding) : null),
  },
};
