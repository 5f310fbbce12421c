import { ImageOff } from 'lucide-react';

import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useTreePicturesQuery, type TreePicture } from '../api/treePersonApi.ts';
import styles from '../components/media.module.scss';
import { PictureUpload } from '../forms/PictureUpload.tsx';
import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life, Versioned } from '../model/lifeOf.ts';
import { versionedPerson } from '../model/versionedPerson.ts';

interface MediumProps {
  medium: Versioned<'medium'>;
  /** Undefined where only the name came with a file. */
  picture: TreePicture | undefined;
  life: Life;
}

/** One picture or document, and what editors do with it. */
function Medium({ medium, picture, life }: MediumProps) {
  const { mayEdit } = usePlaceOfPerson();
  const { save, remove, report } = useEditing();
  const { title, fileName, mimeType } = medium.document;
  const name = title || fileName || 'Untitled';
  const old = versionedPerson(life);
  const isPortrait = life.person?.mediaIds[0] === medium.id;
  const makePortrait = () => {
    if (!old) return;
    const mediaIds = [medium.id, ...old.document.mediaIds.filter((id) => id !== medium.id)];
    report(save('person', old, { ...old.document, mediaIds }, { title: `“${name}” is the portrait` }));
  };
  return (
    <li>
      <figure className={styles.medium}>
        {picture ? (
          <a href={picture.largeUrl} target="_blank" rel="noopener noreferrer" className={styles.frame}>
            <img src={picture.smallUrl} alt={name} loading="lazy" width={picture.width} height={picture.height} className={styles.picture} />
          </a>
        ) : (
          <div className={styles.frame}>
            <ImageOff aria-hidden="true" />
          </div>
        )}
        <figcaption className={styles.caption}>
          <strong>{name}</strong>
          {!picture && <span>{[fileName !== name && fileName, mimeType, 'The file itself is not here.'].filter(Boolean).join(' · ')}</span>}
          {isPortrait && <Badge tone="brand">Portrait</Badge>}
          {mayEdit && (
            <Inline gap={1}>
              {!isPortrait && picture && (
                <Button size="sm" variant="quiet" aria-label={`Make ${name} the portrait`} onClick={makePortrait}>
                  Make portrait
                </Button>
              )}
              <Button size="sm" variant="quiet" aria-label={`Remove ${name}`} onClick={() => report(remove('medium', medium.id, { title: `“${name}” is removed` }))}>
                Remove
              </Button>
            </Inline>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

/** Pictures and documents of this person. The first is the portrait. */
export function MediaSection({ life }: { life: Life }) {
  const { mayEdit, publicTreeShareToken } = usePlaceOfPerson();
  const { currentData: pictures = [] } = useTreePicturesQuery({ personId: life.id, publicTreeShareToken });
  const order = life.person?.mediaIds ?? [];
  const rank = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  const media = [...life.media].sort((a, b) => rank(a.id) - rank(b.id));
  return (
    <Stack gap={4}>
      {mayEdit && life.person && <PictureUpload personId={life.id} />}
      {media.length === 0 && (
        <Notice tone="empty" title="No pictures yet">
          <p>{mayEdit ? 'Add photographs, letters, certificates. What a camera writes into its files, such as the place, is not kept.' : 'Nobody has added a picture of this person.'}</p>
        </Notice>
      )}
      <ul role="list" className={styles.grid}>
        {media.map((medium) => (
          <Medium key={medium.id} medium={medium} life={life} picture={pictures.find(({ mediumId }) => mediumId === medium.id)} />
        ))}
      </ul>
    </Stack>
  );
}
