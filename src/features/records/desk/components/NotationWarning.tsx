import { isNotationDoubtful } from '#domain/records/sheets/isNotationDoubtful.ts';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { SheetCheck } from '../deskApi.ts';
import { notationTexts as texts } from '../notationTexts.ts';

/** That the signs for unclear letters are probably meant otherwise; nothing where few names have any. */
export function NotationWarning({ check: { names, namesInDoubt } }: { check: SheetCheck }) {
  if (!isNotationDoubtful({ names, inDoubt: namesInDoubt })) return null;
  return (
    <Notice tone="warning" title={texts.title}>
      <p>{texts.text(namesInDoubt, names)}</p>
    </Notice>
  );
}
