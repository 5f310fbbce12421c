import { useLocation } from 'react-router-dom';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { AddressForm } from '../components/AddressForm.tsx';
import { readSearch } from '../searchAddresses.ts';
import styles from './AddressSearchPage.module.scss';

/** Where an address search begins (spec 1 section 2). */
export function Component() {
  const { search } = useLocation();
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>Address search</h1>
          <p className={styles.lead}>Find a street or a house, and see who lived there from census to census. British census records cover 1841 to 1921.</p>
        </div>
        <AddressForm key={search} initial={readSearch(search).query} />
        <p className={styles.note}>
          Write the address as you know it: “St” and “Street”, 12A, 12–14, “back of 7” or the name of a cottage. Houses that were numbered anew are followed where we know of it.
        </p>
      </div>
    </PageContainer>
  );
}
