import { isContentKey } from '#domain/site/content/contentKinds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

/** Drafts are open outside production, and to staff. */
function requireAuthor({ site, viewer }: RequestContext): void {
  if (site.mode === 'production') requireDuty({ viewer }, 'content');
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
    contentReport: async (_root, _arguments, { viewer, content }) => {
      requireDuty({ viewer }, 'content');
      const [drafts, faults, own] = await Promise.all([content.drafts(), content.faults(), content.own()]);
      return {
        drafts,
        faults: faults.map(({ name, message }) => ({ name, message })),
        own: own.map(({ kind, key, title, updated, builtIn }) => ({
          kind,
          key,
          title,
          updated,
          builtInTitle: builtIn?.title ?? null,
          builtInUpdated: builtIn?.updated ?? null,
          isOlder: (updated ?? '') < (builtIn?.updated ?? ''),
        })),
      };
    },
    contentPreview: (_root, { kind, key }, context) => {
      requireAuthor(context);
      return isContentKey(key) ? context.content.draft(kind, key) : null;
    },
  },
  ContentDocument: {
    holdingCount: ({ holding }, _arguments, { content }) =>
      typeof holding === 'string' ? content.countRecords(holding) : null,
  },
};
