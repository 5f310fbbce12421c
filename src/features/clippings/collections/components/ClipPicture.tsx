import { EyeOff, Scissors } from 'lucide-react';

import { clippingCardTexts as texts } from '../texts.ts';
import { CardPicture } from './CardsAnswer.tsx';

interface ClipPictureProps {
  /** Of the small picture; null where there is none now. */
  address: string | null;
  alt: string;
  isClosed?: boolean;
}

/** What a clipping looks like; a sign in its place where it may not be seen, or did not come. */
export function ClipPicture({ address, alt, isClosed = false }: ClipPictureProps) {
  return (
    <CardPicture address={address} alt={alt}>
      {isClosed ? <EyeOff aria-hidden="true" /> : <Scissors aria-hidden="true" />}
      <span>{isClosed ? texts.closed : texts.noPicture}</span>
    </CardPicture>
  );
}
