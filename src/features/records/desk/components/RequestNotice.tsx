import { useDuty } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import { type Sheet, type SheetRequest, useWithdrawSheetRequestMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { requestTexts as texts } from '../requestTexts.ts';
import { REQUESTS_ADDRESS } from '../sheetSteps.ts';

/** What waits for a second person of a sheet, or what they did not allow. States: waiting, refused, lapsed. */
export function RequestNotice({ sheet, request }: { sheet: Sheet; request: SheetRequest }) {
  const { id, kind, state, revision, reason, askedBy, isOwn, expiresAt, decidedBy, decidedWhy } = request;
  const isStaff = useDuty('records');
  const [withdraw, { error, isLoading }] = useWithdrawSheetRequestMutation();
  if (state === 'REFUSED')
    return (
      <Notice tone="warning" headingLevel={2} title={texts.refused[kind]}>
        <p>{texts.refusedBy(decidedBy, decidedWhy)}</p>
      </Notice>
    );
  if (state === 'LAPSED')
    return (
      <Notice tone="warning" headingLevel={2} title={texts.lapsed[kind]}>
        <p>{texts.lapsedText}</p>
      </Notice>
    );
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={texts.waiting[kind]}
      actions={
        isOwn ? (
          <Button loading={isLoading} onClick={() => void withdraw({ id: sheet.id, request: id })}>
            {texts.withdraw}
          </Button>
        ) : (
          isStaff && <ButtonLink to={REQUESTS_ADDRESS}>{texts.decide}</ButtonLink>
        )
      }
    >
      <p>{texts.asked(askedBy, reason)}</p>
      <p>{texts.until(momentInWords(expiresAt))}</p>
      {revision !== null && revision !== sheet.revision && <p>{texts.changed}</p>}
      <FormRefusal title={texts.failed} reason={refusalText(error)} />
    </Notice>
  );
}
