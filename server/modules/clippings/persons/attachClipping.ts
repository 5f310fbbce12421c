import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyFact } from '#domain/trees/core/documents/emptyDocuments.ts';
import { nextFactId } from '#domain/trees/core/documents/nextFactId.ts';
import { readTreeDocument } from '#domain/trees/core/documents/readTreeDocument.ts';
import { attachMedium } from '#domain/trees/core/editing/attachMedium.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { createClippingStore, checkClippings, wrongField } from '#server/modules/clippings/core/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  ClippingFactInput,
  MutationAttachClippingToPersonArgs,
  TreeEditOutcome,
} from '#server/modules/kernel/graphql/types.generated.ts';
import {
  asProblems,
  documentRows,
  editTree,
  type Editing,
  personNumberIn,
  requireEditor,
  treeNotFound,
} from '#server/modules/trees/core/index.ts';

import { type ClippingEvidence, clippingEvidence } from './clippingEvidence.ts';

/** What a clipping is evidence of: a new fact, a fact that the person has, or, both null, the person. */
interface Proven {
  fact: ClippingFactInput | null;
  factId: string | null;
}

/** The person with the medium and the citation, of a fact where one is given. */
function withEvidence(
  person: TreePerson,
  mediumId: number,
  citation: TreeCitation,
  { fact: asked, factId }: Proven,
): TreePerson {
  if (factId !== null)
    return attachMedium(
      {
        ...person,
        facts: person.facts.map((fact) =>
          fact.id === factId ? { ...fact, citations: [...fact.citations, citation] } : fact,
        ),
      },
      mediumId,
      { whole: false, factIds: [factId] },
    );
  if (asked === null)
    return {
      ...attachMedium(person, mediumId, { whole: true, factIds: [] }),
      citations: [...person.citations, citation],
    };
  const { type, date = '', place = '' } = asked;
  const fact = {
    ...emptyFact(nextFactId(person.facts), type),
    date: date.trim() === '' ? null : readTreeDate(date),
    place: place.trim() === '' ? null : { text: place.trim(), position: null },
    citations: [citation],
  };
  return attachMedium({ ...person, facts: [...person.facts, fact] }, mediumId, { whole: false, factIds: [fact.id] });
}

/** Number of the source where the tree has one of that title already; null where not. */
const sourceIn = async ({ tx, treeId }: Editing, title: string): Promise<number | null> =>
  (
    await tx.one<{ id: number }>(
      "/* clippingPersons.source */ SELECT id FROM tree_document WHERE tree_id = $1 AND kind = 'source' AND body ->> 'title' = $2 ORDER BY id LIMIT 1",
      [treeId, title],
    )
  )?.id ?? null;

/** What else is written with the change that attaches a clipping. */
type Alongside = (tx: Editing['tx'], changeId: number) => Promise<unknown>;

/**
 * Attaches a clipping of a member's own to a person of a tree that they may change; null where there is no such
 * clipping.
 *
 * @throws GraphQLError as `requireEditor`, `BAD_USER_INPUT` while its source is closed or where the person no longer
 * has the fact
 */
export async function attachClipping(
  context: RequestContext,
  memberId: number,
  { id, personId: personRef, fact = null, factId = null }: MutationAttachClippingToPersonArgs,
  more?: Alongside,
): Promise<TreeEditOutcome | null> {
  const { db, viewer, site } = context;
  const clipping = await createClippingStore({ db }).own(memberId, id);
  if (!clipping) return null;
  const opened = await requireEditor(context, personRef);
  const personId = personNumberIn(opened, personRef);
  const [judged] = await checkClippings(db, viewer, [clipping]);
  if (judged?.standing !== 'OPEN' || !judged.source)
    throw wrongField({ field: 'id', message: 'A clipping can’t be attached while its source is closed to you.' });
  const evidence: ClippingEvidence = await clippingEvidence(db, site.publicUrl, { ...judged, source: judged.source });
  return editTree(db, opened, async (editing) => {
    const [stored] = await documentRows(editing.tx, opened.tree.id, 'person', [personId]);
    if (!stored) throw treeNotFound();
    if (factId !== null && (fact !== null || !stored.body.facts.some((each) => each.id === factId)))
      throw wrongField({ field: 'fact', message: 'This fact is no longer in the tree. Choose another.' });
    const known = await sourceIn(editing, evidence.source.title);
    const [mediumId, sourceId] = [editing.nextId, known ?? editing.nextId + 1];
    const read = readTreeDocument(
      'person',
      withEvidence(stored.body, mediumId, { ...evidence.citation, sourceId }, { fact, factId }),
      [stored.body],
    );
    if (read.problems) return { problems: asProblems(read.problems) };
    const changes: DocumentChange[] = [
      { kind: 'medium', id: mediumId, before: null, after: { ...evidence.medium, id: mediumId } },
      ...(known === null
        ? [{ kind: 'source' as const, id: sourceId, before: null, after: { ...evidence.source, id: sourceId } }]
        : []),
      { kind: 'person', id: personId, before: stored.body, after: read.document },
    ];
    const alongside = async (changeId: number) => {
      await editing.tx.rows(
        '/* clippingPersons.attach */ INSERT INTO clipping_person (clipping_id, tree_id, person_id, medium_id) VALUES ($1, $2, $3, $4)',
        [id, opened.tree.id, personId, mediumId],
      );
      await more?.(editing.tx, changeId);
    };
    return { action: 'add', personId: personId, changes, alongside };
  });
}
