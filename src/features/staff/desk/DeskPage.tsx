import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';

import { useStaffDeskQuery } from './deskApi.ts';
import { QueueTable } from './QueueTable.tsx';
import { deskTexts as texts } from './texts.ts';

/** Counted again so often while the page is looked at. */
const LOOK_MS = 60_000;

/** Where staff land: what waits for their duties. States: loading, failed, no queues, nothing waiting, queues. */
export function Component() {
  const answer = useStaffDeskQuery(undefined, {
    pollingInterval: LOOK_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <StaffPage
      texts={texts}
      actions={
        <div>
          <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
            {texts.check}
          </Button>
        </div>
      }
    >
      <Answer of={answer} texts={texts} headingLevel={2} mustBeFresh>
        {(queues) => <QueueTable queues={queues} now={answer.fulfilledTimeStamp ?? Date.now()} />}
      </Answer>
    </StaffPage>
  );
}
