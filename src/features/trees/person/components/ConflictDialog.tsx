import { useState } from 'react';

import { resolveConflicts } from '#domain/trees/core/editing/resolveConflicts.ts';
import type { TreeDocument, TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeEditOutcome } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './editing.module.scss';
import { conflictTexts } from './texts.ts';

/** A document with what two authors made of it. */
export type ThreeVersions = {
  [Kind in TreeKind]: { kind: Kind; base: TreeDocuments[Kind]; mine: TreeDocuments[Kind]; theirs: TreeDocuments[Kind] };
}[TreeKind];

/** What was saved meanwhile, and what to do when the reader decided. */
export interface Conflict {
  conflicts: TreeEditOutcome['conflicts'];
  versions: ThreeVersions;
  onDecided: (document: TreeDocument) => void;
  /** Back to the form, which still holds what was typed. */
  onLeave: () => void;
}

function resolve(versions: ThreeVersions, mineAt: ReadonlySet<string>): TreeDocument {
  switch (versions.kind) {
    case 'person':
      return resolveConflicts('person', versions, mineAt);
    case 'family':
      return resolveConflicts('family', versions, mineAt);
    case 'source':
      return resolveConflicts('source', versions, mineAt);
    case 'medium':
      return resolveConflicts('medium', versions, mineAt);
    case 'story':
      return resolveConflicts('story', versions, mineAt);
  }
}

/**
 * Another author changed the same: the three values of each field, one of them to be chosen. All other changes of both
 * stay.
 */
export function ConflictDialog({ conflicts, versions, onDecided, onLeave }: Conflict) {
  const [mineAt, setMineAt] = useState<ReadonlySet<string>>(() => new Set(conflicts.map(({ path }) => path)));
  const choose = (path: string, isMine: boolean) =>
    setMineAt(new Set(isMine ? [...mineAt, path] : [...mineAt].filter((other) => other !== path)));
  return (
    <Dialog
      open
      mustAnswer
      wide
      fillsPhones
      onClose={onLeave}
      title={conflictTexts.title}
      description={conflictTexts.description}
      actions={
        <>
          <Button onClick={onLeave}>{conflictTexts.back}</Button>
          <Button variant="primary" onClick={() => onDecided(resolve(versions, mineAt))}>
            {conflictTexts.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {conflicts.map(({ path, label, base, mine, theirs }) => (
          <div key={path} className={styles.conflict}>
            <RadioGroup
              label={label}
              hint={conflictTexts.before(base)}
              name={`conflict-${path}`}
              options={[
                { value: 'mine', label: conflictTexts.mine(mine) },
                { value: 'theirs', label: conflictTexts.theirs(theirs) },
              ]}
              value={mineAt.has(path) ? 'mine' : 'theirs'}
              onChange={(value) => choose(path, value === 'mine')}
            />
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
