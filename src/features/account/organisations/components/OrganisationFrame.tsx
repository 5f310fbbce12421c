import type { ReactNode } from 'react';

import { codeOf } from '#domain/kernel/errors/failure.ts';
import { useDuty } from '#features/kernel/grants/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer, type NoAnswerProps } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { LIST_ADDRESS, organisationAddress } from '../addresses.ts';
import type { Organisation } from '../organisationsApi.ts';
import { listTexts as texts } from '../texts.ts';

interface OrganisationFrameProps<Desk> {
  of: NoAnswerProps['of'];
  /** Undefined while there is no answer. */
  desk: Desk | undefined;
  kind: Organisation['kind'];
  texts: NoAnswerProps['texts'];
  children: (desk: Desk) => ReactNode;
}

/** The page of an organisation: its name, and what its people see of it. States: loading, failed, none such, content. */
export function OrganisationFrame<Desk extends { id: string; name: string }>({
  of: answer,
  desk,
  kind,
  texts: own,
  children,
}: OrganisationFrameProps<Desk>) {
  const isStaff = useDuty('operations');
  usePageTitle(desk?.name ?? null);
  // What another looks after is not there.
  if (desk === undefined && codeOf(answer.error) === 'NOT_FOUND') throw new PageMissing();
  if (desk === undefined) return <NoAnswer of={answer} texts={own} asPage />;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <Breadcrumbs
            crumbs={[{ label: isStaff ? texts.titleOfStaff : texts.title, to: LIST_ADDRESS }, { label: desk.name }]}
          />
          <h1>{desk.name}</h1>
          {isStaff && <TextLink to={organisationAddress({ kind, id: desk.id }, 'people')}>{texts.people}</TextLink>}
        </Stack>
        {children(desk)}
      </Stack>
    </PageContainer>
  );
}
