import type { RouteVisit } from './visitRoute.ts';

const MEMBER = 'member@example.com';

/** The help centre: the part of the routes' visits that is its own. */
export const helpVisits: readonly (readonly [title: string, visit: RouteVisit])[] = [
  ['ROUTE-170 /help is the home of the help', { address: '/help', heading: 'How can we help?' }],
  ['EMBED-003 HELP-019 /help has no banner in the app', { address: '/help?source=app', heading: 'Help' }],
  [
    'ROUTE-171 /help/search finds articles',
    { address: '/help/search?query=password', heading: 'Results for “password”', robots: 'noindex' },
  ],
  [
    'HELP-013 an article that is not there',
    {
      address: '/help/articles/zzz',
      status: 404,
      heading: 'Oops - it looks like that article doesn’t exist',
      robots: 'noindex',
    },
  ],
  [
    'HELP-014 a category that is not there',
    {
      address: '/help/categories/zzz',
      status: 404,
      heading: 'Oops - it looks like that category doesn’t exist',
      robots: 'noindex',
    },
  ],
  [
    'HELP-015 a section that is not there',
    {
      address: '/help/sections/zzz',
      status: 404,
      heading: 'Oops - it looks like that section doesn’t exist',
      robots: 'noindex',
    },
  ],
  [
    'HELP-016 any other page of the help',
    { address: '/help/zzz', status: 404, heading: 'Oops - it looks like that page doesn’t exist', robots: 'noindex' },
  ],
  ['ROUTE-175 /help/contact is the contact page', { address: '/help/contact', heading: 'Contact us' }],
  [
    '/account/support lists a member’s requests',
    { address: '/account/support', as: MEMBER, heading: 'Support requests', robots: 'noindex' },
  ],
  [
    '/account/support sends a visitor to sign in',
    { address: '/account/support', endsAt: '/sign-in', redirect: 'soft', heading: 'Sign in', robots: 'noindex' },
  ],
  [
    '/account/support/:reference of another member says that there is none',
    { address: '/account/support/none', as: MEMBER, heading: 'We don’t have this request', robots: 'noindex' },
  ],
  [
    '/support-request of a link that opens nothing says so',
    { address: '/support-request', heading: 'This link no longer works', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/tickets shows staff what waits',
    { address: '/internal/tickets', as: 'staff', heading: 'Support requests', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/tickets/:reference of no request is not found',
    {
      address: '/internal/tickets/none',
      as: 'staff',
      heading: 'We can’t find this request',
      robots: 'noindex, nofollow',
    },
  ],
  [
    '/internal/help shows staff notices and what readers say',
    { address: '/internal/help', as: 'staff', heading: 'Notices and help', robots: 'noindex, nofollow' },
  ],
];
