import { useParams } from 'react-router-dom';

import { codeOf } from '#domain/kernel/errors/failure.ts';
import { InviteSteward, StewardTable } from '#features/kernel/sharing/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { LIST_ADDRESS, organisationAddress } from '../addresses.ts';
import {
  type Organisation,
  useEndContactMutation,
  useInviteContactMutation,
  useOrganisationPeopleQuery,
  useOrganisationsQuery,
} from '../organisationsApi.ts';
import { refusalText } from '../refusalText.ts';
import { listTexts, peopleTexts as texts } from '../texts.ts';

/** Who looks after an organisation, who is invited to, and the form that invites. States: loading, failed, none, people. */
export function OrganisationPeople({ kind }: Pick<Organisation, 'kind'>) {
  const { organisationId: id = '' } = useParams();
  const answer = useOrganisationPeopleQuery({ kind, id });
  const { data: organisations = [] } = useOrganisationsQuery();
  const [end, { error }] = useEndContactMutation();
  const [invite, invitation] = useInviteContactMutation();
  if (codeOf(answer.error) === 'NOT_FOUND') throw new PageMissing();
  const name = organisations.find((one) => one.kind === kind && one.id === id)?.name ?? id;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <Breadcrumbs
            crumbs={[
              { label: listTexts.titleOfStaff, to: LIST_ADDRESS },
              { label: name, to: organisationAddress({ kind, id }) },
              { label: listTexts.people },
            ]}
          />
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
        </Stack>
        <FormRefusal title={texts.endFailed} reason={refusalText(error)} />
        <StewardTable of={answer} texts={texts} onEnd={({ id: steward }) => void end({ kind, id, steward })} />
        <InviteSteward
          onInvite={async (email) => (await invite({ kind, id, email })).data !== undefined}
          refusal={refusalText(invitation.error)}
        />
      </Stack>
    </PageContainer>
  );
}
