import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useEditing } from '../hooks/useEditing.ts';
import { citedInWords } from '../model/citedInWords.ts';

interface RemoveSourceDialogProps {
  source: { id: number; title: string };
  citations: number;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a source is removed; of one that is cited, whether the citations are to go as well. The toast that follows takes it back. */
export function RemoveSourceDialog({ source, citations, onClose, onRemoved }: RemoveSourceDialogProps) {
  const { remove } = useEditing();
  const [isSure, setSure] = useState(citations === 0);
  const [isUnsaid, setUnsaid] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    if (!isSure) return setUnsaid(true);
    setRemoving(true);
    const result = await remove('source', source.id, { title: `${source.title} is removed` });
    setRemoving(false);
    if (result.kind === 'saved') return onRemoved();
    return setFailure(result.kind === 'refused' ? result.text : null);
  };
  return (
    <Dialog
      open
      mustAnswer
      onClose={onClose}
      title={`Remove ${source.title}?`}
      description={citations === 0 ? 'Nothing cites this source. You can take it back.' : `This source is ${citedInWords(citations)}. Everything stays in the tree, but no longer with this source; what a citation quotes stays where it was. You can take it back.`}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" loading={isRemoving} onClick={() => void submit()}>
            Remove the source
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {citations > 0 && <CheckboxField label="Take this source out of everything that cites it" checked={isSure} error={isUnsaid && !isSure ? 'Confirm that the citations may go.' : undefined} touched={isUnsaid} onChange={(event) => setSure(event.target.checked)} />}
        {failure !== null && (
          <Notice tone="error" title="Nothing was removed">
            <p>{failure}</p>
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
