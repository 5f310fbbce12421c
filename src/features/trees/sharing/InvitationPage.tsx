import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import {
  useAcceptTreeInvitationMutation,
  useAskForTreeInvitationMutation,
  useTreeInvitationQuery,
  type TreeInvitationOffer,
} from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { invitationTexts } from './texts.ts';

/**
 * In place of the button that accepts: the invitation was sent to another address. The owner can be asked, has been, or
 * said no.
 */
function NotYetYours({ code, offer: { entry, ownerName } }: { code: string; offer: TreeInvitationOffer }) {
  const [ask, { isLoading, error }] = useAskForTreeInvitationMutation();
  throwRefusal(error);
  if (entry !== 'ASK')
    return (
      <p role="status">
        {entry === 'WAITING' ? invitationTexts.waiting(ownerName) : invitationTexts.declined(ownerName)}
      </p>
    );
  return (
    <Stack gap={4}>
      <p>{invitationTexts.ask(ownerName)}</p>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
      <div>
        <Button variant="primary" loading={isLoading} onClick={() => void ask({ code })}>
          {invitationTexts.askButton}
        </Button>
      </div>
    </Stack>
  );
}

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
        <p>{invitationTexts.accepted}</p>
        <div>
          <ButtonLink variant="primary" to={chartAddress(offer.familyTreeRef)}>
            {invitationTexts.open}
          </ButtonLink>
        </div>
      </Stack>
    );
  }
  if (isSignedIn && offer.entry !== 'OPEN') return <NotYetYours code={code} offer={offer} />;
  return (
    <Stack gap={4}>
      <p>
        {offer.role === 'EDITOR'
          ? invitationTexts.asEditor
          : offer.seesLiving
            ? invitationTexts.asGuestLiving
            : invitationTexts.asGuest}{' '}
        {invitationTexts.openUntil} <time dateTime={offer.expiresAt}>{dayInWords(offer.expiresAt)}</time>{' '}
        {invitationTexts.once}
      </p>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
      <Inline gap={2}>
        {isSignedIn ? (
          <Button variant="primary" loading={isLoading} onClick={() => void join()}>
            {invitationTexts.accept}
          </Button>
        ) : (
          <>
            <ButtonLink variant="primary" to="/sign-in?prompt=login" onClick={comeBack}>
              {invitationTexts.signIn}
            </ButtonLink>
            <ButtonLink to="/register?mode=regular&prompt=login" onClick={comeBack}>
              {invitationTexts.register}
            </ButtonLink>
          </>
        )}
      </Inline>
    </Stack>
  );
}

/**
 * Who invites to which tree. States: loading, refused (the page of the code), failed with retry, offered, sent to
 * another address (the owner can be asked, has been, or declined), accepted.
 */
export function Component() {
  const { inviteId = '' } = useParams();
  const { currentData: offer, ...answer } = useTreeInvitationQuery({ code: inviteId });
  throwRefusal(offer ? null : answer.error);
  return (
    <PageContainer width="text">
      {offer ? (
        <Stack gap={4}>
          <h1>{invitationTexts.title(offer.ownerName)}</h1>
          <p>
            <strong>{offer.treeName}</strong>
            {invitationTexts.size(offer.personCount)}
          </p>
          <Offer code={inviteId} offer={offer} />
        </Stack>
      ) : (
        <NoAnswer of={answer} texts={invitationTexts} headingLevel={1} />
      )}
    </PageContainer>
  );
}
