import { useState } from 'react';

import { resolveConflicts } from '#domain/trees/core/editing/resolveConflicts.ts';
import type { TreeDocument, TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeEditOutcome } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './editing.module.scss';

/** A document with what two authors made of it. */
export type ThreeVersions = { [Kind in TreeKind]: { kind: Kind; base: TreeDocuments[Kind]; mine: TreeDocuments[Kind]; theirs: TreeDocuments[Kind] } }[TreeKind];

/** What was saved meanwhile, and what to do when the reader decided. */
export interface Conflict {
  conflicts: TreeEditOutcome['conflicts'];
  versions: ThreeVersions;
  onDecided: (document: TreeDocument) => void;
  /** Back to the form, which still holds what was typed. */
  onLeave: () => void;
}

const NOTHING = 'nothing';

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

/** Somebody else changed the same: the three values of each field, one of them to be chosen. What does not conflict is kept of both. */
export function ConflictDialog({ conflicts, versions, onDecided, onLeave }: Conflict) {
  const [mineAt, setMineAt] = useState<ReadonlySet<string>>(() => new Set(conflicts.map(({ path }) => path)));
  const choose = (path: string, isMine: boolean) => setMineAt(new Set(isMine ? [...mineAt, path] : [...mineAt].filter((other) => other !== path)));
  return (
    <Dialog
      open
      mustAnswer
      wide
      fillsPhones
      onClose={onLeave}
      title="Somebody else changed this, too"
      description="While you were writing, another author saved other values. Choose which of them count; everything else of both is kept."
      actions={
        <>
          <Button onClick={onLeave}>Back to my form</Button>
          <Button variant="primary" onClick={() => onDecided(resolve(versions, mineAt))}>
            Save what I chose
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {conflicts.map(({ path, label, base, mine, theirs }) => (
          <div key={path} className={styles.conflict}>
            <RadioGroup
              label={label}
              hint={`It was: ${base ?? NOTHING}`}
              name={`conflict-${path}`}
              options={[
                { value: 'mine', label: `Mine: ${mine ?? NOTHING}` },
                { value: 'theirs', label: `Theirs: ${theirs ?? NOTHING}` },
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
