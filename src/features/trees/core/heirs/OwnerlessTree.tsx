import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import type { FamilyTree } from '../api/treeDataApi.ts';
import { heirsTexts as texts } from './heirsTexts.ts';
import { useTakeOverTreeMutation } from './treeHeirsApi.ts';

type LeftTreeProps = Pick<FamilyTree, 'id' | 'leftAt' | 'takesOverUntil'>;

function wordsOf({ leftAt, takesOverUntil }: LeftTreeProps): string {
  if (takesOverUntil === null) return texts.left;
  return leftAt === null
    ? texts.awayUntil(dayInWords(takesOverUntil))
    : texts.takeOverUntil(dayInWords(takesOverUntil));
}

/**
 * Of a tree without an owner: that it can only be read, and to an heir that they may become its owner; the latter as
 * well where its owner is away. States: nothing to say, said, offered, failed.
 */
export function OwnerlessTree({ tree }: { tree: LeftTreeProps }) {
  const { id, leftAt, takesOverUntil } = tree;
  const [takeOver, { isLoading, error }] = useTakeOverTreeMutation();
  if (leftAt === null && takesOverUntil === null) return null;
  const offer = takesOverUntil !== null && (
    <Button size="sm" loading={isLoading} onClick={() => void takeOver({ ref: id })}>
      {texts.takeOver}
    </Button>
  );
  return (
    <Notice tone="info" title={wordsOf(tree)} actions={offer || undefined}>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </Notice>
  );
}
