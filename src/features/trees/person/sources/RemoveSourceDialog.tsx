import { useState } from 'react';

import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';

import { RemoveDialog } from '../forms/RemoveDialog.tsx';
import { useEditing } from '../hooks/useEditing.ts';
import { citedInWords } from '../model/citedInWords.ts';

interface RemoveSourceDialogProps {
  source: { id: number; title: string };
  citations: number;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a source is removed; of one that is cited, whether the citations are to go as well. */
export function RemoveSourceDialog({ source, citations, onClose, onRemoved }: RemoveSourceDialogProps) {
  const { remove } = useEditing();
  const [isSure, setSure] = useState(citations === 0);
  const [isUnsaid, setUnsaid] = useState(false);
  const removeIfSure = () => {
    if (isSure) return remove('source', source.id, { title: `${source.title} is removed` });
    setUnsaid(true);
    return null;
  };
  return (
    <RemoveDialog
      title={`Remove ${source.title}?`}
      description={citations === 0 ? 'Nothing cites this source. You can take it back.' : `This source is ${citedInWords(citations)}. Everything stays in the tree, but no longer with this source; what a citation quotes stays where it was. You can take it back.`}
      action="Remove the source"
      remove={removeIfSure}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      {citations > 0 && <CheckboxField label="Take this source out of everything that cites it" checked={isSure} error={isUnsaid && !isSure ? 'Confirm that the citations may go.' : undefined} touched={isUnsaid} onChange={(event) => setSure(event.target.checked)} />}
    </RemoveDialog>
  );
}
