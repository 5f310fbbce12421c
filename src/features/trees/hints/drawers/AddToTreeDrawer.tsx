import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import type { TreeDrawerProps } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { RecordMergeForm } from '../merge/RecordMergeForm.tsx';
import type { MergeInput } from '../merge/useMergeForm.ts';
import { addRecordTexts, mergeTexts } from '../texts.tsx';
import { useAddRecordToTreeMutation, useRecordMergeQuery } from '../treeHintsApi.ts';
import { ChoosePerson, type RecordPerson } from './ChoosePerson.tsx';
import styles from './Drawer.module.scss';
import { MergeBeside } from './MergeBeside.tsx';

/** Takes a record into the tree: into a person of it, or as a new person or relative (`?record=`). */
export function Component({ tree, personId }: TreeDrawerProps) {
  const [query] = useSearchParams();
  const recordId = query.get('record');
  const navigate = useNavigate();
  const [who, setWho] = useState<RecordPerson | null>(null);
  const { currentData: merge, ...answer } = useRecordMergeQuery(
    { ref: tree.id, personId: who?.personId ?? null, recordId: recordId ?? '' },
    { skip: recordId === null || who === null },
  );
  const [add, { isLoading, error: notSaved, data: outcome }] = useAddRecordToTreeMutation();
  if (recordId === null) {
    return (
      <Notice tone="empty" title={addRecordTexts.noRecord.title}>
        <p>{addRecordTexts.noRecord.text('/search/records')}</p>
      </Notice>
    );
  }
  if (who === null) return <ChoosePerson tree={tree} proband={personId} onChoose={setWho} />;
  if (!merge) return <NoAnswer of={answer} texts={{ loading: mergeTexts.loading, failed: mergeTexts.recordFailed }} />;
  const save = async (input: MergeInput) => {
    const { data } = await add({ ref: tree.id, personId: who.personId, newAs: who.newAs, recordId, input });
    const added = data?.changeId ? (data.personId ?? who.personId) : null;
    if (data && added)
      await navigate(`${chartAddress(added, `${added}/record-merge/success`)}?change=${data.changeId}`, {
        replace: true,
      });
  };
  return (
    <div className={styles.wide}>
      <MergeBeside merge={merge} />
      <Button size="sm" variant="quiet" onClick={() => setWho(null)}>
        {addRecordTexts.other}
      </Button>
      {merge.isTaken && <Notice tone="info" title={addRecordTexts.isCited} />}
      <RecordMergeForm
        key={who.personId ?? 'new'}
        merge={merge}
        isSaving={isLoading}
        error={notSaved}
        problems={outcome?.problems ?? []}
        onSave={(input) => void save(input)}
      />
    </div>
  );
}
