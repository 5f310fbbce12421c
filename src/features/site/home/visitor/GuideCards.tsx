import { isOfferedOf } from '#domain/site/content/censusOfPage.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Drawing } from '#ui/Drawing/Drawing.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { guideTexts as texts } from '../texts.ts';
import styles from './GuideCards.module.scss';

/** Ways into the records by what they are, each with its drawing; none to a census that is not held. */
export function GuideCards() {
  const { heldCensuses = [] } = readSiteBoot();
  return (
    <section aria-labelledby="guides" className={styles.guides}>
      <h2 id="guides">{texts.heading}</h2>
      <ul role="list" className={styles.list}>
        {texts.guides
          .filter(({ to }) => isOfferedOf(to, heldCensuses))
          .map(({ title, text, to, picture }) => (
            <li key={to} className={styles.guide}>
              <div className={styles.picture}>
                <Drawing name={picture} />
              </div>
              <div className={styles.words}>
                <TextLink plain strong to={to}>
                  {title}
                </TextLink>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
