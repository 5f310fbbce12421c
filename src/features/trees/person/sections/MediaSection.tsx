import { useState } from 'react';

import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from '../components/media.module.scss';
import { MediumCard } from '../components/MediumCard.tsx';
import { MediumViewer } from '../components/MediumViewer.tsx';
import { AddMedia, MediumForm } from '../editorsParts.ts';
import { useEditingIfAny } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import { factsOfLife, keysOfMedium } from '../model/factsWithMedia.ts';
import type { Life, Versioned } from '../model/lifeOf.ts';
import { mediumName } from '../model/mediumWords.ts';
import { toVersionedPerson } from '../model/toVersionedPerson.ts';
import { viewablePictures } from '../model/viewablePictures.ts';
import { useTreeMediaQuery } from '../treePersonApi.ts';
import { mediaSectionTexts as texts } from './texts.ts';

/** Photos and documents of this person. The first is the portrait. */
export function MediaSection({ life }: { life: Life }) {
  const { tree, mayEdit, publicTreeShareToken, viewAs } = usePlaceOfPerson();
  const editing = useEditingIfAny();
  const { currentData: stored } = useTreeMediaQuery({ personId: life.id, publicTreeShareToken, viewAs });
  const [viewed, setViewed] = useState<number | null>(null);
  const [edited, setEdited] = useState<Versioned<'medium'> | null>(null);
  const pictures = stored?.treePictures ?? [];
  const order = life.person?.mediaIds ?? [];
  const rank = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  const media = [...life.media].sort((a, b) => rank(a.id) - rank(b.id));
  const labels = new Map(factsOfLife(life).map(({ key, label }) => [key, label]));
  const old = toVersionedPerson(life);
  const makePortrait = (id: number, name: string) =>
    old &&
    editing?.report(
      editing.save(
        'person',
        old,
        { ...old.document, mediaIds: [id, ...order.filter((each) => each !== id)] },
        { title: texts.portraitChosen(name) },
      ),
    );
  return (
    <Stack gap={4}>
      {mayEdit && life.person && <AddMedia life={life} />}
      {media.length === 0 && (
        <Notice tone="empty" title={texts.empty.title}>
          <p>{mayEdit ? texts.empty.editors : texts.empty.others}</p>
        </Notice>
      )}
      {media.length > 0 && (
        <ul role="list" className={styles.grid}>
          {media.map((medium) => {
            const name = mediumName(medium.document);
            const picture = pictures.find(({ mediumId }) => mediumId === medium.id);
            const isPortrait = order[0] === medium.id && picture !== undefined;
            return (
              <MediumCard
                key={medium.id}
                medium={medium}
                picture={picture}
                file={stored?.treeFiles.find(({ mediumId }) => mediumId === medium.id)}
                isPortrait={isPortrait}
                belongsTo={keysOfMedium(life, medium.id).flatMap((key) => labels.get(key) ?? [])}
                onOpen={() => setViewed(medium.id)}
                tools={
                  mayEdit && editing
                    ? {
                        onEdit: () => setEdited(medium),
                        onPortrait: picture && !isPortrait ? () => makePortrait(medium.id, name) : null,
                        onRemove: () =>
                          editing.report(editing.remove('medium', medium.id, { title: texts.removed(name) })),
                      }
                    : null
                }
              />
            );
          })}
        </ul>
      )}
      {viewed !== null && (
        <MediumViewer
          pictures={viewablePictures(media, pictures)}
          open={viewed}
          onOpen={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
      {edited && <MediumForm treeRef={tree.id} life={life} subject={{ old: edited }} onDone={() => setEdited(null)} />}
    </Stack>
  );
}
