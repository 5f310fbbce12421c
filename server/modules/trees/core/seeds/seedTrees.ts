import type { Database } from '#server/platform/db/database.ts';

import { fillTree } from '../store/fillTree.ts';
import { EXAMPLE_TREE } from './exampleTree.ts';
import { MEMBER_TREE } from './memberTree.ts';
import { treeOfNotation } from './treeOfNotation.ts';

/** Grows whenever the example tree is rewritten, so that a site that has the older one gets the newer. */
const EXAMPLE_EDITION = 1;
/** Whose tree the sample tree is. */
const SAMPLE_OWNER = 'member@example.com';

/**
 * Gives a site the example tree, tree 0, which anyone may look at and no one may change. The tree's version is its
 * edition: nothing else counts it up. An older edition is replaced.
 */
export function seedExampleTree(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.rows("/* treeSeed.lock */ SELECT pg_advisory_xact_lock(hashtext('example tree'))");
    const there = await tx.one<{ version: number }>('/* treeSeed.example */ SELECT version FROM tree WHERE id = 0');
    if (there?.version === EXAMPLE_EDITION) return;
    const { name, description } = EXAMPLE_TREE;
    await tx.rows('/* treeSeed.older */ DELETE FROM tree WHERE id = 0');
    await tx.rows(
      `/* treeSeed.newExample */ INSERT INTO tree (id, owner_id, name, description, is_public, readers_may_export, version, onboarding)
       VALUES (0, NULL, $1, $2, true, true, $3 - 1, '{"completed": true, "step": "done", "skippedNodes": [], "rootIsWho": "you"}')`,
      [name, description, EXAMPLE_EDITION],
    );
    await fillTree(tx, 0, treeOfNotation(EXAMPLE_TREE));
  });
}

/** Gives the member of a demonstration a tree to start with, unless they have one of their own. */
export function seedMemberTree(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.rows("/* treeSeed.memberLock */ SELECT pg_advisory_xact_lock(hashtext('tree of the demo member'))");
    const { name, description } = MEMBER_TREE;
    const tree = await tx.one<{ id: number }>(
      `/* treeSeed.newMemberTree */ INSERT INTO tree (owner_id, name, description, onboarding)
       SELECT id, $2, $3, '{"completed": true, "step": "done", "skippedNodes": [], "rootIsWho": "you"}' FROM member
       WHERE email = $1 AND is_demo AND NOT EXISTS (SELECT 1 FROM tree WHERE owner_id = member.id) RETURNING id`,
      [SAMPLE_OWNER, name, description],
    );
    if (tree) await fillTree(tx, tree.id, treeOfNotation(MEMBER_TREE));
  });
}
