import { FileUp, Plus, Trees } from 'lucide-react';

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

/** The ways to a tree: make one, bring one along, look at the example. */
export function BeginActions({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <Inline gap={2}>
      <ButtonLink variant="primary" to="/family-tree/create" icon={<Plus aria-hidden="true" />}>
        {isFirst ? 'Begin your tree' : 'Create a tree'}
      </ButtonLink>
      <ButtonLink to="/tree/upload-gedcom" icon={<FileUp aria-hidden="true" />}>
        Upload a GEDCOM file
      </ButtonLink>
      {isFirst && (
        <ButtonLink variant="quiet" to="/tree/example-family-tree" icon={<Trees aria-hidden="true" />}>
          Look at an example
        </ButtonLink>
      )}
    </Inline>
  );
}
