import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import type { TreeDrawerProps } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { belowQuery } from '#ui/breakpoints.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { HintEvidence } from '../components/HintEvidence.tsx';
import { RecordMergeForm } from '../merge/RecordMergeForm.tsx';
import type { MergeInput } from '../merge/useMergeForm.ts';
import { mergeTexts } from '../texts.tsx';
import {
  type RecordMerge,
  useAcceptTreeHintMutation,
  useDecideTreeHintMutation,
  useTreeHintQuery,
} from '../treeHintsApi.ts';
import styles from './Drawer.module.scss';
import { MergeBeside } from './MergeBeside.tsx';

/** Why the two may be one person, open at first where there is room: it is what a choice is made by. */
function Why({ hint }: Pick<RecordMerge, 'hint'>) {
  const isPhone = useMediaQuery(belowQuery('md'));
  if (!hint || hint.evidence.length === 0) return null;
  return (
    <details className={styles.why} open={!isPhone}>
      <summary>{mergeTexts.why}</summary>
      <HintEvidence evidence={hint.evidence} />
    </details>
  );
}

/** A hint in three columns: person, record, result. Saved at once as one change of the tree. */
export function Component({ tree, params, close }: TreeDrawerProps) {
  const { hintId = '' } = params;
  const navigate = useNavigate();
  const { currentData: merge, ...answer } = useTreeHintQuery({ id: hintId });
  const [accept, { isLoading, error: notSaved, data: outcome }] = useAcceptTreeHintMutation();
  const [decide, { isLoading: isDeciding }] = useDecideTreeHintMutation();
  const [notDecided, setNotDecided] = useState<unknown>();
  if (!merge) return <NoAnswer of={answer} texts={{ loading: mergeTexts.loading, failed: mergeTexts.hintFailed }} />;
  const personId = merge.person?.id ?? tree.familyTreeRef;
  const save = async (input: MergeInput) => {
    const { data } = await accept({ id: hintId, input });
    if (data?.changeId)
      await navigate(`${chartAddress(personId, `${personId}/record-merge/success`)}?change=${data.changeId}`, {
        replace: true,
      });
  };
  const reject = async () => {
    const { error: refused } = await decide({ id: hintId, state: 'REJECTED' });
    if (refused) setNotDecided(refused);
    else close();
  };
  const isDone = merge.hint?.state === 'ACCEPTED';
  return (
    <div className={styles.wide}>
      <MergeBeside merge={merge} />
      <Why hint={merge.hint} />
      {isDone && <Notice tone="success" title={mergeTexts.isAdded} />}
      {!merge.record.isReadable && (
        <Notice tone="info" title={mergeTexts.part}>
          <p>
            <TextLink to={chartAddress(personId, 'record-free-trial')}>{mergeTexts.partLink}</TextLink>
          </p>
        </Notice>
      )}
      {merge.mayDecide && !isDone && (
        <>
          <RecordMergeForm
            merge={merge}
            isSaving={isLoading}
            error={notSaved}
            problems={outcome?.problems ?? []}
            onSave={(input) => void save(input)}
          />
          <Inline gap={2}>
            <Button variant="quiet" loading={isDeciding} onClick={() => void reject()}>
              {mergeTexts.reject}
            </Button>
          </Inline>
          {notDecided !== undefined && <p role="alert">{describeError(notDecided)}</p>}
        </>
      )}
      {!merge.mayDecide && merge.rows.length > 0 && (
        <section>
          <h3>{mergeTexts.says}</h3>
          <DescriptionList items={merge.rows.map(({ label, record }) => ({ term: label, value: record }))} />
        </section>
      )}
    </div>
  );
}
