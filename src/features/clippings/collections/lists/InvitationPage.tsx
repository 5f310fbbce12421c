import { useNavigate, useParams } from 'react-router-dom';

import { refusalText } from '#features/clippings/core/index.ts';
import { Offer } from '#features/kernel/sharing/index.ts';

import { useAcceptCollectionInvitationMutation, useCollectionInvitationQuery } from '../collectionsApi.ts';
import { CardsAnswer } from '../components/CardsAnswer.tsx';
import { collectionAddress } from '../components/CollectionCard.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import { invitationTexts as texts } from '../texts.ts';

/**
 * Joins a collection by its link. States: loading, failed, no longer good, a visitor who signs in first, offered,
 * joined already.
 */
export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const answer = useCollectionInvitationQuery({ token });
  const offer = answer.currentData;
  const [accept, { isLoading, error, data }] = useAcceptCollectionInvitationMutation();
  const isGone = offer === null || data === null;
  const join = async () => {
    const { data: joined } = await accept({ token });
    if (joined) await navigate(collectionAddress(joined.id));
  };
  return (
    <CollectionsFrame title={offer && !isGone ? texts.title(offer.collectionName) : texts.heading}>
      <CardsAnswer answer={{ ...answer, data: offer }} loading={texts.loading} failed={texts.failed}>
        {(shown) => (
          <Offer
            offer={
              shown === null || isGone
                ? null
                : {
                    lead: texts.lead(shown.ownerName, texts.roles[shown.role]),
                    joinedAt: shown.collectionId === null ? null : collectionAddress(shown.collectionId),
                  }
            }
            texts={texts}
            elsewhere={{ to: '/collections', label: texts.elsewhere }}
            isJoining={isLoading}
            refusal={error === undefined ? null : refusalText(error)}
            onJoin={() => void join()}
          />
        )}
      </CardsAnswer>
    </CollectionsFrame>
  );
}
