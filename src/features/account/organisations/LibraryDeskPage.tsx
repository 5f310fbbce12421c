import { useParams } from 'react-router-dom';

import { ConnectionTest } from './components/ConnectionTest.tsx';
import { ContactsForm } from './components/ContactsForm.tsx';
import { ContractFacts, SignInFacts } from './components/LibraryFacts.tsx';
import { OrganisationFrame } from './components/OrganisationFrame.tsx';
import { UseTable } from './components/UseTable.tsx';
import { libraryTexts as texts } from './libraryTexts.ts';
import { useLibraryDeskQuery } from './organisationsApi.ts';

/**
 * /organisations/libraries/:organisationId: what a librarian sees of their library, the test of its sign-in and its
 * contacts. States: loading, failed, no such library, content.
 */
export function Component() {
  const { organisationId: id = '' } = useParams();
  const { data, ...answer } = useLibraryDeskQuery({ id });
  return (
    <OrganisationFrame of={answer} desk={data} kind="LIBRARY" texts={texts}>
      {(desk) => (
        <>
          <ContractFacts {...desk} />
          <UseTable months={desk.months} />
          <ConnectionTest id={desk.id} />
          <SignInFacts {...desk} />
          <ContactsForm id={desk.id} contacts={desk.contacts} />
        </>
      )}
    </OrganisationFrame>
  );
}
