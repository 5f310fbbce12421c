import { hasClosedText } from '#domain/trees/core/access/openTexts.ts';
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

/** Those of some stories that are about nobody hidden from the reader and name nobody hidden (ADR 0035). */
export async function openStories(db: Database, opened: OpenedTree, view: PersonView, stories: readonly StoredDocument<'story'>[]): Promise<OpenStory[]> {
  const rows = await personRows(db, opened.tree.id, [...new Set(stories.flatMap(({ body }) => body.personIds))]);
  const shown = new Map(rows.filter(view.maySee).map((row) => [row.id, row]));
  const ofShown = stories.filter(({ body }) => body.personIds.every((id) => shown.has(id)));
  const closedTo = await closedTexts(db, opened, view, ofShown);
  return ofShown
    .map((story) => ({ story, about: story.body.personIds.flatMap((id) => shown.get(id) ?? []) }))
    .filter(({ story, about }) => !hasClosedText('story', story.body, closedTo(calledAs(about))));
}
