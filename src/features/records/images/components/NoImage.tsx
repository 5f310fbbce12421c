import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import { Paywall } from '#features/billing/core/index.ts';
import { WithdrawnSet } from '#features/records/core/index.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { imageForMembersTexts, noImageTexts } from '../texts.ts';

export interface NoImageProps {
  /** What is not there: the record, or only its image, or a page that no record leads to. */
  what: 'record' | 'image' | 'page';
  /** Empty where there is no record. */
  recordId: string;
  /** Of the record set of a record that is not there: since when, and why. */
  withdrawal?: { since: string; reason: string } | null;
}

/** An address without an image (REC-007), or one of a record set that was withdrawn. */
export function NoImage({ what, recordId, withdrawal }: NoImageProps) {
  if (withdrawal) return <WithdrawnSet asked="record" withdrawal={withdrawal} />;
  const { heading, title, text } = noImageTexts[what];
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{heading}</h1>
        <Notice
          tone="empty"
          title={title}
          actions={
            <>
              {what === 'image' && <ButtonLink to={transcriptAddress(recordId)}>{noImageTexts.transcript}</ButtonLink>}
              <ButtonLink to="/" variant={what === 'image' ? 'secondary' : 'primary'}>
                {noImageTexts.search}
              </ButtonLink>
            </>
          }
        >
          <p>{text}</p>
        </Notice>
      </Stack>
    </PageContainer>
  );
}

export interface ImageForMembersProps {
  recordId: string;
  /** Of the person; null where the record names no one. */
  name: string | null;
  /** The set that says whom the image is open to. */
  openTo: { id: string; access: string };
}

/**
 * What a reader reads of an image that is not open to them: what opens it, and the way there, which comes back here.
 */
export function ImageForMembers({ recordId, name, openTo: { id, access } }: ImageForMembersProps) {
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{imageForMembersTexts.heading(name)}</h1>
        <Paywall what="image" openTo={openToOf([access])} recordId={recordId} recordSetId={id} />
        <Inline>
          <ButtonLink to={transcriptAddress(recordId)}>{imageForMembersTexts.summary}</ButtonLink>
        </Inline>
      </Stack>
    </PageContainer>
  );
}
