import { Suspense, useState, useEffect, useRef } from 'react';
import { useSelector, useDispatch } from 'react-redux';

import { isBot } from '#domain/kernel/grants/isBot.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { selectIsAsking, selectIsChoosing, privacyChoicesOpened } from '../consentSlice.ts';
import { bannerTexts as texts } from '../texts.ts';
import styles from './ConsentBanner.module.scss';
import { useAnswerConsent } from './useAnswerConsent.ts';

/** Says on the page how much of its foot is covered, so that what has the focus is never scrolled under the banner. */
function useRoomBelow() {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--covered-foot', `${banner.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (banner.current) observer.observe(banner.current);
    measure();
    return () => {
      observer.disconnect();
      root.style.removeProperty('--covered-foot');
    };
  }, []);
  return banner;
}

/** Asks once what the reader allows. Yes and no weigh the same, and the page below can be used without an answer. */
function ConsentBanner() {
  const dispatch = useDispatch();
  const banner = useRoomBelow();
  const { acceptAll, refuseAll } = useAnswerConsent();
  // The button that had the focus goes with the banner: the reader goes on at the page.
  const andGoOn = (act: () => void) => () => {
    const hadFocus = banner.current?.contains(document.activeElement);
    act();
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section ref={banner} aria-label={texts.title} className={styles.banner}>
      <p className={styles.text}>
        {texts.text} <TextLink to="/cookies-policy">{texts.policy}</TextLink>
      </p>
      <div className={styles.actions}>
        <Button size="sm" onClick={andGoOn(acceptAll)}>
          {texts.accept}
        </Button>
        <Button size="sm" onClick={andGoOn(refuseAll)}>
          {texts.refuse}
        </Button>
        <Button size="sm" onClick={() => dispatch(privacyChoicesOpened())}>
          {texts.choose}
        </Button>
      </div>
    </section>
  );
}

const PrivacyChoices = lazyPart(() => import('./PrivacyChoices.tsx').then((chunk) => chunk.PrivacyChoices));

/**
 * The banner while there is something to ask, and the choices while they are open; their code comes when they are first
 * opened. Crawlers are asked nothing.
 */
export function ConsentPrompt() {
  const isAsking = useSelector(selectIsAsking);
  const isChoosing = useSelector(selectIsChoosing);
  const [wasOpened, setWasOpened] = useState(false);
  if (isChoosing && !wasOpened) setWasOpened(true);
  const banner = isAsking && !isBot(navigator.userAgent) && <ConsentBanner />;
  return (
    <>
      {!isChoosing && banner}
      {wasOpened && (
        <Suspense fallback={banner}>
          <PrivacyChoices />
        </Suspense>
      )}
    </>
  );
}
