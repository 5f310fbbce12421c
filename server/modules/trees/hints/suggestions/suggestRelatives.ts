import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { displayName } from '#domain/kernel/names/displayName.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { eventYears } from '#domain/trees/core/lifespan.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { bornInWords, isAddable } from '#domain/trees/hints/recordTaking/recordRelatives.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { TreeSuggestion, TreeSuggestionFor } from '#server/modules/kernel/graphql/types.generated.ts';
import type { OpenedTree } from '#server/modules/trees/core/index.ts';

import { readPersonWithKin } from '../computing/readHintPerson.ts';
import { findHints } from '../reading/hintRows.ts';
import { toHintRecord } from '../reading/toHint.ts';
import { openRecord, recordBeside } from '../readRecordMerge.ts';
import { likePersons } from './likePersons.ts';

/** Records that are read for one person. */
const MOST_RECORDS = 30;
const RELATIONS = { MOTHER: 'mother', SPOUSE: 'partner' } as const;

/** Records cited by the person themselves, and hints that were not rejected. */
async function recordIdsOf({ db, livingYears }: RequestContext, treeId: number, personId: number): Promise<string[]> {
  const bornBefore = new Date().getUTCFullYear() - livingYears;
  const { rows } = await findHints(
    db,
    { trees: [treeId], personId, filter: 'ALL', state: null, bornBefore },
    MOST_RECORDS,
    0,
  );
  const cited = await db.rows<{ id: string }>(
    `/* hints.cited */ SELECT DISTINCT c #>> '{}' AS id FROM tree_document d, jsonb_path_query(d.body, '$.**.recordId') AS c
     WHERE d.tree_id = $1 AND d.kind = 'person' AND d.id = $2 AND jsonb_typeof(c) = 'string' LIMIT ${MOST_RECORDS}`,
    [treeId, personId],
  );
  return [
    ...new Set([
      ...rows.filter(({ state }) => state !== 'rejected').map(({ recordId }) => recordId),
      ...cited.map(({ id }) => id),
    ]),
  ];
}

/** One of each first name, with how many further records name them: the surest record stands for all. */
function named(found: readonly TreeSuggestion[]): TreeSuggestion[] {
  const byName = new Map<string, TreeSuggestion[]>();
  for (const each of found) pushTo(byName, nameTokens(each.name)[0] ?? '', each);
  return [...byName.values()].flatMap(([first, ...others]) =>
    first
      ? [
          others.length === 0
            ? first
            : { ...first, reason: `${first.reason}, and ${countInWords(others.length, 'other record')}` },
        ]
      : [],
  );
}

/**
 * Who may be the mother or a spouse of a person of a tree that the reader edits: the same name from several records
 * once.
 */
export async function suggestRelatives(
  context: RequestContext,
  { tree }: OpenedTree,
  personId: number,
  wanted: TreeSuggestionFor,
): Promise<TreeSuggestion[]> {
  const { db, site, viewer, livingYears } = context;
  const person = await readPersonWithKin(db, tree.id, personId);
  // No one has two mothers.
  if (!person || (wanted === 'MOTHER' && person.kin.mother)) return [];
  const partners = person.kin.couples.flatMap(({ partner }) => partner?.names[0]?.given ?? []);
  const found: TreeSuggestion[] = [];
  for (const id of await recordIdsOf(context, tree.id, personId)) {
    const open = await openRecord(db, id);
    const beside =
      open && toHintRecord(open, viewer).isReadable
        ? await recordBeside(db, tree.id, personId, open, site.publicUrl)
        : null;
    for (const relative of beside?.relatives ?? []) {
      if (!open || !beside || relative.relation !== RELATIONS[wanted] || !isAddable(relative, beside.known)) continue;
      const record = toHintRecord(open, viewer);
      found.push({
        key: `record ${relative.key} ${id}`,
        name: displayName(relative.given, relative.surname),
        born: bornInWords(relative),
        reason: `${record.summaryLine}: ${record.recordSetName}`,
        record,
        treeName: null,
        otherPersonId: null,
      });
    }
  }
  const others = (await likePersons(db, tree.id, personId, wanted, new Date().getUTCFullYear() - livingYears)).filter(
    ({ given }) => wanted === 'MOTHER' || !partners.includes(given),
  );
  const fromTrees = others.map((other): TreeSuggestion => ({
    key: `tree ${other.treeId} ${other.personId}`,
    name: displayName(other.given, other.surname),
    born: eventYears(other.birthYears) || null,
    reason: `${wanted === 'MOTHER' ? 'Mother' : 'Partner'} of ${other.through} in a public tree`,
    record: null,
    treeName: other.treeName,
    otherPersonId: treePersonId(other.treeId, other.personId),
  }));
  return [...named(found), ...fromTrees];
}
