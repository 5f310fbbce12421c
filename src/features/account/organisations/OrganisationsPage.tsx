import { useDuty } from '#features/kernel/grants/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { organisationAddress } from './addresses.ts';
import { type Organisation, useOrganisationsQuery } from './organisationsApi.ts';
import { listTexts as texts } from './texts.ts';

const COLUMNS: readonly Column<Organisation>[] = [
  {
    id: 'name',
    header: texts.name,
    isRowHeader: true,
    cell: (organisation) => <TextLink to={organisationAddress(organisation)}>{organisation.name}</TextLink>,
  },
  { id: 'kind', header: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
];

const PEOPLE: Column<Organisation> = {
  id: 'people',
  header: texts.people,
  cell: (organisation) => (
    <TextLink to={organisationAddress(organisation, 'people')}>
      {texts.people}
      <VisuallyHidden>{texts.of(organisation.name)}</VisuallyHidden>
    </TextLink>
  ),
};

/**
 * /organisations: libraries and partner organisations that the reader looks after; for staff every one, with the people
 * of each. States: loading, failed, none, organisations.
 */
export function Component() {
  const isStaff = useDuty('operations');
  const answer = useOrganisationsQuery();
  const title = isStaff ? texts.titleOfStaff : texts.title;
  const none = isStaff ? texts.none : texts.noneOfContact;
  usePageTitle(title);
  return (
    <StaffPage texts={{ title, intro: isStaff ? texts.introOfStaff : texts.intro }}>
      <Answer
        of={answer}
        texts={texts}
        headingLevel={2}
        empty={
          <Notice tone="empty" headingLevel={2} title={none.title}>
            <p>{none.text}</p>
          </Notice>
        }
      >
        {(organisations) => (
          <DataTable
            caption={texts.caption}
            hideCaption
            stacks="named"
            density="comfortable"
            columns={isStaff ? [...COLUMNS, PEOPLE] : COLUMNS}
            rows={organisations}
            rowKey={({ kind, id }) => `${kind} ${id}`}
          />
        )}
      </Answer>
    </StaffPage>
  );
}
