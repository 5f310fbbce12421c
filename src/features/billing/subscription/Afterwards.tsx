import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import type { Done } from './Actions.tsx';
import type { Standing } from './subscriptionApi.ts';
import { subscriptionTexts as texts } from './texts.ts';

/** What was done, and after a cancellation what else there is. */
export function Afterwards({ done, standing }: { done: Done; standing: Standing }) {
  if (done === 'resumed') return <Notice tone="success" title={texts.resumed} />;
  if (done === 'withdrawn') return <Notice tone="success" title={texts.withdraw.done} />;
  if (done === 'paused') return <Notice tone="success" title={texts.pause.done} />;
  return (
    <Notice
      tone="success"
      title={texts.cancel.doneTitle}
      actions={
        <>
          <ButtonLink to="/account/leaving-survey">{texts.cancel.survey}</ButtonLink>
          <ButtonLink variant="quiet" to="/upgrade">
            {texts.cancel.cheaper}
          </ButtonLink>
        </>
      }
    >
      {standing && <p>{texts.cancel.done(dayInWords(standing.paidUntil))}</p>}
    </Notice>
  );
}
