import { useState } from 'react';

import { emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import { mergedSource } from '#domain/trees/person/mergeSources.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { SourcePicker } from '../forms/SourcePicker.tsx';
import { useEditing } from '../hooks/useEditing.ts';
import { sourceItems } from '../model/sourceItems.ts';
import { sourceTexts } from '../model/texts.ts';
import { titleOfSource } from '../model/titleOfSource.ts';
import { useTreeSourceQuery } from '../treePersonApi.ts';
import { mergeSourcesTexts as texts } from './texts.ts';

interface MergeSourcesDialogProps {
  treeRef: string;
  source: TreeSource;
  onClose: () => void;
  /** Called with the number of the source that stays. */
  onMerged: (keptId: number) => void;
}

const NONE_CHOSEN = { source: '', sourceText: '', newTitle: '' };

/** Two sources that are the same: which is the other, which of them to keep, and the result. */
export function MergeSourcesDialog({ treeRef, source, onClose, onMerged }: MergeSourcesDialogProps) {
  const { mergeSources } = useEditing();
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [keeps, setKeeps] = useState<'this' | 'other'>('this');
  const [isMerging, setMerging] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const otherId = Number(chosen.source);
  const isChosen = chosen.source !== '' && otherId !== source.id;
  const { currentData: found, ...answer } = useTreeSourceQuery(
    { ref: treeRef, sourceId: otherId },
    { skip: !isChosen },
  );
  // Documents are checked whole when they come in; what comes out is what was checked.
  const other = isChosen && found ? (found.source.document as TreeSource) : null;
  const [keep, merged] =
    other === null ? [source, emptySource()] : keeps === 'this' ? [source, other] : [other, source];
  const merge = async () => {
    if (other === null) return setFailure(chosen.source !== '' && !isChosen ? texts.same : texts.missing);
    setMerging(true);
    setFailure(null);
    const result = await mergeSources(keep.id, merged.id, { title: texts.merged });
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
      title={texts.title}
      description={texts.description}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" loading={isMerging} onClick={() => void merge()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SourcePicker
          treeRef={treeRef}
          label={texts.other}
          offersNew={false}
          except={source.id}
          value={chosen}
          onChange={(next) => (setChosen(next), setFailure(null))}
        />
        {isChosen && !found && (
          <NoAnswer
            of={answer}
            texts={{ failed: texts.otherFailed }}
            waiting={<Spinner label={texts.otherLoading} />}
          />
        )}
        {other && (
          <>
            <RadioGroup
              label={texts.keep}
              name="keeps"
              options={[
                { value: 'this', label: titleOfSource(source) },
                { value: 'other', label: titleOfSource(other), hint: sourceTexts.cited(found?.entry.citations ?? 0) },
              ]}
              value={keeps}
              onChange={setKeeps}
            />
            <Stack gap={2}>
              <h3>{texts.result}</h3>
              <DescriptionList items={sourceItems(mergedSource(keep, merged))} />
            </Stack>
          </>
        )}
        {failure !== null && (
          <Notice tone="error" title={texts.refused}>
            <p>{failure}</p>
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
