import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { recordHeadTexts as texts } from '../texts.ts';

/** Page images of the original, first page first. */
export function ImageList({ images }: { images: readonly string[] }) {
  return (
    <Card title={texts.pageImages}>
      <ol>
        {images.map((address, at) => (
          <li key={address}>
            <TextLink to={address} newTab>
              {texts.pageNumber(at + 1)}
            </TextLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}
