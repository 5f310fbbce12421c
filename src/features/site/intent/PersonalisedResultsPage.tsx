import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { type IntentAnswers, namesSomeone, readIntent } from '#domain/site/intent/intentAnswers.ts';
import { ancestorAddress, INTENT_PATH, intentResultsAddress } from '#domain/site/intent/intentWay.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { type searchQuerySlice, selectRecentSearches } from '#features/search/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Cards } from '#ui/ContentText/Entries.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './personalised.module.scss';
import { PersonalRecords } from './PersonalRecords.tsx';
import { personalisedTexts as texts } from './texts.ts';

/** Other places of the site where the same person may be found; family trees for holders of their grant. */
function NextWays({ answers: { firstName, lastName, born, place } }: { answers: IntentAnswers }) {
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

type WithSearches = Record<typeof searchQuerySlice.name, ReturnType<typeof searchQuerySlice.reducer>>;

/** The searches this browser remembers. Draws nothing while there are none. */
function RecentOnes() {
  const searches = useSelector((state: WithSearches) => selectRecentSearches(state));
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-ones" className={styles.part}>
      <h2 id="recent-ones">{texts.recent}</h2>
      <ul role="list" className={styles.records}>
        {searches.map(({ address, label, total }) => (
          <li key={address} className={styles.record}>
            <TextLink to={address}>{label}</TextLink>
            <span className={styles.set}>{texts.found(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Ann Pinch, born about 1881, Roche`. */
function inWords({ firstName, lastName, born, place }: IntentAnswers): string {
  return [[firstName, lastName].filter(Boolean).join(' '), born && texts.born(born), place].filter(Boolean).join(', ');
}

/**
 * What fits the answers of `/intent-capture`, which the address holds. Without any it says how to give them.
 */
export function Component() {
  const { search } = useLocation();
  const answers = readIntent(search);
  const isAsked = namesSomeone(answers);
  return (
    <PageContainer>
      <div className={styles.page}>
        <div>
          <h1>{texts.title}</h1>
          {isAsked && (
            <p className={styles.said}>
              {inWords(answers)} <TextLink to={ancestorAddress(answers)}>{texts.change}</TextLink>
            </p>
          )}
        </div>
        {isAsked ? (
          <>
            <PersonalRecords answers={answers} />
            <NextWays answers={answers} />
          </>
        ) : (
          <section className={styles.unasked} aria-labelledby="unasked">
            <h2 id="unasked">{texts.unasked}</h2>
            <p>{texts.unaskedText}</p>
            <p>
              <ButtonLink variant="primary" to={INTENT_PATH}>
                {texts.start}
              </ButtonLink>
            </p>
          </section>
        )}
        <RecentOnes />
      </div>
    </PageContainer>
  );
}
