import { isContentKey } from '#domain/site/content/contentKinds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireStaff } from '#server/modules/kernel/graphql/requireStaff.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

/** Drafts are open outside production, and to staff. */
function requireAuthor({ site, viewer }: RequestContext): void {
  if (site.mode === 'production') requireStaff(viewer);
}

/** Texts of the site. They are public; drafts are for their authors. */
export const contentResolvers: Resolvers = {
  Query: {
    content: (_root, { kind, key }, { content }) => (isContentKey(key) ? content.document(kind, key) : null),
    contents: async (_root, { kind, under }, { content }) => {
      if (under !== undefined && under !== null && !isContentKey(under)) return [];
      return content.list(kind, under ?? undefined);
    },
    contentDrafts: (_root, _arguments, context) => {
      requireAuthor(context);
      return context.content.drafts();
    },
    contentPreview: (_root, { kind, key }, context) => {
      requireAuthor(context);
      return isContentKey(key) ? context.content.draft(kind, key) : null;
    },
  },
  ContentDocument: {
    holdingCount: ({ holding }, _arguments, { content }) => (typeof holding === 'string' ? content.countRecords(holding) : null),
  },
};
