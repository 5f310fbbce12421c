import { figure } from '#domain/kernel/wording/countInWords.ts';
import { isOfferedOf } from '#domain/site/content/censusOfPage.ts';
import { useRecordSetsQuery, type HeldSet } from '#features/search/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Drawing } from '#ui/Drawing/Drawing.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { allHoldings } from '../holdings.ts';
import { RecentSearches } from '../member/RecentSearches.tsx';
import { holdingsTexts as texts, guideTexts } from '../texts.ts';
import guideCardsStyles from './GuideCards.module.scss';
import holdingsFiguresStyles from './HoldingsFigures.module.scss';
import { HoldingsPart } from './HoldingsPart.tsx';
import { HoldingsProofs } from './HoldingsProofs.tsx';
import { StartTree } from './StartTree.tsx';
import styles from './VisitorHomeParts.module.scss';

/** Ways into the records by what they are, each with its drawing; none to a census that is not held. */
function GuideCards() {
  const { heldCensuses = [] } = readSiteBoot();
  return (
    <section aria-labelledby="guides" className={guideCardsStyles.guides}>
      <h2 id="guides">{guideTexts.heading}</h2>
      <ul role="list" className={guideCardsStyles.list}>
        {guideTexts.guides
          .filter(({ to }) => isOfferedOf(to, heldCensuses))
          .map(({ title, text, to, picture }) => (
            <li key={to} className={guideCardsStyles.guide}>
              <div className={guideCardsStyles.picture}>
                <Drawing name={picture} />
              </div>
              <div className={guideCardsStyles.words}>
                <TextLink plain strong to={to}>
                  {title}
                </TextLink>
                <p className={guideCardsStyles.text}>{text}</p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** How much the site holds, counted now. Draws nothing for a site without records. */
function HoldingsFigures({ sets }: { sets: readonly HeldSet[] }) {
  const all = allHoldings(sets);
  if (all.records === 0) return null;
  const free = sets.filter(({ access }) => access === 'free').length;
  const figures = [
    { label: texts.figuresRecords, value: figure(all.records) },
    { label: texts.figuresSets, value: figure(all.sets) },
    ...(all.span === null ? [] : [{ label: texts.figuresYears, value: all.span }]),
    ...(free === 0 ? [] : [{ label: texts.figuresFree, value: figure(free) }]),
  ];
  return (
    <div className={holdingsFiguresStyles.band}>
      <dl className={holdingsFiguresStyles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={holdingsFiguresStyles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What follows the search on the home of visitors; each part that needs an answer waits for its own. */
export function VisitorHomeParts() {
  const { data: sets } = useRecordSetsQuery();
  return (
    <>
      <HoldingsFigures sets={sets ?? []} />
      <PageContainer width="wide">
        <div className={styles.parts}>
          <RecentSearches />
          <HoldingsProofs sets={sets ?? []} />
          <GuideCards />
          <StartTree />
          <HoldingsPart />
        </div>
      </PageContainer>
    </>
  );
}
