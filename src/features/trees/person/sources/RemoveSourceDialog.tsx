import { useState } from 'react';

import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';

import { RemoveDialog } from '../forms/RemoveDialog.tsx';
import { useEditing } from '../hooks/useEditing.ts';
import { sourceTexts } from '../model/texts.ts';
import { removeSourceTexts as texts } from './texts.ts';

interface RemoveSourceDialogProps {
  source: { id: number; title: string };
  citations: number;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a source is removed; of one that is cited, whether the citations are to be removed too. */
export function RemoveSourceDialog({ source, citations, onClose, onRemoved }: RemoveSourceDialogProps) {
  const { remove } = useEditing();
  const [isSure, setSure] = useState(citations === 0);
  const [isUnsaid, setUnsaid] = useState(false);
  const removeIfSure = () => {
    if (isSure) return remove('source', source.id, { title: texts.removed(source.title) });
    setUnsaid(true);
    return null;
  };
  return (
    <RemoveDialog
      title={texts.title(source.title)}
      description={citations === 0 ? texts.uncited : texts.cited(sourceTexts.cited(citations))}
      action={texts.confirm}
      remove={removeIfSure}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      {citations > 0 && (
        <CheckboxField
          label={texts.agree}
          checked={isSure}
          error={isUnsaid && !isSure ? texts.notAgreed : undefined}
          touched={isUnsaid}
          onChange={(event) => setSure(event.target.checked)}
        />
      )}
    </RemoveDialog>
  );
}
