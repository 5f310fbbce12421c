import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { GEDCOM_ENDINGS } from '#domain/trees/gedcom/uploadRules.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DropZone } from '#ui/DropZone/DropZone.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import {
  type GedcomImport,
  useCancelGedcomImportMutation,
  useGedcomImportQuery,
  useGedcomUploadQuery,
} from '../gedcomApi.ts';
import { uploadTexts } from '../texts.ts';
import { useUpload } from '../useUpload.ts';
import { ImportStage } from './ImportStage.tsx';

/** Milliseconds between two looks at an import under way. */
const LOOK_MS = 1_000;
const isUnderWay = (shown: GedcomImport | null | undefined) =>
  shown?.stage === 'CHECKING' || shown?.stage === 'IMPORTING';

const isOver = ({ stage }: GedcomImport) => stage === 'DONE' || stage === 'FAILED';

/** Keeps asking for an import while it is under way; the account of it that came with the page is shown until then. */
function useWatched(latest: GedcomImport | null): { watched: GedcomImport | null; look: () => void } {
  const { currentData, refetch } = useGedcomImportQuery(
    { id: latest?.id ?? '' },
    { skip: latest === null, pollingInterval: LOOK_MS, skipPollingIfUnfocused: true },
  );
  return { watched: latest === null || currentData === undefined ? latest : currentData, look: () => void refetch() };
}

/**
 * Chooses a file, or shows the import that is under way. States: loading, failed, none, on its way, and the stages of
 * an import.
 */
export function Upload() {
  const { data, ...answer } = useGedcomUploadQuery();
  if (!data) return <NoAnswer of={answer} texts={uploadTexts} headingLevel={2} />;
  return <LoadedUpload megabytes={data.megabytes} latest={data.latest} onChanged={() => void answer.refetch()} />;
}

function LoadedUpload({
  megabytes,
  latest,
  onChanged,
}: {
  megabytes: number;
  latest: GedcomImport | null;
  onChanged: () => void;
}) {
  const dispatch = useDispatch();
  const upload = useUpload(megabytes, onChanged);
  // An import that was over when the page was opened is no reason to hide the way to the next.
  const [overBefore] = useState(latest && isOver(latest) ? latest.id : null);
  const [cancel, { isLoading }] = useCancelGedcomImportMutation();
  const { watched, look } = useWatched(latest);
  const onCancel = async () => {
    if (!watched) return;
    const { error } = await cancel({ id: watched.id });
    if (error)
      dispatch(toastRaised({ title: uploadTexts.cancelFailed, description: describeError(error), variant: 'error' }));
    else onChanged();
  };
  if (upload.file) {
    return (
      <Card title={upload.file.name}>
        <Stack gap={4}>
          <ProgressBar label={uploadTexts.uploading} value={upload.part * 100} />
          <div>
            <Button onClick={upload.stop}>{uploadTexts.cancel}</Button>
          </div>
        </Stack>
      </Card>
    );
  }
  // One that never arrived is shown as nothing: the file can be chosen again.
  const shown = watched?.stage === 'UPLOADING' || upload.problem !== null ? null : watched;
  const zone = (
    <DropZone
      label={uploadTexts.choose}
      hint={uploadTexts.chooseHint(GEDCOM_ENDINGS, megabytes)}
      button={uploadTexts.chooseButton}
      endings={[...GEDCOM_ENDINGS, '.gz']}
      problem={upload.problem}
      onFiles={([file]) => file && upload.send(file)}
    />
  );
  if (!shown) return zone;
  const stage = (
    <ImportStage
      import={shown}
      isCancelling={isLoading}
      onChanged={isUnderWay(shown) ? onChanged : look}
      onCancel={() => void onCancel()}
    />
  );
  if (shown.id !== overBefore) return stage;
  return (
    <Stack gap={6}>
      {zone}
      {stage}
    </Stack>
  );
}
