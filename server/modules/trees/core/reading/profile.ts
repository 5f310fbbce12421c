import { hasClosedText, openTexts } from '#domain/trees/core/access/openTexts.ts';
import { mentionsOf, type TreeMention } from '#domain/trees/core/mentions.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import type { TreeFamilyOfPerson, TreePersonProfile } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { OpenedTree } from '../openTree.ts';
import { documentRows, mentionRows, type StoredDocument, toDocumentVersion, mediaOfHidden } from './documentRows.ts';
import { byFamily, linksOfFamilies, linksOfPersons } from './familyLinks.ts';
import { familyRows, isFamilyShown, toFamilyCard } from './familyRow.ts';
import { calledAs, closedTexts, openStories } from './openedTexts.ts';
import { personRows, type PersonRow } from './personRow.ts';
import { type PersonView, visibleFamily, visiblePerson } from './personView.ts';
import { placesOf } from './placesOf.ts';
import { toCard } from './toCard.ts';

/** A family of a person as the reader may see it, and what its document names. */
interface ShownFamily {
  answer: TreeFamilyOfPerson;
  mentions: readonly TreeMention[];
}

const idsOf = (mentions: readonly TreeMention[], kind: TreeMention['kind']): number[] => [
  ...new Set(mentions.filter((mention) => mention.kind === kind).map(({ id }) => id)),
];

async function familiesOf(
  db: Database,
  { tree, mayEdit }: OpenedTree,
  ids: readonly number[],
  hidden: ReadonlySet<number>,
): Promise<Map<number, ShownFamily>> {
  const [rows, documents, links] = await Promise.all([
    familyRows(db, tree.id, ids),
    documentRows(db, tree.id, 'family', ids),
    linksOfFamilies(db, tree.id, ids),
  ]);
  const linksOf = byFamily(links);
  const documentById = new Map(documents.map((stored) => [stored.id, stored]));
  return new Map(
    rows.map((row) => {
      const members = linksOf(row.id);
      const stored = isFamilyShown(row, members, hidden, mayEdit) ? documentById.get(row.id) : undefined;
      const document = stored ? visibleFamily(stored.body, hidden, mayEdit) : null;
      return [
        row.id,
        {
          answer: {
            card: toFamilyCard(tree.id, row, members, hidden, mayEdit),
            document,
            version: stored?.version ?? 0,
          },
          mentions: document ? mentionsOf('family', document) : [],
        },
      ];
    }),
  );
}

/** Stories about a person in which no one is hidden. */
async function storiesOf(
  db: Database,
  opened: OpenedTree,
  personId: number,
  view: PersonView,
): Promise<StoredDocument<'story'>[]> {
  const ids = (await mentionRows(db, opened.tree.id, 'person', [personId]))
    .filter(({ kind }) => kind === 'story')
    .map(({ id }) => id);
  return (await openStories(db, opened, view, await documentRows(db, opened.tree.id, 'story', ids))).map(
    ({ story }) => story,
  );
}

/** A person's family links and the cards of everyone in them. */
async function relativesOf(
  db: Database,
  treeId: number,
  personId: number,
): Promise<{ asPartner: number[]; asChild: number[]; rows: PersonRow[] }> {
  const [asPartner, asChild] = await Promise.all([
    linksOfPersons(db, treeId, [personId], 'partner'),
    linksOfPersons(db, treeId, [personId], 'child'),
  ]);
  const families = [...asPartner, ...asChild].map(({ familyId }) => familyId);
  const ids = new Set((await linksOfFamilies(db, treeId, families)).map((link) => link.personId));
  ids.delete(personId);
  return {
    asPartner: asPartner.map(({ familyId }) => familyId),
    asChild: asChild.map(({ familyId }) => familyId),
    rows: await personRows(db, treeId, [...ids]),
  };
}

