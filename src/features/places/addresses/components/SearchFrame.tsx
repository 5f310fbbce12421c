import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import type { AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { postcodeNote } from '#domain/places/addresses/postcode.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { formAddress, queryInWords, SEARCH_PATH, streetsAddress } from '../searchAddresses.ts';
import { addressFrameTexts as texts, addressSearchTexts } from '../texts.ts';
import styles from './SearchFrame.module.scss';

interface SearchFrameProps {
  query: AddressQuery;
  heading: string;
  /** Which step of the search this is. */
  step: 'streets' | 'households';
  children: ReactNode;
}

/**
 * What the pages of an address search have in common: the place in the site, what was asked, and the way to change it.
 * An address that asks nothing leads to the form.
 */
export function SearchFrame({ query, heading, step, children }: SearchFrameProps) {
  const asked = queryInWords(query);
  const note = postcodeNote(query.postcode, query.location !== '');
  const streets = { label: texts.streets, to: streetsAddress({ ...query, houseNumber: '', street: '' }) };
  return (
    <PageContainer>
      <div className={styles.page}>
        <Breadcrumbs
          crumbs={[
            { label: addressSearchTexts.title, to: SEARCH_PATH },
            ...(step === 'households'
              ? [...(query.location === '' ? [] : [streets]), { label: texts.households }]
              : [{ label: texts.streets }]),
          ]}
        />
        <div className={styles.head}>
          <h1>{heading}</h1>
          {asked !== '' && <ButtonLink to={formAddress(query)}>{texts.change}</ButtonLink>}
        </div>
        {note !== null && <Notice tone="info" title={note} />}
        {asked === '' ? (
          <Notice
            tone="empty"
            icon={SearchX}
            headingLevel={2}
            title={texts.nothing.title}
            actions={<ButtonLink to={SEARCH_PATH}>{texts.nothing.search}</ButtonLink>}
          >
            <p>{texts.nothing.text}</p>
          </Notice>
        ) : (
          children
        )}
      </div>
    </PageContainer>
  );
}
