import { useTreePersonQuery } from '#features/trees/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { lifeOf, type Life, type Versioned } from '../model/lifeOf.ts';
import { MergeChoicesForm } from './MergeChoicesForm.tsx';
import { mergePeopleTexts as texts } from './texts.ts';

interface MergePeopleFormProps {
  life: Life;
  keep: Versioned<'person'>;
  otherId: string;
  /** Of the form, which a button outside sends. */
  formId: string;
  onMerging: (isMerging: boolean) => void;
  onDone: () => void;
}

/** What to keep of the other person, once they are fetched. States: loading, failed, the choices. */
export function MergePeopleForm({ otherId, ...props }: MergePeopleFormProps) {
  const { currentData, error, refetch } = useTreePersonQuery({ id: otherId });
  const other = currentData ? lifeOf(currentData).person : null;
  if (error && !currentData)
    return <LoadFailure title={texts.otherFailed} {...failureText(error)} onRetry={() => void refetch()} />;
  if (!other) return <Spinner label={texts.otherLoading} />;
  return <MergeChoicesForm {...props} otherId={otherId} other={other} />;
}
