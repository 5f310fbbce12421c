import type { IntentAnswers } from '#domain/site/intent/intentAnswers.ts';
import { intentResultsAddress } from '#domain/site/intent/intentWay.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { Cards } from '#ui/ContentText/Entries.tsx';

import { personalisedTexts as texts } from './texts.ts';
import styles from './personalised.module.scss';

/** Other places of the site where the same person may be found; family trees for holders of their grant. */
export function NextWays({ answers: { firstName, lastName, born, place } }: { answers: IntentAnswers }) {
  const hasTrees = useGrant('tree');
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const isWide = born === '' && place === '' && firstName === '';
  const ways = [
    ...(lastName !== '' && !isWide
      ? [{ ...texts.ways.surname(lastName), to: intentResultsAddress({ lastName }) }]
      : []),
    { ...texts.ways.newspapers(name), to: `/search-newspapers/results?${new URLSearchParams({ q: name }).toString()}` },
    ...(place !== '' ? [{ ...texts.ways.place(place), to: intentResultsAddress({ place }) }] : []),
    ...(hasTrees ? [{ ...texts.ways.tree, to: '/family-tree' }] : []),
  ];
  return (
    <section aria-labelledby="next-ways" className={styles.part}>
      <h2 id="next-ways">{texts.next}</h2>
      <Cards
        entries={ways.map(({ title, text, to }) => ({
          title,
          value: null,
          to,
          spans: [{ text, isStrong: false, isEmphasis: false, isCode: false, to: null }],
        }))}
      />
    </section>
  );
}
