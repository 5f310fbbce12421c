import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { formatMoney } from '#domain/billing/core/money.ts';
import { itemTypeOf, recordItemId } from '#domain/billing/items/recordItem.ts';
import { paymentAddress, readContext } from '#domain/billing/subscription/checkoutContext.ts';
import type { RecordItemType } from '#domain/records/core/record.ts';
import { PpvPanel, type PpvPreview, usePreviewPpvPurchase } from '#features/billing/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { CreditsChoice } from './CreditsChoice.tsx';
import { itemTexts as texts } from './texts.ts';

/** Names of the record that addresses of other pages use as well. */
const RECORD_NAMES = ['record-id', 'id', 'recordId'] as const;

/** Which record an address of a confirmation is about; null where it names none. */
const confirmedRecord = (query: URLSearchParams): string | null =>
  RECORD_NAMES.map((name) => query.get(name)).find((id) => id) ?? null;

/** Where the bought thing is read. */
const openAddress = (recordId: string, type: RecordItemType): string =>
  `${type === 'IMAGE' || type === 'PDF' ? '/image-viewer' : '/transcript'}?id=${encodeURIComponent(recordId)}`;

/** Where it is paid for: `/payment` with the record, and the record’s page to come back to (PPV-012). */
function payAddress(search: string, recordId: string, type: RecordItemType): string {
  const wanted = readContext(search);
  return paymentAddress({
    ...wanted,
    recordId,
    recordItemId: recordItemId({ recordId, type }),
    nextPage: wanted.nextPage ?? openAddress(recordId, type),
    userJourney: wanted.userJourney ?? 'confirm-purchase',
  });
}

/** The kinds that have a page of their own to confirm them. */
type ConfirmedKind = 'TRANSCRIPTION' | 'IMAGE';

interface PartProps {
  recordId: string;
  kind: ConfirmedKind;
  preview: PpvPreview;
}

function Bought({ recordId, kind, preview }: PartProps) {
  return (
    <Notice
      tone="success"
      title={texts.bought}
      actions={
        <ButtonLink variant="primary" to={openAddress(recordId, itemTypeOf(recordId, preview.recordItem.type, kind))}>
          {texts.open}
        </ButtonLink>
      }
    >
      <p>{texts.boughtText}</p>
    </Notice>
  );
}

function Choices({ recordId, kind, preview, onBought }: PartProps & { onBought: () => void }) {
  const { search } = useLocation();
  const type = itemTypeOf(recordId, preview.recordItem.type, kind);
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <ButtonLink variant="primary" to={payAddress(search, recordId, type)}>
          {texts.pay}
        </ButtonLink>
        <ButtonLink to={openAddress(recordId, type)}>{texts.back}</ButtonLink>
      </Inline>
      <CreditsChoice
        recordId={recordId}
        recordItemId={recordItemId({ recordId, type })}
        credits={preview.credits}
        onBought={onBought}
      />
      {preview.plan && (
        <p>
          {texts.planFrom(formatMoney({ amount: preview.plan.price, currency: preview.price.currency }))}{' '}
          <TextLink to="/subscribe">{texts.plans}</TextLink>
        </p>
      )}
    </Stack>
  );
}

function Confirmation({ recordId, kind }: { recordId: string; kind: ConfirmedKind }) {
  const answer = usePreviewPpvPurchase({ fulfillmentTypeKey: kind, recordId });
  const [isBought, setBought] = useState(false);
  return (
    <Card>
      <PpvPanel {...answer}>
        {(preview) =>
          isBought || preview.isBought ? (
            <Bought recordId={recordId} kind={kind} preview={preview} />
          ) : (
            <Choices recordId={recordId} kind={kind} preview={preview} onBought={() => setBought(true)} />
          )
        }
      </PpvPanel>
    </Card>
  );
}

/**
 * Confirms what is bought before it is paid (PPV-014, PPV-015). States: no record named, loading, failed, price,
 * bought.
 */
export function ConfirmPurchase({ kind }: { kind: ConfirmedKind }) {
  const { search } = useLocation();
  const recordId = confirmedRecord(new URLSearchParams(search));
  return (
    <PageContainer width="narrow">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{texts.titles[kind]}</h1>
          <p>{texts.intro}</p>
        </Stack>
        {recordId === null ? (
          <Notice tone="empty" title={texts.noRecord} actions={<ButtonLink to="/search">{texts.search}</ButtonLink>}>
            <p>{texts.noRecordText}</p>
          </Notice>
        ) : (
          <Confirmation key={recordId} recordId={recordId} kind={kind} />
        )}
      </Stack>
    </PageContainer>
  );
}
