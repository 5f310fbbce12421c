import { hasClosedText } from '#domain/trees/access/openTexts.ts';
import type { Resolvers } from '#server/graphql/types.generated.ts';
import { openTree } from '#server/modules/trees/access/openTree.ts';
import { calledAs, closedTexts } from '#server/modules/trees/reading/openedTexts.ts';
import { personRows } from '#server/modules/trees/reading/personRow.ts';
import { toCard } from '#server/modules/trees/reading/toCard.ts';
import { toDocumentVersion } from '#server/modules/trees/reading/toDocumentVersion.ts';
import { viewOf } from '#server/modules/trees/reading/viewOf.ts';

import { storiesOfTree } from './storyStore.ts';

/** Stories of a whole tree. */
export const treeStoryResolvers: Resolvers = {
  Query: {
    treeStories: async (_root, { ref, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      const view = viewOf(context, opened);
      const { id } = opened.tree;
      const stories = await storiesOfTree(context.db, id);
      const rows = await personRows(context.db, id, [...new Set(stories.flatMap(({ body }) => body.personIds))]);
      const shown = new Map(rows.filter(view.maySee).map((row) => [row.id, row]));
      const about = ({ body }: (typeof stories)[number]) => body.personIds.flatMap((personId) => shown.get(personId) ?? []);
      const closedTo = await closedTexts(context.db, opened, view, stories);
      return stories
        .filter((story) => story.body.personIds.every((personId) => shown.has(personId)) && !hasClosedText('story', story.body, closedTo(calledAs(about(story)))))
        .map((story) => ({
          story: toDocumentVersion(story),
          persons: story.body.personIds.flatMap((personId) => {
            const row = shown.get(personId);
            return row ? [toCard(id, row, view)] : [];
          }),
        }));
    },
  },
};
