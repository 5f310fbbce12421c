import { figure } from '#domain/kernel/wording/countInWords.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { TreeOnboardingInput, TreeSettingsInput } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { TreeOnboarding, TreeRow } from '../treeRow.ts';
import { setOpenness } from './setOpenness.ts';

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 2_000;
/** Steps of the onboarding. */
const STEPS = ['you', 'parents', 'grandparents', 'done'];
const MOST_SKIPPED = 20;
const LONGEST_WORD = 40;

/**
 * What a tree is called: one line without spaces around it.
 * @throws GraphQLError `BAD_USER_INPUT` when it is empty or too long
 */
export function treeName(text: string): string {
  const name = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw refusal('BAD_USER_INPUT', `Give the tree a name of at most ${LONGEST_NAME} characters.`);
  return name;
}

function treeDescription(text: string): string {
  const description = text.replace(/[^\P{Cc}\n]/gu, '').trim();
  if (description.length > LONGEST_DESCRIPTION)
    throw refusal('BAD_USER_INPUT', `A description has at most ${figure(LONGEST_DESCRIPTION)} characters.`);
  return description;
}

/** The number of a person who is in the tree. */
async function rootOf(db: Database, tree: TreeRow, id: string): Promise<number> {
  const ref = readTreePersonId(id);
  const found =
    ref?.treeId === tree.id
      ? await db.one<{ id: number }>('/* trees.root */ SELECT id FROM tree_person WHERE tree_id = $1 AND id = $2', [
          tree.id,
          ref.personId,
        ])
      : null;
  if (!found) throw refusal('BAD_USER_INPUT', 'Choose a person in this tree.');
  return found.id;
}

/** Changes what the owner set for a tree; what is left out stays. @throws GraphQLError `BAD_USER_INPUT` */
export async function changeSettings(db: Database, tree: TreeRow, input: TreeSettingsInput): Promise<void> {
  const values = [
    tree.id,
    input.name == null ? null : treeName(input.name),
    input.description == null ? null : treeDescription(input.description),
    input.showSurnamesUppercase ?? null,
    input.rootPerson == null ? null : await rootOf(db, tree, input.rootPerson),
  ];
  await db.transaction(async (tx) => {
    await setOpenness(tx, tree.id, {
      isPublic: input.isPublic ?? null,
      needsSubscription: input.needsSubscription ?? null,
      link: null,
      invitesPeople: null,
      readersMayExport: null,
    });
    await tx.rows(
      `/* trees.settings */ UPDATE tree SET name = coalesce($2, name), description = coalesce($3, description), shows_surnames_uppercase = coalesce($4, shows_surnames_uppercase),
         root_person = coalesce($5, root_person), changed_at = now() WHERE id = $1`,
      values,
    );
  });
}

const isWord = (text: string): boolean => text.length > 0 && text.length <= LONGEST_WORD;

/** Notes how far the first steps came; what is left out stays. @throws GraphQLError `BAD_USER_INPUT` */
export async function changeOnboarding(
  db: Database,
  { id, onboarding }: TreeRow,
  { completed, step, skippedNodes, rootIsWho }: TreeOnboardingInput,
): Promise<void> {
  const next: TreeOnboarding = {
    completed: completed ?? onboarding.completed,
    step: step ?? onboarding.step,
    skippedNodes: skippedNodes ?? onboarding.skippedNodes,
    rootIsWho: rootIsWho ?? onboarding.rootIsWho,
  };
  const isKnown =
    STEPS.includes(next.step) &&
    isWord(next.rootIsWho) &&
    next.skippedNodes.length <= MOST_SKIPPED &&
    next.skippedNodes.every(isWord);
  if (!isKnown) throw refusal('BAD_USER_INPUT', 'There is no such step.');
  await db.rows('/* trees.onboarding */ UPDATE tree SET onboarding = $2::jsonb WHERE id = $1', [
    id,
    JSON.stringify(next),
  ]);
}

/** Deletes a tree with everything in it, when its name was typed as it is. @throws GraphQLError `BAD_USER_INPUT` */
export async function deleteTree(db: Database, tree: TreeRow, name: string): Promise<boolean> {
  if (name.replace(/\s+/gu, ' ').trim() !== tree.name) throw refusal('BAD_USER_INPUT', 'This is not the tree’s name.');
  return (await db.one('/* trees.delete */ DELETE FROM tree WHERE id = $1 RETURNING id', [tree.id])) !== null;
}
