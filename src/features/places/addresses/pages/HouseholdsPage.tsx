import { useLocation } from 'react-router-dom';

import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';

import { useAddressHouseholdsQuery, type HouseholdsAnswer } from '../addressSearchApi.ts';
import { HouseholdTable } from '../components/HouseholdTable.tsx';
import styles from '../components/lists.module.scss';
import { NothingFound } from '../components/NothingFound.tsx';
import { SearchFrame } from '../components/SearchFrame.tsx';
import { householdsAddress, queryInWords, readSearch } from '../searchAddresses.ts';
import { householdsTexts as texts, renumberingTexts } from '../texts.ts';

type Renumbering = HouseholdsAnswer['renumberings'][number];

const inWords = ({ was, is, year, certainty, source }: Renumbering): string =>
  `${renumberingTexts.change(was, is, year)}${renumberingTexts.certainty[certainty]} (${source}).`;

/** How the street was renamed and renumbered, as far as is known. */
function Renumberings({ renumberings }: Pick<HouseholdsAnswer, 'renumberings'>) {
  if (renumberings.length === 0) {
    return <p className={styles.muted}>{renumberingTexts.none}</p>;
  }
  return (
    <section aria-label={renumberingTexts.label}>
      <ul className={styles.renumberings}>
        {renumberings.map((each) => (
          <li key={`${each.was} ${each.is} ${each.year}`}>{inWords(each)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Who lived at an address over the years (spec 1 section 2). States: loading, failed, no one known, households. */
export function Component() {
  const { query, page } = readSearch(useLocation().search);
  const asked = queryInWords(query);
  const { currentData: found, ...answer } = useAddressHouseholdsQuery({ input: query, page }, { skip: asked === '' });
  const heading = asked === '' ? texts.title : asked;
  usePageTitle(heading);
  return (
    <SearchFrame query={query} heading={heading} step="households">
      {found === undefined && <NoAnswer of={answer} texts={texts} headingLevel={2} />}
      {found?.total === 0 && <NothingFound query={query} />}
      {found && found.total > 0 && (
        <>
          <p role="status">{texts.found(found.total)}</p>
          <Renumberings renumberings={found.renumberings} />
          <HouseholdTable households={found.households} />
          <Pagination
            label={texts.pages}
            current={found.page}
            last={Math.ceil(found.total / found.pageSize)}
            hrefOf={(number) => householdsAddress(query, number)}
          />
        </>
      )}
    </SearchFrame>
  );
}
