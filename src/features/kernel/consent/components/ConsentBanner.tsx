import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

import { Button } from '#ui/Button/Button.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { privacyChoicesOpened } from '../consentSlice.ts';
import { bannerTexts as texts } from '../texts.ts';
import { useAnswerConsent } from './useAnswerConsent.ts';
import styles from './ConsentBanner.module.scss';

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
export function ConsentBanner() {
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
