import { hasClosedText, openTexts } from '#domain/trees/core/access/openTexts.ts';
import { isFamilyShown } from '#domain/trees/core/access/visibleDocument.ts';
import { mentionsOf } from '#domain/trees/core/mentions.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import type { TreeStory } from '#domain/trees/core/model/treeStory.ts';
import { createKin } from '#domain/trees/reports/plan/createKin.ts';
import type { PlannedEntry } from '#domain/trees/reports/plan/reportPlan.ts';
import type { ReportChoices, ReportData } from '#domain/trees/reports/writing/reportData.ts';
import {
  calledAs,
  closedTexts,
  documentRows,
  linksOfFamilies,
  linksOfPersons,
  mediaOfHidden,
  mentionRows,
  openStories,
  personRows,
  visibleFamily,
  visiblePerson,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { ReportReader } from './planOf.ts';
import { reportCard } from './reportCard.ts';

/** Documents of some entries, and the media their pictures are made of. */
export interface ReportDocuments {
  data: ReportData;
  media: ReadonlyMap<number, TreeMedium>;
}

const PICTURE = /^image\//u;
const distinct = (ids: Iterable<number>): number[] => [...new Set(ids)];

/** People whose own documents are read: those the entries are about, and of family sheets the couple. */
const mainOf = (entries: readonly PlannedEntry[]): number[] =>
  distinct(
    entries
      .filter(({ part, see }) => part !== 'kinship' && part !== 'family' && see === null)
      .map(({ personId }) => personId),
  );

/**
 * Reads what some entries are written from, as their reader may see it (ADR 27, ADR 35). Each kind of document is asked
 * for once.
 */
export async function reportDocuments(
  db: Database,
  reader: ReportReader,
  entries: readonly PlannedEntry[],
  choices: Pick<ReportChoices, 'notes' | 'media' | 'sources'>,
): Promise<ReportDocuments> {
  const { opened, view } = reader;
  const { tree, mayEdit } = opened;
  const main = mainOf(entries);
  const ofMain = main.length === 0 ? [] : await linksOfPersons(db, tree.id, main, 'partner');
  const familyIds = distinct([
    ...ofMain.map(({ familyId }) => familyId),
    ...entries.flatMap(({ familyId }) => familyId ?? []),
  ]);
  const members = await linksOfFamilies(db, tree.id, familyIds);
  const couples = distinct([
    ...main,
    ...members.filter(({ role }) => role === 'partner').map(({ personId }) => personId),
  ]);
  const parentFamilies =
    couples.length === 0
      ? []
      : distinct((await linksOfPersons(db, tree.id, couples, 'child')).map(({ familyId }) => familyId));
  const parents = await linksOfFamilies(db, tree.id, parentFamilies);
  const rows = await personRows(
    db,
    tree.id,
    distinct([
      ...entries.flatMap(({ personId, lineage }) => [personId, ...lineage]),
      ...main,
      ...members.map(({ personId }) => personId),
      ...parents.filter(({ role }) => role === 'partner').map(({ personId }) => personId),
    ]),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isHidden = (id: number) => {
    const row = byId.get(id);
    return row === undefined || !view.maySee(row);
  };
  const hidden = new Set(members.map(({ personId }) => personId).filter(isHidden));

  const [people, families] = await Promise.all([
    documentRows(
      db,
      tree.id,
      'person',
      couples.filter((id) => !isHidden(id)),
    ),
    documentRows(db, tree.id, 'family', familyIds),
  ]);
  const shownPeople = people.map(({ id, body }) => ({ id, body: visiblePerson(body, mayEdit) }));
  const shownFamilies = families
    .filter(({ body }) => mayEdit || isFamilyShown(body, { isHidden, withholdsPrivate: true }))
    .map(({ id, body }) => ({ id, body: visibleFamily(body, hidden, mayEdit) }));
  const mentions = [
    ...shownPeople.flatMap(({ body }) => mentionsOf('person', body)),
    ...shownFamilies.flatMap(({ body }) => mentionsOf('family', body)),
  ];
  const mentioned = (kind: 'source' | 'medium') =>
    distinct(mentions.filter((mention) => mention.kind === kind).map(({ id }) => id));
  const mediaIds = choices.media ? mentioned('medium') : [];
  const closedMedia = mayEdit ? new Set<number>() : await mediaOfHidden(db, tree.id, mediaIds, view);
  const [sources, media, stories] = await Promise.all([
    choices.sources ? documentRows(db, tree.id, 'source', mentioned('source')) : [],
    documentRows(
      db,
      tree.id,
      'medium',
      mediaIds.filter((id) => !closedMedia.has(id)),
    ),
    choices.notes
      ? storiesOf(
          db,
          reader,
          entries.filter(({ part }) => part !== 'kinship' && part !== 'family').map(({ personId }) => personId),
        )
      : [],
  ]);
  const closedTo = await closedTexts(db, opened, view, [
    ...shownPeople.map(({ body }) => ({ kind: 'person' as const, body })),
    ...shownFamilies.map(({ body }) => ({ kind: 'family' as const, body })),
    ...sources,
    ...media,
  ]);
  const about = (ids: readonly number[]) => calledAs(ids.flatMap((id) => byId.get(id) ?? []).filter(view.maySee));
  const openPeople = new Map<number, TreePerson>(
    shownPeople.map(({ id, body }) => [id, openTexts('person', body, closedTo(about([id])))]),
  );
  const openFamilies = new Map<number, TreeFamily>(
    shownFamilies.map(({ id, body }) => [id, openTexts('family', body, closedTo(about(body.partners)))]),
  );
  const openSources = new Map<number, TreeSource>(
    sources.map(({ id, body }) => [id, openTexts('source', body, closedTo([]))]),
  );
  // A picture whose caption names a hidden person most likely shows them.
  const openMedia = new Map<number, TreeMedium>(
    media
      .filter(
        ({ body }) =>
          PICTURE.test(body.mimeType) && body.storedAs !== null && !hasClosedText('medium', body, closedTo([])),
      )
      .map(({ id, body }) => [id, body]),
  );
  const cards = new Map(rows.map((row) => [row.id, reportCard(row, view)]));

  return {
    media: openMedia,
    data: {
      kin: createKin(
        [...members, ...parents].map((link) =>
          link.role === 'child' && isHidden(link.personId) ? { ...link, link: 'unknown' as const } : link,
        ),
      ),
      cardOf: (id) => cards.get(id) ?? null,
      personOf: (id) => openPeople.get(id) ?? null,
      familyOf: (id) => openFamilies.get(id) ?? null,
      sourceOf: (id) => openSources.get(id) ?? null,
      storiesOf: (id) => stories.filter(({ personIds }) => personIds.includes(id)),
      picturesOf: (ids) =>
        ids.flatMap((id) => {
          const medium = openMedia.get(id);
          return medium ? [{ mediumId: id, caption: medium.title }] : [];
        }),
    },
  };
}

/** Stories about some people that the reader may see. */
async function storiesOf(
  db: Database,
  { opened, view }: ReportReader,
  personIds: readonly number[],
): Promise<TreeStory[]> {
  const ids = distinct(
    (await mentionRows(db, opened.tree.id, 'person', personIds))
      .filter(({ kind }) => kind === 'story')
      .map(({ id }) => id),
  );
  return (await openStories(db, opened, view, await documentRows(db, opened.tree.id, 'story', ids))).map(
    ({ story }) => story.body,
  );
}
