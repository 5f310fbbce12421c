import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

/** Page images of the original, first page first. */
export function ImageList({ images }: { images: readonly string[] }) {
  return (
    <Card title="Images of the original">
      <ol>
        {images.map((address, at) => (
          <li key={address}>
            <TextLink to={address} newTab>
              Page {at + 1}
            </TextLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}