/** Couples by the day they married, those without one last. */
const byMarriage = (one: ShownFamily, other: ShownFamily): number =>
  (one.answer.card.marriageFrom ?? Infinity) - (other.answer.card.marriageFrom ?? Infinity) ||
  one.answer.card.id - other.answer.card.id;

/**
 * Everything of one person that the reader may see: of a hidden one, the place in the tree. Null when there is no such
 * person.
 */
export async function profileOf(
  db: Database,
  opened: OpenedTree,
  personId: number,
  view: PersonView,
): Promise<TreePersonProfile | null> {
  const { tree, mayEdit, seesLiving } = opened;
  const [row] = await personRows(db, tree.id, [personId]);
  if (!row) return null;
  const { asPartner, asChild, rows } = await relativesOf(db, tree.id, personId);
  const isShown = view.maySee(row);
  const hidden = new Set([row, ...rows].filter((relative) => !view.maySee(relative)).map(({ id }) => id));
  const families = await familiesOf(db, opened, [...new Set([...asPartner, ...asChild])], hidden);
  const shownFamilies = (ids: readonly number[]) => ids.flatMap((id) => families.get(id) ?? []).sort(byMarriage);
  const [stored] = isShown ? await documentRows(db, tree.id, 'person', [personId]) : [];
  const document = stored ? visiblePerson(stored.body, mayEdit) : null;
  const stories = document ? await storiesOf(db, opened, personId, view) : [];
  const mentions = document
    ? [
        ...mentionsOf('person', document),
        ...[...families.values()].flatMap((family) => family.mentions),
        ...stories.flatMap(({ body }) => mentionsOf('story', body)),
      ]
    : [];
  const media = idsOf(mentions, 'medium');
  const closed = await mediaOfHidden(db, tree.id, media, view);
  const [sources, pictures] = await Promise.all([
    documentRows(db, tree.id, 'source', idsOf(mentions, 'source')),
    documentRows(
      db,
      tree.id,
      'medium',
      media.filter((id) => !closed.has(id)),
    ),
  ]);
  const familyDocuments = [...families.values()].flatMap(({ answer }) =>
    answer.document === null ? [] : [{ kind: 'family' as const, body: answer.document as TreeFamily }],
  );
  const closedTo = await closedTexts(db, opened, view, [
    ...(document ? [{ kind: 'person' as const, body: document }] : []),
    ...familyDocuments,
    ...sources,
    ...pictures,
  ]);
  const isClosed = closedTo(isShown ? calledAs([row]) : []);
  const people = new Map([row, ...rows].map((each) => [each.id, each]));
  const visible = (ids: readonly number[]) => calledAs(ids.flatMap((id) => people.get(id) ?? []).filter(view.maySee));
  const openFamilyTexts = (answer: TreeFamilyOfPerson): TreeFamilyOfPerson => {
    const family = answer.document as TreeFamily | null;
    return family ? { ...answer, document: openTexts('family', family, closedTo(visible(family.partners))) } : answer;
  };
  const openDocument = document && openTexts('person', document, isClosed);
  return {
    id: treePersonId(tree.id, personId),
    card: toCard(tree.id, row, view),
    document: openDocument,
    version: stored?.version ?? 0,
    livingReason: seesLiving && isShown ? view.reason(row) : null,
    families: shownFamilies(asPartner).map(({ answer }) => openFamilyTexts(answer)),
    parentFamilies: shownFamilies(asChild).map(({ answer }) => openFamilyTexts(answer)),
    persons: rows.map((relative) => toCard(tree.id, relative, view)),
    sources: sources.map((source) =>
      toDocumentVersion({ ...source, body: openTexts('source', source.body, isClosed) }),
    ),
    // A picture whose caption names a hidden person most likely shows them.
    media: pictures.filter(({ body }) => !hasClosedText('medium', body, isClosed)).map(toDocumentVersion),
    stories: stories.map(toDocumentVersion),
    places: placesOf(
      openDocument,
      shownFamilies(asPartner).map(({ answer }) => answer),
    ),
  };
}
