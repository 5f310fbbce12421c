import { useLocation } from 'react-router-dom';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { AddressForm } from '../components/AddressForm.tsx';
import { readSearch } from '../searchAddresses.ts';
import { addressSearchTexts as texts } from '../texts.ts';
import styles from './AddressSearchPage.module.scss';

/** Where an address search starts (spec 1 section 2). */
export function Component() {
  const { search } = useLocation();
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <AddressForm key={search} initial={readSearch(search).query} />
        <p className={styles.note}>{texts.note}</p>
      </div>
    </PageContainer>
  );
}
