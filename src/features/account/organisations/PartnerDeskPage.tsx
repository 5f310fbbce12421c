import { useParams } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import { JoinedTable } from './components/JoinedTable.tsx';
import { OrganisationFrame } from './components/OrganisationFrame.tsx';
import { PartnerCollections } from './components/PartnerCollections.tsx';
import { usePartnerDeskQuery } from './organisationsApi.ts';
import { partnerTexts as texts } from './partnerTexts.ts';

/**
 * /organisations/partners/:organisationId: what the contact of a partner organisation sees of it. States: loading,
 * failed, no such organisation, content.
 */
export function Component() {
  const { organisationId: id = '' } = useParams();
  const { data, ...answer } = usePartnerDeskQuery({ id });
  return (
    <OrganisationFrame of={answer} desk={data} kind="PARTNER" texts={texts}>
      {({ endsAt, mostMembers, numbers, domains, periods, collections }) => (
        <>
          <Card title={texts.contract}>
            <DescriptionList
              items={[
                { term: texts.until, value: dayInWords(new Date(Date.parse(endsAt) - 1).toISOString()) },
                { term: texts.most, value: mostMembers === null ? texts.any : figure(mostMembers) },
                { term: texts.numbers, value: figure(numbers) },
                { term: texts.domains, value: domains.length === 0 ? texts.noDomains : domains.join(', ') },
              ]}
            />
          </Card>
          <JoinedTable id={id} periods={periods} />
          <PartnerCollections collections={collections} />
        </>
      )}
    </OrganisationFrame>
  );
}
