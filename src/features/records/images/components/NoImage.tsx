import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { useComeBack } from '#services/routing/useComeBack.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

const WORDS = {
  issue: { heading: 'We do not have this newspaper', title: 'No issue has this address', text: 'The link may be incomplete, or the issue is not in our collection.' },
  record: { heading: 'We do not have this image', title: 'No record has this address', text: 'The link may be incomplete, or the record set was replaced by a newer transcription. A search by name and place finds it again.' },
  image: { heading: 'We do not have this image', title: 'There is no image of this record', text: 'The record was transcribed from an original that we may not show, or that was not photographed. The transcript says where the original is kept.' },
} as const;

export interface NoImageProps {
  /** What is not there: the issue of a newspaper, the record, or only its image. */
  what: keyof typeof WORDS;
  /** Empty where there is no record. */
  recordId: string;
}

/** An address without an image (REC-007). */
export function NoImage({ what, recordId }: NoImageProps) {
  const { heading, title, text } = WORDS[what];
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{heading}</h1>
        <Notice
          tone="empty"
          title={title}
          actions={
            <>
              {what === 'image' && <ButtonLink to={transcriptAddress(recordId)}>Read the transcript</ButtonLink>}
              <ButtonLink to="/" variant={what === 'image' ? 'secondary' : 'primary'}>
                Search the records
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
  /** Of the person; null where the record names nobody. */
  name: string | null;
}

/** What a visitor is told of an image that is for members, with the way in that comes back here. */
export function ImageForMembers({ recordId, name }: ImageForMembersProps) {
  const comeBack = useComeBack();
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{name ? `Image of the record of ${name}` : 'Image of a record'}</h1>
        <Notice
          tone="info"
          headingLevel={2}
          title="Sign in to see the original"
          actions={
            <>
              <WaysIn onLeave={comeBack} />
              <ButtonLink to={transcriptAddress(recordId)}>Read the free summary</ButtonLink>
            </>
          }
        >
          <p>Members see the page that this record was transcribed from, with everybody else who is on it.</p>
        </Notice>
      </Stack>
    </PageContainer>
  );
}
