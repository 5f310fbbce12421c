import { OrganisationPeople } from './components/OrganisationPeople.tsx';

/** /organisations/libraries/:organisationId/people: who looks after a library, for staff. */
export const Component = () => <OrganisationPeople kind="LIBRARY" />;
