import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './plans.module.scss';
import { planTexts as texts } from './texts.ts';

/** What every subscription comes with, under the plans. */
export const PlanBenefits = () => (
  <div className={styles.promises}>
    {texts.promises.map(({ title, text }) => (
      <section key={title}>
        <h2>{title}</h2>
        <p>{text}</p>
      </section>
    ))}
    <p className={styles.contact}>
      {texts.questions} <TextLink to="/help/contact">{texts.contact}</TextLink>
    </p>
  </div>
);
