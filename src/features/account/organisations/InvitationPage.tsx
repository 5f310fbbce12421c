import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';

import { type authSlice, selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { grantsAskedFor } from '#features/kernel/grants/index.ts';
import { Offer } from '#features/kernel/sharing/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { organisationAddress } from './addresses.ts';
import { useAcceptContactMutation, useOrganisationOfferQuery } from './organisationsApi.ts';
import { refusalText } from './refusalText.ts';
import { invitationTexts as texts } from './texts.ts';

type State = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/**
 * /organisations/invitations/:token: accepts to look after a library or a partner organisation. States: loading, failed,
 * no longer good, a visitor who signs in first, sent to another address, offered.
 */
export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isSignedIn = useSelector((state: State) => selectIsSignedIn(state));
  const { currentData: offer, ...answer } = useOrganisationOfferQuery({ token });
  const [accept, { isLoading, error }] = useAcceptContactMutation();
  const title = offer ? texts.title(offer.organisation.name) : texts.heading;
  usePageTitle(title);
  const join = async () => {
    const { data: organisation } = await accept({ token });
    if (organisation === undefined) return;
    // What the reader may open has changed.
    dispatch(grantsAskedFor());
    await navigate(organisationAddress(organisation));
  };
  const head = <h1>{title}</h1>;
  if (offer === undefined) return <NoAnswer of={answer} texts={texts} asPage head={head} headingLevel={2} />;
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        {head}
        {offer && isSignedIn && !offer.isForReader ? (
          <Notice tone="warning" title={texts.other} />
        ) : (
          <Offer
            offer={offer && { lead: texts.lead[offer.organisation.kind], joinedAt: null }}
            texts={texts}
            elsewhere={{ to: '/', label: texts.elsewhere }}
            isJoining={isLoading}
            refusal={refusalText(error)}
            onJoin={() => void join()}
          />
        )}
      </Stack>
    </PageContainer>
  );
}
