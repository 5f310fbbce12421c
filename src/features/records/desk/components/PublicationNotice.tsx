import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { Sheet, SheetPublication } from '../deskApi.ts';
import { publishTexts as texts } from '../publishTexts.ts';
import { sheetAddress } from '../sheetSteps.ts';

/** A publication on its way. */
const Making = ({ progress }: SheetPublication) => (
  <Stack gap={3}>
    <ProgressBar label={texts.making} value={progress === null ? null : progress * 100} />
    <p role="status">{texts.makingText}</p>
  </Stack>
);

/** How the latest publication of a sheet is: on its way, with readers, unchanged, failed or withdrawn. */
export function PublicationNotice({ sheet, of: publication }: { sheet: Sheet; of: SheetPublication }) {
  const { state, accepted, closed, comparison, problem, askedBy, askedAt, endedAt, revision } = publication;
  const isLater = revision !== sheet.revision;
  const actions = (
    <>
      {sheet.setSlug !== null && (
        <ButtonLink variant="primary" to={recordSetAddress(sheet.setSlug)}>
          {texts.open}
        </ButtonLink>
      )}
      <ButtonLink to={sheetAddress(sheet.id, 'history')}>{texts.history}</ButtonLink>
    </>
  );
  switch (state) {
    case 'MAKING':
      return <Making {...publication} />;
    case 'FAILED':
      return (
        <Notice tone="error" headingLevel={2} title={texts.failedTitle}>
          {problem !== null && <p>{problem}</p>}
          <p>{texts.failedText}</p>
        </Notice>
      );
    case 'WITHDRAWN':
      return (
        <Notice tone="warning" headingLevel={2} title={texts.withdrawn} actions={actions}>
          <p>{texts.withdrawnText}</p>
        </Notice>
      );
    case 'UNCHANGED':
      return (
        <Notice tone="info" headingLevel={2} title={texts.unchanged} actions={actions}>
          <p>{isLater ? texts.later : texts.unchangedText}</p>
        </Notice>
      );
    default:
      return (
        <Notice
          tone={isLater ? 'info' : 'success'}
          headingLevel={2}
          title={texts.published(accepted)}
          actions={actions}
        >
          <p>{texts.publishedText(momentInWords(endedAt ?? askedAt), askedBy)}</p>
          {closed > 0 && <p>{texts.closedOf(closed)}</p>}
          {comparison !== null && <p>{comparison}</p>}
          {isLater && <p>{texts.later}</p>}
        </Notice>
      );
  }
}
