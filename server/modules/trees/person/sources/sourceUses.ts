import { openTexts } from '#domain/trees/core/access/openTexts.ts';
import { usesOfSource } from '#domain/trees/person/citationsOf.ts';
import type { TreeSourceUse } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  type OpenedTree,
  documentRows,
  linksOfFamilies,
  calledAs,
  closedTexts,
  personRows,
  VISIBLE,
  visibleValues,
  type PersonView,
  visibleFamily,
  visiblePerson,
  toCard,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { familyVisible, visibleCitations } from './visibleCitations.ts';

/** A person or a couple that cites a source. */
export interface Citing {
  kind: 'person' | 'family';
  id: number;
}

/**
 * Who cites a source and is the reader's to see, behind one of them: people before couples, each in the order of their
 * numbers.
 */
async function citingOf(
  db: Database,
  treeId: number,
  sourceId: number,
  view: PersonView,
  first: number,
  after: Citing | null,
): Promise<Citing[]> {
  const ids = async (kind: Citing['kind'], shown: string, behind: number, most: number) =>
    (
      await db.rows<{ id: number }>(
        `/* treeSources.citing */ SELECT m.from_id AS id FROM tree_mention m JOIN tree_${kind} c ON c.tree_id = m.tree_id AND c.id = m.from_id
         WHERE m.tree_id = $1 AND m.to_kind = 'source' AND m.to_id = $5 AND m.from_kind = '${kind}' AND m.from_id > $6 AND ($2::boolean OR (m.open_times > 0 AND ${shown})) ORDER BY m.from_id LIMIT $7`,
        [treeId, ...visibleValues(view), sourceId, behind, most],
      )
    ).map(({ id }): Citing => ({ kind, id }));
  const persons = after?.kind === 'family' ? [] : await ids('person', VISIBLE('c', 2), after?.id ?? 0, first);
  if (persons.length === first) return persons;
  return [
    ...persons,
    ...(await ids(
      'family',
      `NOT c.is_private AND ${familyVisible('c', 2)}`,
      after?.kind === 'family' ? after.id : 0,
      first - persons.length,
    )),
  ];
}

/** What cites a source, as far as the reader may see it, and who of them comes next; null at the end. */
export async function sourceUses(
  db: Database,
  opened: OpenedTree,
  sourceId: number,
  view: PersonView,
  first: number,
  after: Citing | null,
): Promise<{ uses: TreeSourceUse[]; next: Citing | null }> {
  const { tree, mayEdit } = opened;
  const seen = await visibleCitations(db, opened, view);
  if (seen && !seen.times.has(sourceId)) return { uses: [], next: null };
  const found = await citingOf(db, tree.id, sourceId, view, first + 1, after);
  const citing = found.slice(0, first);
  const of = (kind: Citing['kind']) => citing.filter((one) => one.kind === kind).map(({ id }) => id);
  const [persons, families, links] = await Promise.all([
    documentRows(db, tree.id, 'person', of('person')),
    documentRows(db, tree.id, 'family', of('family')),
    linksOfFamilies(db, tree.id, of('family')),
  ]);
  const rows = await personRows(db, tree.id, [...of('person'), ...links.map(({ personId }) => personId)]);
  const hidden = new Set(rows.filter((row) => !view.maySee(row)).map(({ id }) => id));
  const cards = new Map(rows.map((row) => [row.id, toCard(tree.id, row, view)]));
  const closedTo = await closedTexts(db, opened, view, [...persons, ...families]);
  const uses = citing.flatMap(({ kind, id }) => {
    const person = kind === 'person' ? persons.find((one) => one.id === id) : undefined;
    const family = kind === 'family' ? families.find((one) => one.id === id) : undefined;
    const visible = person
      ? visiblePerson(person.body, mayEdit)
      : family && visibleFamily(family.body, hidden, mayEdit);
    if (!visible) return [];
    const about = calledAs(
      rows.filter(
        (row) => view.maySee(row) && (row.id === id || ('partners' in visible && visible.partners.includes(row.id))),
      ),
    );
    const shown =
      'names' in visible
        ? openTexts('person', visible, closedTo(about))
        : openTexts('family', visible, closedTo(about));
    const members =
      'names' in shown
        ? [id]
        : shown.partners.length > 0
          ? shown.partners
          : shown.children.map(({ personId }) => personId);
    return usesOfSource(shown, sourceId).map(({ what, citation: { page, text, note, url, recordId, quality } }) => ({
      persons: members.flatMap((member) => cards.get(member) ?? []),
      what,
      page,
      text,
      note,
      url,
      recordId,
      quality,
    }));
  });
  return { uses, next: found.length > first ? (citing.at(-1) ?? null) : null };
}
