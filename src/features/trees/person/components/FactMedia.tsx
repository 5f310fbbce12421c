import { FileText } from 'lucide-react';
import { useState } from 'react';

import { lowPriority } from '#ui/lowPriority.ts';

import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { mediumName } from '../model/mediumWords.ts';
import { viewablePictures } from '../model/viewablePictures.ts';
import { useTreeMediaQuery } from '../treePersonApi.ts';
import styles from './media.module.scss';
import { MediumViewer } from './MediumViewer.tsx';
import { mediaTexts } from './texts.ts';

interface FactMediaProps {
  life: Life;
  /** Of the fact. */
  mediaIds: readonly number[];
}

/** Photos and documents of one fact, small: a photo to open, a document to download. */
export function FactMedia({ life, mediaIds }: FactMediaProps) {
  const { publicTreeShareToken, viewAs } = usePlaceOfPerson();
  const { currentData: stored } = useTreeMediaQuery({ personId: life.id, publicTreeShareToken, viewAs });
  const [viewed, setViewed] = useState<number | null>(null);
  const media = life.media.filter(({ id }) => mediaIds.includes(id));
  const pictures = viewablePictures(media, stored?.treePictures ?? []);
  const files = media.flatMap((medium) => {
    const file = stored?.treeFiles.find(({ mediumId }) => mediumId === medium.id);
    return file ? [{ medium, file }] : [];
  });
  if (pictures.length + files.length === 0) return null;
  return (
    <ul role="list" className={styles.strip}>
      {pictures.map(({ medium, picture }) => (
        <li key={medium.id}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={mediaTexts.view(mediumName(medium.document))}
            onClick={() => setViewed(medium.id)}
          >
            <img src={picture.smallUrl} alt="" {...lowPriority} className={styles.picture} />
          </button>
        </li>
      ))}
      {files.map(({ medium, file }) => (
        <li key={medium.id}>
          <a href={file.url} download className={styles.document}>
            <FileText aria-hidden="true" />
            {mediaTexts.document(mediumName(medium.document))}
          </a>
        </li>
      ))}
      {viewed !== null && (
        <MediumViewer pictures={pictures} open={viewed} onOpen={setViewed} onClose={() => setViewed(null)} />
      )}
    </ul>
  );
}
