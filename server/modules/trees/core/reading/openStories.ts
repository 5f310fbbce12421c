import { isStoryShown } from '#domain/trees/core/access/visibleDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { OpenedTree } from '../openTree.ts';
import type { StoredDocument } from './documentRows.ts';
import { calledAs, closedTexts } from './openedTexts.ts';
import { type PersonRow, personRows } from './personRow.ts';
import type { PersonView } from './personView.ts';

/** A story with the people it is about, all of whom the reader may see. */
export interface OpenStory {
  story: StoredDocument<'story'>;
  about: PersonRow[];
}

/** Those of some stories that the reader may see. */
export async function openStories(
  db: Database,
  opened: OpenedTree,
  view: PersonView,
  stories: readonly StoredDocument<'story'>[],
): Promise<OpenStory[]> {
  const rows = await personRows(db, opened.tree.id, [...new Set(stories.flatMap(({ body }) => body.personIds))]);
  const shown = new Map(rows.filter(view.maySee).map((row) => [row.id, row]));
  const isHidden = (id: number) => !shown.has(id);
  const closedTo = await closedTexts(db, opened, view, stories);
  return stories
    .map((story) => ({ story, about: story.body.personIds.flatMap((id) => shown.get(id) ?? []) }))
    .filter(({ story, about }) => isStoryShown(story.body, { isHidden }, closedTo(calledAs(about))));
}
