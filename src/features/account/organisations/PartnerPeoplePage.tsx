import { OrganisationPeople } from './components/OrganisationPeople.tsx';

/** /organisations/partners/:organisationId/people: who looks after a partner organisation, for staff. */
export const Component = () => <OrganisationPeople kind="PARTNER" />;
