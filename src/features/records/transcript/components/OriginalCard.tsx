import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { RecordThumbnail } from '#ui/RecordThumbnail/RecordThumbnail.tsx';

import type { Transcript } from '../transcriptApi.ts';

/** The way to the page that the record was read from, with a small picture for who may see it. */
export function OriginalCard({ record: { id, name, type, access } }: { record: Pick<Transcript, 'id' | 'name' | 'type' | 'access'> }) {
  return (
    <Card title="Original">
      <RecordThumbnail recordId={id} type={type} alt={`Page with ${name}`} hasPicture={access === 'FULL'} />
      <ButtonLink to={imageViewerAddress(id)}>See the page</ButtonLink>
    </Card>
  );
}
