import { useSelector } from 'react-redux';

import { selectIsSignedIn, type authSlice } from '#features/kernel/auth/index.ts';
import { useStoreReturnLocation } from '#services/routing/useStoreReturnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { offerTexts as shared } from './texts.ts';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

interface OfferProps {
  /** Null: the link is no longer good. */
  offer: { lead: string; /** Where it opens for who has joined; null for others. */ joinedAt: string | null } | null;
  /** What is said of this kind of thing. */
  texts: { join: string; joined: string; open: string };
  /** Where to go from a link that is no longer good. */
  elsewhere: { to: string; label: string };
  isJoining: boolean;
  /** Why joining was refused. */
  refusal: string | null;
  onJoin: () => void;
}

/** What an invitation offers, and the button that accepts it; a visitor signs in first and comes back here. */
export function Offer({ offer, texts, elsewhere, isJoining, refusal, onJoin }: OfferProps) {
  const comeBack = useStoreReturnLocation();
  const isSignedIn = useSelector((state: WithAuth) => selectIsSignedIn(state));
  if (offer === null) {
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={shared.gone.title}
        actions={<ButtonLink to={elsewhere.to}>{elsewhere.label}</ButtonLink>}
      >
        <p>{shared.gone.text}</p>
      </Notice>
    );
  }
  if (offer.joinedAt !== null)
    return (
      <Notice
        tone="success"
        headingLevel={2}
        title={texts.joined}
        actions={
          <ButtonLink variant="primary" to={offer.joinedAt}>
            {texts.open}
          </ButtonLink>
        }
      />
    );
  return (
    <Stack gap={4}>
      <p>{offer.lead}</p>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <Inline gap={2}>
        {isSignedIn ? (
          <Button variant="primary" loading={isJoining} onClick={onJoin}>
            {texts.join}
          </Button>
        ) : (
          <>
            <ButtonLink variant="primary" to="/sign-in?prompt=login" onClick={comeBack}>
              {shared.signIn}
            </ButtonLink>
            <ButtonLink to="/register?mode=regular&prompt=login" onClick={comeBack}>
              {shared.register}
            </ButtonLink>
          </>
        )}
      </Inline>
    </Stack>
  );
}
