import { FileUp, Plus, Trees } from 'lucide-react';

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { treeTexts } from '../texts.ts';

/** The ways to a tree for members: make one, upload one, explore the example. */
export function StartActions({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <Inline gap={2}>
      <ButtonLink variant="primary" to="/family-tree/create" icon={<Plus aria-hidden="true" />}>
        {isFirst ? treeTexts.start : treeTexts.create}
      </ButtonLink>
      <ButtonLink to="/tree/upload-gedcom" icon={<FileUp aria-hidden="true" />}>
        {treeTexts.upload}
      </ButtonLink>
      {isFirst && (
        <ButtonLink variant="quiet" to="/tree/example-family-tree" icon={<Trees aria-hidden="true" />}>
          {treeTexts.example}
        </ButtonLink>
      )}
    </Inline>
  );
}
