import { useSelector } from 'react-redux';

import { SubscriberOffer } from '#features/billing/core/index.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { useComeBack } from '#services/routing/useComeBack.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

import { imageForMembersTexts, noImageTexts } from '../texts.ts';

export interface NoImageProps {
  /** What is not there: the record, or only its image. */
  what: 'record' | 'image';
  /** Empty where there is no record. */
  recordId: string;
}

/** An address without an image (REC-007). */
export function NoImage({ what, recordId }: NoImageProps) {
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
}

/** What a reader reads of an image that is not open to them: visitors the way in that comes back here, members what opens it. */
export function ImageForMembers({ recordId, name }: ImageForMembersProps) {
  const comeBack = useComeBack();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{imageForMembersTexts.heading(name)}</h1>
        {isSignedIn ? (
          <SubscriberOffer recordId={recordId} what="image" />
        ) : (
          <Notice tone="info" headingLevel={2} title={imageForMembersTexts.title} actions={<WaysIn onLeave={comeBack} />}>
            <p>{imageForMembersTexts.text}</p>
          </Notice>
        )}
        <Inline>
          <ButtonLink to={transcriptAddress(recordId)}>{imageForMembersTexts.summary}</ButtonLink>
        </Inline>
      </Stack>
    </PageContainer>
  );
}
