import { Button } from '#ui/Button/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { type JobLine, useRetryJobMutation, useStopJobMutation } from './jobsApi.ts';
import { jobName, jobTexts as texts } from './texts.ts';
import { useChange } from './useChange.ts';

/** Tries a failed job again, or ends one that waits or runs. */
export function JobActions({ job }: { job: JobLine }) {
  const change = useChange();
  const [retry, { isLoading: isRetrying }] = useRetryJobMutation();
  const [stop, { isLoading: isStopping }] = useStopJobMutation();
  const { kind, id } = job;
  const name = <VisuallyHidden>{jobName(job)}</VisuallyHidden>;
  return (
    <Inline gap={2}>
      {job.mayRetry && (
        <Button
          size="sm"
          loading={isRetrying}
          onClick={() => void change({ change: () => retry({ kind, id }), ...texts })}
        >
          {texts.retry} {name}
        </Button>
      )}
      {job.mayStop && (
        <Button
          size="sm"
          loading={isStopping}
          onClick={() => void change({ change: () => stop({ kind, id }), ...texts })}
        >
          {texts.stop} {name}
        </Button>
      )}
    </Inline>
  );
}
