import { useSearchParams } from 'react-router-dom';

import { displayName } from '#domain/kernel/names/displayName.ts';
import { integrationTranscript, type IntegrationRecord } from '#domain/trees/shadow/integrationRecord.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { readViewMode, type ViewMode } from '../shadowAddresses.ts';
import { useIntegrationRecordQuery } from '../shadowTreeApi.ts';
import { recordViewTexts as texts } from '../texts.ts';
import styles from './RecordView.module.scss';

const MODES: readonly [mode: ViewMode, label: string][] = [
  ['transcript', texts.transcript],
  ['image', texts.image],
];

function Image({ record }: { record: IntegrationRecord }) {
  const uri = record.Media[0]?.uri;
  if (uri === undefined) return <Notice tone="empty" title={texts.noImage} />;
  return <img src={uri} alt={texts.imageOf(displayName(record.Forenames, record.Surname))} className={styles.image} />;
}

/** A record beside the tree, as transcript or image; the address keeps which. States: loading, failed, none, record. */
export function RecordView() {
  const [search, setSearch] = useSearchParams();
  const recordId = search.get('rid') ?? '';
  const mode = readViewMode(search);
  const {
    currentData: record,
    isFetching,
    isError,
    refetch,
  } = useIntegrationRecordQuery(recordId, { skip: recordId === '' });
  const show = (viewMode: ViewMode) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('viewMode', viewMode);
        return after;
      },
      { replace: true },
    );
  if (isFetching && record === undefined) return <PageSkeleton label={texts.loading} />;
  if (isError) return <LoadFailure title={texts.failed} text="" error={null} onRetry={() => void refetch()} />;
  if (!record) return <Notice tone="empty" title={texts.none} />;
  return (
    <Stack gap={4}>
      <div role="group" aria-label={texts.view} className={styles.modes}>
        {MODES.map(([each, label]) => (
          <Button
            key={each}
            variant={each === mode ? 'primary' : 'secondary'}
            aria-pressed={each === mode}
            onClick={() => show(each)}
          >
            {label}
          </Button>
        ))}
      </div>
      {mode === 'image' ? <Image record={record} /> : <DescriptionList items={integrationTranscript(record)} />}
    </Stack>
  );
}
