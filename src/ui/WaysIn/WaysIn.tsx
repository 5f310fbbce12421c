import { ButtonLink } from '../Button/ButtonLink.tsx';

/** The two ways in for a visitor who is told what members have here. `onLeave` is called before either is taken. */
export function WaysIn({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <ButtonLink to="/sign-in?prompt=login" variant="primary" onClick={onLeave}>
        Sign in
      </ButtonLink>
      <ButtonLink to="/register?mode=regular&prompt=login" onClick={onLeave}>
        Create an account
      </ButtonLink>
    </>
  );
}
