import { FEDERATION } from '#domain/site/content/routeContent.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Cards } from '#ui/ContentText/Entries.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { useContentsQuery } from '../landingApi.ts';
import { partnerTexts as texts } from '../partnerTexts.ts';
import styles from './TextLinks.module.scss';

interface PartnersProps {
  title: string;
  /** Said where there is none. */
  none: string;
  /** Only those whose key starts with that segment. */
  under: string | null;
  isShown: (key: string) => boolean;
}

/** Partners as cards. States: on their way, failed, none, some. */
function Partners({ title, none, under, isShown }: PartnersProps) {
  const { data, ...answer } = useContentsQuery({ kind: 'partner', under });
  if (data === undefined)
    return <NoAnswer of={answer} texts={texts} waiting={<SkeletonTable rows={2} columns={3} />} headingLevel={2} />;
  const shown = data.filter(({ key }) => isShown(key));
  if (shown.length === 0)
    return (
      <Notice tone="empty" headingLevel={2} title={none}>
        {texts.noneText}
      </Notice>
    );
  return (
    <section aria-labelledby="partner-links" className={styles.links}>
      <h2 id="partner-links">{title}</h2>
      <Cards
        entries={shown.map((text) => ({
          title: text.title,
          value: null,
          to: `/partners/${text.key}`,
          spans: [{ text: text.description, isStrong: false, isEmphasis: false, isCode: false, to: null }],
        }))}
      />
    </section>
  );
}

/** The partners, the federation among them and its members below it. */
export const PartnerList = ({ except }: { /** The partner one is at. */ except?: string }) => (
  <Partners
    title={except === undefined ? texts.all : texts.others}
    none={texts.none}
    under={null}
    isShown={(key) => !key.includes('/') && key !== except}
  />
);

/** The member societies of the federation. */
export const MemberSocieties = ({ except }: { /** The society one is at. */ except?: string }) => (
  <Partners
    title={except === undefined ? texts.societies : texts.otherSocieties}
    none={texts.noSocieties}
    under={FEDERATION}
    isShown={(key) => key !== except}
  />
);
