import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';

import { EditingProvider } from '../components/EditingProvider.tsx';
import { SourceForm } from '../forms/SourceForm.tsx';
import { sourceListTexts } from './texts.ts';

/** The way to a new source that nothing cites yet. */
export function AddSource({ treeRef }: { treeRef: string }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <EditingProvider treeRef={treeRef}>
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
        {sourceListTexts.add}
      </Button>
      {isAdding && <SourceForm treeRef={treeRef} old={null} onDone={() => setAdding(false)} />}
    </EditingProvider>
  );
}
