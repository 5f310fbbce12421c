import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { personAddress } from '#domain/trees/core/personAddress.ts';
import { AddToCollection } from '#features/clippings/core/index.ts';
import { SendToMember } from '#features/messages/core/index.ts';
import { AddToResearch } from '#features/research/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';
import { useReadersDay } from '#ui/useReadersDay.ts';

import { type ClippingWhole, useRemoveClippingMutation, useRestoreClippingMutation } from '../clippingsOfMemberApi.ts';
import { collectionAddress } from '../components/CollectionCard.tsx';
import { CopyText } from '../components/CopyText.tsx';
import { useUndo } from '../components/useUndo.ts';
import { AttachToPerson } from '../persons/AttachToPerson.tsx';
import { ClippingPictures } from './ClippingPictures.tsx';
import styles from './clippings.module.scss';
import { EditClipping } from './EditClipping.tsx';
import { ShareClipping } from './ShareClipping.tsx';
import { clippingTexts as texts } from './texts.ts';

/** A clipping large, with everything that is known of it; its maker can change, share, gather and delete it. */
export function ClippingView({ clipping, backTo }: { clipping: ClippingWhole; backTo: string }) {
  const {
    id,
    title,
    text,
    isUncorrected,
    note,
    tags,
    citation,
    address,
    madeAt,
    standing,
    isMine,
    share,
    collections,
    people,
  } = clipping;
  const navigate = useNavigate();
  const madeOn = useReadersDay(madeAt);
  const [open, setOpen] = useState<'edit' | 'share' | 'add' | 'person' | null>(null);
  const editButton = useFocusBack(open === 'edit');
  const [remove] = useRemoveClippingMutation();
  const [restore] = useRestoreClippingMutation();
  const doUndoable = useUndo();
  const onRemove = async () => {
    const isDone = await doUndoable(
      () => remove({ id }),
      texts.deleted(title),
      () => restore({ id }),
    );
    if (isDone) await navigate(backTo);
  };
  return (
    <>
      {isMine && (
        <Inline gap={2}>
          <Button
            ref={editButton}
            variant="primary"
            aria-expanded={open === 'edit'}
            onClick={() => setOpen(open === 'edit' ? null : 'edit')}
          >
            {texts.edit}
          </Button>
          <Button onClick={() => setOpen('share')}>{texts.share}</Button>
          <Button onClick={() => setOpen('add')}>{texts.add}</Button>
          {standing === 'OPEN' && <Button onClick={() => setOpen('person')}>{texts.addToPerson}</Button>}
          <AddToResearch address={`/collections/all-clippings?clipping=${id}`} />
          <SendToMember address={`/collections/all-clippings?clipping=${id}`} />
          <Button variant="quiet" onClick={() => void onRemove()}>
            {texts.delete}
          </Button>
          {share && <Badge tone="info">{texts.shared}</Badge>}
          <ShareClipping isOpen={open === 'share'} clipping={clipping} onClose={() => setOpen(null)} />
          <AddToCollection isOpen={open === 'add'} clippingIds={[id]} onClose={() => setOpen(null)} />
          {open === 'person' && <AttachToPerson clippingId={id} onClose={() => setOpen(null)} />}
        </Inline>
      )}
      <div className={styles.opened}>
        <ClippingPictures clipping={clipping} />
        <div className={styles.facts}>
          {open === 'edit' ? (
            <EditClipping clipping={clipping} onDone={() => setOpen(null)} />
          ) : (
            <>
              {text !== '' && (
                <section aria-labelledby="clipping-text">
                  <h2 id="clipping-text">{texts.text}</h2>
                  <p className={styles.text}>{text}</p>
                  {isUncorrected && <p className={styles.small}>{texts.uncorrected}</p>}
                </section>
              )}
              {note !== '' && (
                <section aria-labelledby="clipping-note">
                  <h2 id="clipping-note">{texts.note}</h2>
                  <p className={styles.text}>{note}</p>
                </section>
              )}
              {tags.length > 0 && (
                <section aria-labelledby="clipping-tags">
                  <h2 id="clipping-tags">{texts.tags}</h2>
                  <p className={styles.tags}>
                    {tags.map((tag) => (
                      <Link
                        key={tag}
                        to={`/collections/all-clippings?${new URLSearchParams({ tag })}`}
                        className={styles.tag}
                      >
                        {tag}
                      </Link>
                    ))}
                  </p>
                </section>
              )}
            </>
          )}
          <section aria-labelledby="clipping-source">
            <h2 id="clipping-source">{texts.source}</h2>
            <p className={styles.citation}>{citation}</p>
            <Inline gap={2}>
              <CopyText text={citation} texts={texts.cite} />
              {standing !== 'CLOSED' && (
                <ButtonLink size="sm" to={address}>
                  {texts.openRecord}
                </ButtonLink>
              )}
            </Inline>
            <p className={styles.small}>{texts.made(madeOn)}</p>
          </section>
          {collections.length > 0 && (
            <section aria-labelledby="clipping-collections">
              <h2 id="clipping-collections">{texts.collections}</h2>
              <ul>
                {collections.map((collection) => (
                  <li key={collection.id}>
                    <TextLink to={collectionAddress(collection.id)}>{collection.name}</TextLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {people.length > 0 && (
            <section aria-labelledby="clipping-people">
              <h2 id="clipping-people">{texts.people}</h2>
              <ul>
                {people.map(({ familyTreeRef, treeName, personId, name }) => (
                  <li key={`${familyTreeRef} ${personId}`}>
                    <TextLink to={personAddress(familyTreeRef, personId)}>{name}</TextLink>, {treeName}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
