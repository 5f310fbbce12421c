import { BookOpenText, Newspaper, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { selectMember } from '#features/kernel/auth/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { archiveTexts as texts } from '../texts.ts';
import styles from './ArchiveDashboard.module.scss';

interface Promotion {
  title: string;
  words: string;
  label: string;
  to: string;
  icon: ReactNode;
}

/** One thing to start with, each behind a grant of its own (spec 1 section 3). */
const PROMOTIONS: Readonly<Record<'record-search' | '1921-census-search' | 'newspaper-search', Promotion>> = {
  'record-search': {
    ...texts.records,
    to: '/search/results',
    icon: <BookOpenText aria-hidden />,
  },
  '1921-census-search': {
    ...texts.census1921,
    to: '/search-1921-census',
    icon: <UsersRound aria-hidden />,
  },
  'newspaper-search': {
    ...texts.newspapers,
    to: '/search/results?sourcecategory=newspapers+%26+publications',
    icon: <Newspaper aria-hidden />,
  },
};

function PromotionCard({ title, words, label, to, icon }: Promotion) {
  return (
    <Card title={title}>
      <div className={styles.promotion}>
        <span className={styles.icon}>{icon}</span>
        <p>{words}</p>
        <TextLink to={to}>{label}</TextLink>
      </div>
    </Card>
  );
}

/**
 * What the social-history archive recommends to its members, in the place of their home, where the operator set
 * `LOGGED_IN_HOME` so. States: what their grants recommend, nothing.
 */
export function ArchiveDashboard() {
  const member = useSelector(selectMember);
  const shown = [
    useGrant('sha-dashboard:promote-record-search') && PROMOTIONS['record-search'],
    useGrant('sha-dashboard:promote-1921-census-search') && PROMOTIONS['1921-census-search'],
    useGrant('sha-dashboard:promote-newspaper-search') && PROMOTIONS['newspaper-search'],
  ].filter((promotion) => promotion !== false);
  return (
    <PageContainer>
      <div className={styles.page}>
        <h1>{texts.welcome(member?.displayName)}</h1>
        {shown.length === 0 ? (
          <Notice
            tone="empty"
            title={texts.empty}
            actions={<TextLink to="/search/historical-records">{texts.allSets}</TextLink>}
          >
            <p>{texts.emptyText}</p>
          </Notice>
        ) : (
          <div className={styles.promotions}>
            {shown.map((promotion) => (
              <PromotionCard key={promotion.to} {...promotion} />
            ))}
          </div>
        )}
      </div>
    </PageContainer>
  );
}
