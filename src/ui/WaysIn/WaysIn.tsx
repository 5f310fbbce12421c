import { ButtonLink } from '../Button/ButtonLink.tsx';
import { uiTexts } from '../texts.ts';

/**
 * Sign-in and registration, below an account of what members have here. `onLeave` is called before either is followed.
 */
export function WaysIn({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <ButtonLink to="/sign-in?prompt=login" variant="primary" onClick={onLeave}>
        {uiTexts.signIn}
      </ButtonLink>
      <ButtonLink to="/register?mode=regular&prompt=login" onClick={onLeave}>
        {uiTexts.signUp}
      </ButtonLink>
    </>
  );
}
