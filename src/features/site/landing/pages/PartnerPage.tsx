import { useParams } from 'react-router-dom';

import { FEDERATION } from '#domain/site/content/routeContent.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';

import { PartnerList, MemberSocieties } from '../components/PartnerList.tsx';
import { TextPage } from '../components/TextPage.tsx';
import { partnerTexts } from '../partnerTexts.ts';

/** One partner, or one member society of the federation (spec 1 section 2). */
export function Component() {
  const { partner, member } = useParams();
  const key = member === undefined ? (partner ?? '') : `${FEDERATION}/${member}`;
  const crumbs = [
    { label: partnerTexts.partners, to: '/partners' },
    ...(member === undefined ? [] : [{ label: partnerTexts.federation, to: `/partners/${FEDERATION}` }]),
    { label: member === undefined ? partnerTexts.thisPartner : partnerTexts.thisSociety },
  ];
  return (
    <TextPage
      kind="partner"
      textKey={key}
      above={<Breadcrumbs crumbs={crumbs} />}
      below={member === undefined ? <PartnerList except={key} /> : <MemberSocieties except={key} />}
    />
  );
}
