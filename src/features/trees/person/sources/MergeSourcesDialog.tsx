import { useState } from 'react';

import { emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import { mergedSource } from '#domain/trees/person/mergeSources.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useTreeSourceQuery } from '../treePersonApi.ts';
import { SourcePicker } from '../forms/SourcePicker.tsx';
import { useEditing } from '../hooks/useEditing.ts';
import { citedInWords } from '../model/citedInWords.ts';
import { UNTITLED_SOURCE } from '../model/titleOfSource.ts';
import { sourceItems } from '../model/sourceItems.ts';

interface MergeSourcesDialogProps {
  treeRef: string;
  source: TreeSource;
  onClose: () => void;
  /** Told the number of the source that is kept. */
  onMerged: (keptId: number) => void;
}

const NOBODY = { source: '', sourceText: '', newTitle: '' };

/** Two sources that are the same: which is the other, which of them counts, and what they make together. */
export function MergeSourcesDialog({ treeRef, source, onClose, onMerged }: MergeSourcesDialogProps) {
  const { mergeSources } = useEditing();
  const [chosen, setChosen] = useState(NOBODY);
  const [keeps, setKeeps] = useState<'this' | 'other'>('this');
  const [isMerging, setMerging] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const otherId = Number(chosen.source);
  const isChosen = chosen.source !== '' && otherId !== source.id;
  const { currentData: found, error, refetch } = useTreeSourceQuery({ ref: treeRef, sourceId: otherId }, { skip: !isChosen });
  // Documents are checked whole when they come in; what comes out is what was checked.
  const other = isChosen && found ? (found.source.document as TreeSource) : null;
  const [keep, gone] = other === null ? [source, emptySource()] : keeps === 'this' ? [source, other] : [other, source];
  const merge = async () => {
    if (other === null) return setFailure(chosen.source !== '' && !isChosen ? 'This is the same source. Choose another.' : 'Choose the other source.');
    setMerging(true);
    setFailure(null);
    const result = await mergeSources(keep.id, gone.id, { title: 'Two sources merged' });
    setMerging(false);
    if (result.kind === 'saved') return onMerged(keep.id);
    return setFailure(result.kind === 'refused' ? result.text : null);
  };
  return (
    <Dialog
      open
      mustAnswer
      wide
      fillsPhones
      onClose={onClose}
      title="Merge with another source"
      description="Everything that cites the one then cites the other. You can take it back."
      actions={
        <>
          <Button onClick={onClose}>Keep both</Button>
          <Button variant="primary" loading={isMerging} onClick={() => void merge()}>
            Merge
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SourcePicker treeRef={treeRef} label="The other source" offersNew={false} except={source.id} value={chosen} onChange={(next) => (setChosen(next), setFailure(null))} />
        {isChosen && !found && (error ? <LoadFailure title="This source could not be loaded" {...failureText(error)} onRetry={() => void refetch()} /> : <Spinner label="Loading the source" />)}
        {other && (
          <>
            <RadioGroup
              label="Which of them counts"
              name="keeps"
              options={[
                { value: 'this', label: source.title || UNTITLED_SOURCE },
                { value: 'other', label: other.title || UNTITLED_SOURCE, hint: citedInWords(found?.entry.citations ?? 0) },
              ]}
              value={keeps}
              onChange={setKeeps}
            />
            <Stack gap={2}>
              <h3>What they make together</h3>
              <DescriptionList items={sourceItems(mergedSource(keep, gone))} />
            </Stack>
          </>
        )}
        {failure !== null && (
          <Notice tone="error" title="Nothing was merged yet">
            <p>{failure}</p>
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
