import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';

import { useSiteHealthQuery } from './healthApi.ts';
import { HealthFacts } from './HealthFacts.tsx';
import { healthTexts as texts } from './texts.ts';

const LOOK_MS = 10_000;

/** How the site is, for staff. States: loading, failed, the facts. */
export function Component() {
  const answer = useSiteHealthQuery(undefined, {
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
        {(health) => <HealthFacts health={health} />}
      </Answer>
    </StaffPage>
  );
}
