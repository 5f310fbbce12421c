import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';

import { refusalText } from '#features/clippings/core/index.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useComeBack } from '#services/routing/useComeBack.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useAcceptCollectionInvitationMutation, useCollectionInvitationQuery } from '../collectionsApi.ts';
import { collectionAddress } from '../components/CollectionCard.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { invitationTexts as texts } from '../texts.ts';

/** Joins a collection by its link. States: loading, failed, no longer good, a visitor who signs in first, offered, joined already. */
export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const comeBack = useComeBack();
  const isSignedIn = useSelector(selectIsSignedIn);
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
      <Loaded answer={{ ...answer, data: offer }} loading={texts.loading} failed={texts.failed}>
        {(shown) =>
          shown === null || isGone ? (
            <Notice tone="empty" headingLevel={2} title={texts.gone.title} actions={<ButtonLink to="/collections">{texts.gone.action}</ButtonLink>}>
              <p>{texts.gone.text}</p>
            </Notice>
          ) : shown.collectionId !== null ? (
            <Notice tone="success" headingLevel={2} title={texts.joined} actions={<ButtonLink variant="primary" to={collectionAddress(shown.collectionId)}>{texts.open}</ButtonLink>} />
          ) : (
            <Stack gap={4}>
              <p>{texts.lead(shown.ownerName, texts.roles[shown.role])}</p>
              {error !== undefined && <p role="alert">{refusalText(error)}</p>}
              <Inline gap={2}>
                {isSignedIn ? (
                  <Button variant="primary" loading={isLoading} onClick={() => void join()}>
                    {texts.join}
                  </Button>
                ) : (
                  <>
                    <ButtonLink variant="primary" to="/sign-in?prompt=login" onClick={comeBack}>
                      {texts.signIn}
                    </ButtonLink>
                    <ButtonLink to="/register?mode=regular&prompt=login" onClick={comeBack}>
                      {texts.register}
                    </ButtonLink>
                  </>
                )}
              </Inline>
            </Stack>
          )
        }
      </Loaded>
    </CollectionsFrame>
  );
}
