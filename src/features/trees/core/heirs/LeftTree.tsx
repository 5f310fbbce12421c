import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import type { FamilyTree } from '../api/treeDataApi.ts';
import { heirsTexts as texts } from './heirsTexts.ts';
import { useTakeOverTreeMutation } from './treeHeirsApi.ts';

/** Of a tree without an owner: that it can only be read, and to an heir that they may become its owner. States: said, offered, failed. */
export function LeftTree({ tree: { id, takesOverUntil } }: { tree: Pick<FamilyTree, 'id' | 'takesOverUntil'> }) {
  const [takeOver, { isLoading, error }] = useTakeOverTreeMutation();
  const offer = takesOverUntil !== null && (
    <Button size="sm" loading={isLoading} onClick={() => void takeOver({ ref: id })}>
      {texts.takeOver}
    </Button>
  );
  return (
    <Notice tone="info" title={takesOverUntil === null ? texts.left : texts.takeOverUntil(dayInWords(takesOverUntil))} actions={offer || undefined}>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </Notice>
  );
}
