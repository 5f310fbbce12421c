import type { RouteDefinition } from '../routeDefinition.ts';

const forContacts = {
  access: { internal: 'always', duties: ['operations'], contact: true },
  robots: 'noindex, nofollow',
} as const satisfies Partial<RouteDefinition>;
const forStaff = {
  access: { internal: 'always', duties: ['operations'] },
  robots: 'noindex, nofollow',
} as const satisfies Partial<RouteDefinition>;

/** Libraries and partner organisations, for staff and for members who look after one. */
export const organisationRoutes: readonly RouteDefinition[] = [
  { id: 'organisations.list', pattern: '/organisations', title: 'Your organisations', ...forContacts },
  {
    id: 'organisations.library',
    pattern: '/organisations/libraries/:organisationId',
    title: 'Library',
    ...forContacts,
  },
  {
    id: 'organisations.library-people',
    pattern: '/organisations/libraries/:organisationId/people',
    title: 'People who look after this organisation',
    ...forStaff,
  },
  {
    id: 'organisations.partner',
    pattern: '/organisations/partners/:organisationId',
    title: 'Partner organisation',
    ...forContacts,
  },
  {
    id: 'organisations.partner-people',
    pattern: '/organisations/partners/:organisationId/people',
    title: 'People who look after this organisation',
    ...forStaff,
  },
  {
    id: 'organisations.invitation',
    pattern: '/organisations/invitations/:token',
    title: 'Invitation to look after an organisation',
    robots: 'noindex, nofollow',
  },
];
