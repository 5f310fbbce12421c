import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/counted.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useAcceptTreeInvitationMutation, useTreeInvitationQuery, type TreeInvitationOffer } from './treeSharingApi.ts';

const peopleOf = (count: number) => (count === 1 ? 'one person' : `${figure(count)} people`);

/** What is given, and the button that accepts it; a visitor signs in first and comes back here. */
function Offer({ code, offer }: { code: string; offer: TreeInvitationOffer }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [accept, { isLoading, error }] = useAcceptTreeInvitationMutation();
  // The server refuses with the code of what came between: its page is shown.
  throwRefusal(error);
  const comeBack = () => storeReturnLocation(pathname);
  const join = async () => {
    const { data } = await accept({ code });
    if (data) await navigate(chartAddress(data.familyTreeRef));
  };
  if (offer.familyTreeRef !== null) {
    return (
      <Stack gap={4}>
        <p>You have accepted this invitation.</p>
        <div>
          <ButtonLink variant="primary" to={chartAddress(offer.familyTreeRef)}>
            Open the tree
          </ButtonLink>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <p>
        {offer.role === 'EDITOR' ? 'You will be able to change the tree, and see everybody in it.' : offer.seesLiving ? 'You will be able to look at everybody in it.' : 'You will be able to look at it. People who may be living stay hidden.'} The invitation is open until{' '}
        <time dateTime={offer.expiresAt}>{dayInWords(offer.expiresAt)}</time> and works once.
      </p>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
      <Inline gap={2}>
        {isSignedIn ? (
          <Button variant="primary" loading={isLoading} onClick={() => void join()}>
            Accept invitation
          </Button>
        ) : (
          <>
            <ButtonLink variant="primary" to="/sign-in?prompt=login" onClick={comeBack}>
              Sign in to accept
            </ButtonLink>
            <ButtonLink to="/register?mode=regular&prompt=login" onClick={comeBack}>
              Create a free account
            </ButtonLink>
          </>
        )}
      </Inline>
    </Stack>
  );
}

/** Who invites to which tree. States: loading, refused (the page of the code), failed with retry, offered, accepted. */
export function Component() {
  const { inviteId = '' } = useParams();
  const { currentData: offer, error, refetch } = useTreeInvitationQuery({ code: inviteId });
  throwRefusal(offer ? null : error);
  return (
    <PageContainer width="text">
      {offer ? (
        <Stack gap={4}>
          <h1>{offer.ownerName} invites you to a family tree</h1>
          <p>
            <strong>{offer.treeName}</strong>, with {peopleOf(offer.personCount)}.
          </p>
          <Offer code={inviteId} offer={offer} />
        </Stack>
      ) : error ? (
        <LoadFailure headingLevel={1} title="The invitation could not be opened" {...failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton label="Loading the invitation" />
      )}
    </PageContainer>
  );
}
