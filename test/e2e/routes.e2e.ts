/* eslint-disable max-lines -- a table of every route */
import type { Browser } from 'puppeteer';

import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { helpVisits } from './support/helpVisits.spec.ts';
import { landingVisits } from './support/landingVisits.spec.ts';
import { openBrowser } from './support/openBrowser.ts';
import { paymentVisits } from './support/paymentVisits.spec.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { expectedOf, visitAll, FOR_SHORT_VISITS, type RouteMet, type RouteVisit } from './support/visitRoute.ts';

const NOT_FOUND = 'Page not found';
const MEMBER = 'member@example.com';
const WENT_WRONG = 'Well, that didn’t quite go according to plan...';

/** The first test may wait for the last visit. */
const ALL_VISITS_MS = 600_000;

/** One address as one reader: what the specification says they meet. */
const VISITS: readonly (readonly [title: string, visit: RouteVisit])[] = [
  ...helpVisits,
  ...landingVisits,
  ...paymentVisits,
  ['ROUTE-176 / is the home of a visitor', { address: '/', heading: 'Find your ancestors in the records' }],
  [
    'HOME-002 HOME-003 / leads a member to /home with the query',
    { address: '/?a=b', as: MEMBER, endsAt: '/home?a=b', redirect: 'soft', heading: 'Welcome, Mary' },
  ],
  [
    'ROUTE-177 HOME-004 /home is the home of a member',
    { address: '/home', as: MEMBER, heading: 'Welcome, Mary', robots: 'noindex' },
  ],
  [
    'ROUTE-177 SHELL-014 /home/anything is the home of a member, too',
    { address: '/home/anything', as: MEMBER, heading: 'Welcome, Mary', robots: 'noindex' },
  ],
  [
    'HOME-005 GRANT-037 /home is the archive’s dashboard where the setting says so',
    {
      address: '/home',
      as: MEMBER,
      overrides: { settings: { loggedInHome: 'sha-dashboard' }, grants: ['sha-dashboard:promote-record-search'] },
      heading: 'Welcome to the archive, Mary',
      robots: 'noindex',
    },
  ],
  [
    'HOME-006 /home loads / for a visitor',
    { address: '/home', endsAt: '/', redirect: 'hard', heading: 'Find your ancestors in the records' },
  ],
  ['ROUTE-017 /sign-in is the sign-in page', { address: '/sign-in', heading: 'Sign in' }],
  [
    'ROUTE-017 SHELL-014 /sign-in/anything is the sign-in page',
    { address: '/sign-in/anything', endsAt: '/sign-in', redirect: 'soft', heading: 'Sign in' },
  ],
  [
    'ROUTE-018 /sign-in leads a member who has no return location home',
    { address: '/sign-in', as: MEMBER, endsAt: '/home', redirect: 'soft', heading: 'Welcome, Mary' },
  ],
  [
    'ROUTE-019 /sign-in has no bar and no foot for bots',
    { address: '/sign-in', userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)', heading: 'Sign in', chrome: [] },
  ],
  ['ROUTE-021 /register is the registration page', { address: '/register', heading: 'Create an account' }],
  [
    'ROUTE-024 /register leads a member home',
    { address: '/register', as: MEMBER, endsAt: '/home', redirect: 'soft', heading: 'Welcome, Mary' },
  ],
  [
    'ROUTE-013 /access-denied is the access denied page',
    { address: '/access-denied', heading: 'Access denied', robots: 'noindex' },
  ],
  [
    'ROUTE-014 /access-denied/record is another page',
    { address: '/access-denied/record', heading: 'You cannot see this record', robots: 'noindex' },
  ],
  [
    'ROUTE-013 below /access-denied is nothing else',
    { address: '/access-denied/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  ['ROUTE-033 /error is the generic error page', { address: '/error', heading: WENT_WRONG, robots: 'noindex' }],
  [
    'ROUTE-033 below /error is nothing else',
    { address: '/error/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-029 /error/auth is the authentication error page',
    { address: '/error/auth', heading: 'We could not sign you in', robots: 'noindex' },
  ],
  [
    'ROUTE-015 /search/historical-records shows all record sets',
    { address: '/search/historical-records', heading: 'All record sets' },
  ],
  [
    'ROUTE-016 below /search/historical-records is nothing else',
    { address: '/search/historical-records/x', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-152 /search/results shows the results of a record search',
    { address: '/search/results?lastname=nobodyatall', heading: 'Nobodyatall', robots: 'noindex' },
  ],
  [
    '/search/compare without records says how to choose some',
    { address: '/search/compare', heading: 'Compare records', robots: 'noindex' },
  ],
  [
    'ROUTE-153 /maps and what lies below it is the map search',
    { address: '/maps/anything', heading: 'Map of records', robots: 'noindex' },
  ],
  [
    'ROUTE-182 /internal/login is the staff sign-in',
    { address: '/internal/login', heading: 'Staff sign-in', robots: 'noindex, nofollow' },
  ],
  [
    '/internal is the desk of staff',
    { address: '/internal', as: 'staff', heading: 'Desk', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/ui leads a member to the staff sign-in',
    {
      address: '/internal/ui',
      as: MEMBER,
      endsAt: '/internal/login',
      redirect: 'hard',
      heading: 'Staff sign-in',
      robots: 'noindex, nofollow',
    },
  ],
  [
    '/internal/ui shows staff every part of the interface',
    { address: '/internal/ui', as: 'staff', heading: 'Interface parts', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/corrections shows staff the corrections of newspapers',
    { address: '/internal/corrections', as: 'staff', heading: 'Newspaper corrections', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/clipping-reports shows staff the clippings that were reported',
    { address: '/internal/clipping-reports', as: 'staff', heading: 'Reported clippings', robots: 'noindex, nofollow' },
  ],
  [
    '/my-records lists the records of a member',
    { address: '/my-records', as: MEMBER, heading: 'My records', robots: 'noindex' },
  ],
  [
    'ROUTE-066 /internal-testing/throw shows the page for what cannot be drawn',
    { address: '/internal-testing/throw', heading: WENT_WRONG, robots: 'noindex, nofollow' },
  ],
  [
    'ROUTE-067 INT-002 /internal-testing/throw-gql shows the default page of GraphQL errors',
    { address: '/internal-testing/throw-gql', heading: 'Something went wrong', robots: 'noindex, nofollow' },
  ],
  [
    '/complete-login without a sign-in under way says so',
    { address: '/complete-login', heading: 'We could not sign you in', robots: 'noindex, nofollow' },
  ],
  [
    'a record set that is not there is not found',
    { address: '/record-sets/NONE', status: 404, heading: 'We do not have this record set', robots: 'noindex' },
  ],
  [
    '/books/:bookId is not found for a book that is not there',
    { address: '/books/b-999', status: 404, heading: 'We do not have this book', robots: 'noindex' },
  ],
  ['NEWS-003 /newspapers is the list of newspapers for a visitor', { address: '/newspapers', heading: 'Newspapers' }],
  [
    'ROUTE-144 /search-newspapers is the newspaper search of a member',
    { address: '/search-newspapers', as: MEMBER, heading: 'Search newspapers', robots: 'noindex' },
  ],
  [
    'ROUTE-145 FLAG-015 /search-newspapers opens to a visitor while the flag is on',
    {
      address: '/search-newspapers',
      overrides: { flags: { 'enable-newspapers-landing-page': true } },
      heading: 'Search newspapers',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-146 FLAG-015 /search-newspapers loads /newspapers for a visitor',
    { address: '/search-newspapers', endsAt: '/newspapers', redirect: 'hard', heading: 'Newspapers' },
  ],
  [
    'ROUTE-147 /search-newspapers/results shows the articles of a search',
    { address: '/search-newspapers/results?q=nobodyatall', heading: 'nobodyatall', robots: 'noindex' },
  ],
  [
    'ROUTE-148 /search-newspapers/advanced is the advanced search',
    { address: '/search-newspapers/advanced', heading: 'Advanced newspaper search' },
  ],
  [
    'ROUTE-149 /search-newspapers/issues is the list of issues by date',
    { address: '/search-newspapers/issues', heading: 'Newspapers by date' },
  ],
  [
    'ROUTE-150 /search-newspapers/titles is the list of titles',
    { address: '/search-newspapers/titles', heading: 'Newspaper titles' },
  ],
  [
    'ROUTE-151 FLAG-004 /search-newspapers takes a sentence of a member of the test group',
    {
      address: '/search-newspapers',
      as: MEMBER,
      overrides: { groups: ['ai-newspaper-search'] },
      heading: 'Search newspapers',
      robots: 'noindex',
    },
  ],
  [
    'NEWS-002 below /search-newspapers is nothing else',
    { address: '/search-newspapers/nonsense', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'a place without newspapers is not found',
    {
      address: '/newspapers/place/none/none',
      status: 404,
      heading: 'We have no newspapers of this place',
      robots: 'noindex',
    },
  ],
  [
    'a newspaper that is not held is not found',
    { address: '/newspapers/title/none', status: 404, heading: 'We do not have this newspaper', robots: 'noindex' },
  ],
  [
    'a year of a newspaper that is not held is not found',
    { address: '/newspapers/title/none/1881', status: 404, heading: 'No issues of this year', robots: 'noindex' },
  ],
  [
    'an issue that is not held is not found',
    {
      address: '/newspapers/issue/BL/0000000/18810101',
      status: 404,
      heading: 'We do not have this issue',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-073 ROUTE-072 /collections is the home of collections',
    { address: '/collections', heading: 'Collections', robots: 'noindex' },
  ],
  [
    'ROUTE-074 /collections/discover is the same home',
    { address: '/collections/discover', heading: 'Collections', robots: 'noindex' },
  ],
  [
    'ROUTE-075 /collections/all-clippings lists a member’s clippings',
    { address: '/collections/all-clippings', as: MEMBER, heading: 'Your clippings', robots: 'noindex' },
  ],
  [
    'ROUTE-076 a collection that is not there is not found',
    {
      address: '/collections/collection/none',
      status: 404,
      heading: 'We do not have this collection',
      robots: 'noindex',
    },
  ],
  [
    'an invitation to a collection that is not there is not found',
    {
      address: '/collections/invitation/unknown',
      status: 404,
      heading: 'Invitation to a collection',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-077 /collections/search is the collection search',
    { address: '/collections/search?q=nobodyatall', heading: 'Search collections', robots: 'noindex' },
  ],
  [
    'ROUTE-078 /collections/my-collections lists a member’s collections',
    { address: '/collections/my-collections', as: MEMBER, heading: 'Your collections', robots: 'noindex' },
  ],
  [
    'ROUTE-079 /collections/our-collections lists the site’s own',
    { address: '/collections/our-collections', heading: 'Our collections', robots: 'noindex' },
  ],
  [
    'ROUTE-080 /collections/all lists all collections',
    { address: '/collections/all', heading: 'All collections', robots: 'noindex' },
  ],
  [
    'ROUTE-081 FLAG-005 /collections/partner is there while its toggle is on',
    {
      address: '/collections/partner',
      overrides: { flags: { 'enable-partner-collections': true } },
      heading: 'Partner collections',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-082 FLAG-005 FLAG-016 /collections/partner is not found while its toggle is off',
    { address: '/collections/partner', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-083 FLAG-006 /collections/clippings-search is there while its toggle is on',
    {
      address: '/collections/clippings-search',
      overrides: { flags: { 'enable-search-clippings-in-collections': true } },
      heading: 'Search clippings',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-084 FLAG-006 FLAG-016 /collections/clippings-search is not found while its toggle is off',
    { address: '/collections/clippings-search', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'COLL-005 COLL-006 below /collections is nothing else',
    { address: '/collections/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-180 /image-share of a link that opens nothing is not found',
    {
      address: '/image-share/AAAAAAAAAAAAAAAAAAAAAA',
      status: 404,
      heading: 'This clipping is not shared',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-180 below /image-share is nothing else',
    { address: '/image-share/AAAAAAAAAAAAAAAAAAAAAA/x', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-187 /transcript of no record is not found',
    { address: '/transcript?id=NONE', status: 404, heading: 'We do not have this record', robots: 'noindex' },
  ],
  [
    'REC-007 /image-viewer of a page that is not held says so, without a foot',
    {
      address: '/image-viewer?issue=BL/0000000/18810101/0001',
      status: 404,
      heading: 'We do not have this newspaper',
      chrome: ['nav'],
      robots: 'noindex',
    },
  ],
  [
    'REC-007 /image-viewer of no issue and no record says so, without a foot',
    {
      address: '/image-viewer?issue=unknown',
      status: 404,
      heading: 'We do not have this newspaper',
      chrome: ['nav'],
      robots: 'noindex',
    },
  ],
  ['ROUTE-068 /sitemap lists the pages of the site', { address: '/sitemap', heading: 'Site map' }],
  [
    'ROUTE-068 below /sitemap is nothing else',
    { address: '/sitemap/x', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-064 /redirect says where it would lead where there is no legacy site',
    { address: '/redirect?to=/x', heading: 'A page of the legacy site', robots: 'noindex, nofollow' },
  ],
  [
    'ROUTE-071 /static-examples renders nothing',
    { address: '/static-examples/anything', heading: null, robots: 'noindex, nofollow' },
  ],
  [
    'ROUTE-020 /forgot-password is the forgot-password page',
    { address: '/forgot-password', heading: 'Forgotten your password?', robots: 'noindex' },
  ],
  [
    'ROUTE-026 /complete-reset-password stands alone',
    {
      address: '/complete-reset-password',
      heading: 'This link is not complete',
      chrome: [],
      robots: 'noindex, nofollow',
    },
  ],
  [
    'ROUTE-027 /email-preferences is the email preferences page',
    { address: '/email-preferences', heading: 'Email preferences', robots: 'noindex, nofollow' },
  ],
  [
    'ROUTE-028 /accept-terms-of-use is a page of the browser’s own',
    { address: '/accept-terms-of-use', heading: 'Terms of use', robots: 'noindex' },
  ],
  [
    'ROUTE-036 /clear-data asks before it clears anything',
    { address: '/clear-data', heading: 'Clear data', robots: 'noindex' },
  ],
  [
    'ROUTE-030 /error/federator is the general failure of a library sign-in',
    { address: '/error/federator', heading: 'We could not sign you in through your library', robots: 'noindex' },
  ],
  [
    'ROUTE-031 a library that names nobody has a page',
    {
      address: '/error/federator/missing-persistent-name-id',
      heading: 'Your library did not say who you are',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-032 a library that is not allowed has a page',
    {
      address: '/error/federator/unauthorised-organisation',
      heading: 'Members of your library cannot sign in here',
      robots: 'noindex',
    },
  ],
  [
    'below /error/federator is nothing else',
    { address: '/error/federator/x', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  ['ROUTE-034 /wayf lets a visitor choose their library', { address: '/wayf', heading: 'Find your library' }],
  [
    'ROUTE-035 /wayf loads /home for a member',
    { address: '/wayf', as: MEMBER, endsAt: '/home', redirect: 'hard', heading: 'Welcome, Mary', robots: 'noindex' },
  ],
  ['ROUTE-040 /library-access is the library access page', { address: '/library-access', heading: 'Library access' }],
  [
    'ROUTE-041 /nolibraryaccess is the no-library-access page',
    { address: '/nolibraryaccess', heading: 'There is no library access here', robots: 'noindex' },
  ],
  ['ROUTE-037 /cookies-policy is the policy', { address: '/cookies-policy', heading: 'Cookies policy' }],
  [
    'ROUTE-038 /cookies-policy/anything is the policy, too',
    { address: '/cookies-policy/anything', heading: 'Cookies policy' },
  ],
  [
    'ROUTE-042 /steady-sherlock tells a member of the limit',
    { address: '/steady-sherlock', as: MEMBER, heading: 'You have reached the limit', robots: 'noindex' },
  ],
  [
    'ROUTE-043 /steady-sherlock sends a visitor to sign-up',
    {
      address: '/steady-sherlock',
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-085 /account/communication-preferences shows who has the grant their preferences',
    {
      address: '/account/communication-preferences',
      as: MEMBER,
      heading: 'Communication preferences',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-085 /account/communication-preferences/anything is the same page',
    {
      address: '/account/communication-preferences/anything',
      as: MEMBER,
      heading: 'Communication preferences',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-086 /account/communication-preferences without the grant is denied in place',
    {
      address: '/account/communication-preferences',
      as: 'basic@example.com',
      heading: 'Access denied',
      robots: 'noindex',
    },
  ],
  [
    'GRANT-006 /account/communication-preferences is denied while grants fail',
    {
      address: '/account/communication-preferences',
      as: MEMBER,
      overrides: { failures: { grants: true } },
      heading: 'Access denied',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-096 /account/security-settings sends a visitor to sign in',
    {
      address: '/account/security-settings',
      endsAt: '/sign-in',
      redirect: 'soft',
      heading: 'Sign in',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-097 /account/security-settings needs no more than one manage grant',
    {
      address: '/account/security-settings',
      as: 'credentials@example.com',
      heading: 'Security settings',
      robots: 'noindex',
    },
  ],
  [
    'GRANT-013 /account/security-settings without a manage grant is denied in place',
    { address: '/account/security-settings', as: 'basic@example.com', heading: 'Access denied', robots: 'noindex' },
  ],
  [
    '/account/personal-details is a member’s',
    { address: '/account/personal-details', as: MEMBER, heading: 'Personal details', robots: 'noindex' },
  ],
  [
    '/account/devices is a member’s',
    { address: '/account/devices', as: MEMBER, heading: 'Signed-in devices', robots: 'noindex' },
  ],
  [
    'ROUTE-124 ROUTE-128 /my-research is the research hub of a member',
    { address: '/my-research', as: MEMBER, heading: 'My research', robots: 'noindex' },
  ],
  [
    'ROUTE-125 GRANT-014 /my-research is not there for a member without the grant',
    { address: '/my-research', as: MEMBER, overrides: { grants: ['tree'] }, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-124 /my-research is not there for a visitor',
    { address: '/my-research', heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-127 ROUTE-128 RES-008 /my-research/folder/example/1 is an example of a folder',
    {
      address: '/my-research/folder/example/1',
      as: MEMBER,
      heading: 'Which William married at Roche?',
      robots: 'noindex',
    },
  ],
  [
    'RES-007 /my-research/folder/x is not found where there is no such folder',
    { address: '/my-research/folder/x', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-124 /my-research/questions is not found, as nothing else below the hub is',
    { address: '/my-research/questions', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/research-questions/x is not found where there is no such question',
    { address: '/research-questions/x', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/research-questions/x/report is not there for a visitor',
    { address: '/research-questions/x/report', heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'an invitation to a research folder that is not there is not found',
    {
      address: '/research-invitations/unknown',
      status: 404,
      heading: 'Invitation to a research folder',
      robots: 'noindex',
    },
  ],
  [
    '/account/my-data is a member’s',
    { address: '/account/my-data', as: MEMBER, heading: 'My data', robots: 'noindex' },
  ],
  [
    '/account/confirm-email is opened from an email',
    { address: '/account/confirm-email', heading: 'Confirm your new email address', robots: 'noindex, nofollow' },
  ],
  [
    '/account/keep-email is opened from an email',
    { address: '/account/keep-email', heading: 'Keep your email address', robots: 'noindex, nofollow' },
  ],
  [
    '/account/keep-account is opened from an email',
    { address: '/account/keep-account', heading: 'Keep your account', robots: 'noindex, nofollow' },
  ],
  [
    'ROUTE-122 /profile/my-profile is the own profile',
    { address: '/profile/my-profile', as: MEMBER, heading: 'My profile', robots: 'noindex' },
  ],
  [
    'ROUTE-122 /profile/my-profile sends a visitor to sign in',
    { address: '/profile/my-profile', endsAt: '/sign-in', redirect: 'soft', heading: 'Sign in', robots: 'noindex' },
  ],
  [
    'ROUTE-122 /profile alone is not found',
    { address: '/profile', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-123 /profile/:id of nobody says so',
    { address: '/profile/nobody', as: MEMBER, heading: 'There is no such profile', robots: 'noindex' },
  ],
  [
    'GRANT-011 /profile/my-profile without the grant is denied in place',
    { address: '/profile/my-profile', as: 'basic@example.com', heading: 'Access denied', robots: 'noindex' },
  ],
  [
    'ROUTE-183 /internal/features leads staff to the journeys',
    {
      address: '/internal/features',
      as: 'staff',
      endsAt: '/internal/features/journey',
      redirect: 'soft',
      heading: 'Features',
      robots: 'noindex, nofollow',
    },
  ],
  [
    'ROUTE-184 /internal/features/kind lists features by kind',
    { address: '/internal/features/kind', as: 'staff', heading: 'Features', robots: 'noindex, nofollow' },
  ],
  [
    'ROUTE-186 AUTH-023 /internal/features does not let a member in',
    {
      address: '/internal/features',
      as: MEMBER,
      endsAt: '/internal/login',
      redirect: 'hard',
      heading: 'Staff sign-in',
      robots: 'noindex, nofollow',
    },
  ],
  [
    'ROUTE-184 /internal/features/journey/search lists the features of one journey',
    {
      address: '/internal/features/journey/search',
      as: 'staff',
      heading: 'Record search',
      robots: 'noindex, nofollow',
    },
  ],
  [
    'ROUTE-185 /internal/features/journey/search/… shows staff one feature',
    {
      address: '/internal/features/journey/search/ai-record-search',
      as: 'staff',
      heading: 'Assisted record search',
      robots: 'noindex, nofollow',
    },
  ],
  [
    'ROUTE-190 /error-report is the form for errors in records',
    { address: '/error-report', heading: 'Report an error', robots: 'noindex' },
  ],
  [
    'ROUTE-189 /close-census-record is the form for records that must be closed',
    { address: '/close-census-record', heading: 'Ask to close a record', robots: 'noindex' },
  ],
  [
    'ROUTE-120 /my-corrections sends a visitor to sign in',
    { address: '/my-corrections', endsAt: '/sign-in', redirect: 'soft', heading: 'Sign in', robots: 'noindex' },
  ],
  [
    'ROUTE-120 /my-corrections is a member’s',
    { address: '/my-corrections', as: MEMBER, heading: 'My corrections', robots: 'noindex' },
  ],
  [
    'ROUTE-121 below /my-corrections is nothing else',
    { address: '/my-corrections/nonsense', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/internal/record-reports shows staff what readers reported',
    { address: '/internal/record-reports', as: 'staff', heading: 'Reports about records', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/support opens support files for staff',
    { address: '/internal/support', as: 'staff', heading: 'Support files', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/security-events shows staff what happened to accounts',
    { address: '/internal/security-events', as: 'staff', heading: 'Security events', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/outbox shows staff of a demonstration its mail',
    { address: '/internal/outbox', as: 'staff', heading: 'Outbox', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/messages is where staff write to members',
    { address: '/internal/messages', as: 'staff', heading: 'Messages to members', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/billing shows staff what waits of payments',
    { address: '/internal/billing', as: 'staff', heading: 'Payments of members', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/billing/:accountId says so where there is no account',
    {
      address: '/internal/billing/999999',
      as: 'staff',
      heading: 'We can’t find this account',
      robots: 'noindex, nofollow',
    },
  ],
  [
    '/internal/catalogue shows staff what is sold',
    { address: '/internal/catalogue', as: 'staff', heading: 'Catalogue', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/content/text lets staff write a text',
    {
      address: '/internal/content/text?name=site/terms',
      as: 'staff',
      heading: 'Text: site/terms',
      robots: 'noindex, nofollow',
    },
  ],
  [
    '/internal/content shows staff the texts of the site',
    { address: '/internal/content', as: 'staff', heading: 'Texts of the site', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/members finds the account of a member for staff',
    { address: '/internal/members', as: 'staff', heading: 'Members', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/members/:memberId asks staff why first',
    { address: '/internal/members/1', as: 'staff', heading: 'Account 1', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/staff shows staff their duties',
    { address: '/internal/staff', as: 'staff', heading: 'Staff and duties', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/health shows staff how the site is',
    { address: '/internal/health', as: 'staff', heading: 'Health', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/audit shows staff what they did',
    { address: '/internal/audit', as: 'staff', heading: 'Audit', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/site shows staff what the site is called',
    { address: '/internal/site', as: 'staff', heading: 'This site', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/set-up shows staff what a new site needs next',
    {
      address: '/internal/set-up',
      as: 'staff',
      heading: 'Set up this site',
      robots: 'noindex, nofollow',
      endsAt: '/internal/set-up/name',
      redirect: 'soft',
    },
  ],
  [
    '/set-up is not there in a demonstration',
    { address: '/set-up', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/internal/jobs shows staff what the background does',
    { address: '/internal/jobs', as: 'staff', heading: 'Jobs', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/imports shows staff what operators imported',
    { address: '/internal/imports', as: 'staff', heading: 'Imports', robots: 'noindex, nofollow' },
  ],
  [
    '/desk shows staff the sheets of records',
    { address: '/desk', as: 'staff', heading: 'Bring in records', robots: 'noindex, nofollow' },
  ],
  [
    '/desk/closures shows staff when records open',
    { address: '/desk/closures', as: 'staff', heading: 'When records open', robots: 'noindex, nofollow' },
  ],
  [
    '/desk/records/* has no page for a record that is not there',
    { address: '/desk/records/none/1', as: 'staff', heading: NOT_FOUND, robots: 'noindex, nofollow' },
  ],
  [
    '/desk/chosen says to staff that no records are chosen',
    { address: '/desk/chosen', as: 'staff', heading: 'Edit chosen records', robots: 'noindex, nofollow' },
  ],
  [
    '/organisations shows staff libraries and partner organisations',
    { address: '/organisations', as: 'staff', heading: 'Libraries and partners', robots: 'noindex, nofollow' },
  ],
  [
    '/organisations/invitations/:token says that a link is no longer good',
    {
      address: '/organisations/invitations/none',
      heading: 'Invitation to look after an organisation',
      robots: 'noindex, nofollow',
    },
  ],
  ...[
    '/organisations/libraries/none',
    '/organisations/libraries/none/people',
    '/organisations/partners/none',
    '/organisations/partners/none/people',
  ].map(
    (address) =>
      [
        `${address} has no page where there is no such organisation`,
        { address, as: 'staff', heading: NOT_FOUND, robots: 'noindex, nofollow' },
      ] as const,
  ),
  [
    '/desk/invitations/:token says that a link is no longer good',
    {
      address: '/desk/invitations/none',
      heading: 'Invitation to look after records',
      robots: 'noindex, nofollow',
    },
  ],
  [
    '/desk/books shows staff the sets of pages',
    { address: '/desk/books', as: 'staff', heading: 'Registers without an index', robots: 'noindex, nofollow' },
  ],
  [
    '/desk/newspapers shows staff the newspapers',
    { address: '/desk/newspapers', as: 'staff', heading: 'Bring newspapers', robots: 'noindex, nofollow' },
  ],
  ...['/desk/books/NONE', '/desk/books/NONE/b-999', '/desk/newspapers/none'].map(
    (address) =>
      [
        `${address} has no page for a set that is not there`,
        { address, as: 'staff', heading: NOT_FOUND, robots: 'noindex, nofollow' },
      ] as const,
  ),
  ...['', '/file', '/columns', '/problems', '/check', '/publish', '/history', '/people'].map(
    (step) =>
      [
        `/desk/sheets/:sheetId${step} has no page for a sheet that is not there`,
        { address: `/desk/sheets/999${step}`, as: 'staff', heading: NOT_FOUND, robots: 'noindex, nofollow' },
      ] as const,
  ),
  [
    'ROUTE-116 /messaging sends a visitor to sign in',
    { address: '/messaging', endsAt: '/sign-in', redirect: 'soft', heading: 'Sign in', robots: 'noindex' },
  ],
  [
    'ROUTE-117 ROUTE-119 /messaging lists a member’s messages, without a foot',
    { address: '/messaging', as: MEMBER, heading: 'Messages', robots: 'noindex', chrome: ['nav'] },
  ],
  [
    'ROUTE-118 /messaging/:conversation_hash says inside messaging that there is none',
    {
      address: '/messaging/0000000000000000000000',
      as: MEMBER,
      heading: 'We can’t find this conversation',
      robots: 'noindex',
      chrome: ['nav'],
    },
  ],
  [
    'ROUTE-116 below /messaging/:conversation_hash is nothing else',
    {
      address: '/messaging/0000000000000000000000/more',
      as: MEMBER,
      status: 404,
      heading: NOT_FOUND,
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-117 GRANT-009 /messaging is not for a member without the grant',
    { address: '/messaging', as: 'basic@example.com', heading: 'Access denied', robots: 'noindex', chrome: ['nav'] },
  ],
  [
    '/internal/moderation shows staff what waits',
    { address: '/internal/moderation', as: 'staff', heading: 'Moderation of messages', robots: 'noindex, nofollow' },
  ],
  [
    '/internal/in-app shows staff the messages in the browser',
    { address: '/internal/in-app', as: 'staff', heading: 'Messages in the browser', robots: 'noindex, nofollow' },
  ],
  [
    'ROUTE-157 /gedcom/upload takes a member’s file',
    { address: '/gedcom/upload', as: MEMBER, heading: 'Upload a family tree', chrome: ['nav'] },
  ],
  [
    'ROUTE-159 /gedcom/upload tells a visitor what it is, without a foot',
    { address: '/gedcom/upload', heading: 'Upload a family tree', chrome: ['nav'] },
  ],
  [
    'ROUTE-160 below /gedcom is nothing else',
    { address: '/gedcom/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-205 /tree/upload-gedcom takes a member’s file',
    { address: '/tree/upload-gedcom', as: MEMBER, heading: 'Upload a family tree', robots: 'noindex' },
  ],
  [
    '/tree/:treeId/settings/export takes a tree away',
    { address: '/tree/0/settings/export', as: MEMBER, heading: 'Export this tree', robots: 'noindex' },
  ],
  ['ROUTE-131 /search-address begins the address search', { address: '/search-address', heading: 'Address search' }],
  [
    '/search-address/streets lists streets',
    { address: '/search-address/streets?location=Leeds', heading: 'Streets and houses: Leeds', robots: 'noindex' },
  ],
  [
    '/search-address/households lists households',
    {
      address: '/search-address/households?street=High+Street&location=Leeds',
      heading: 'High Street, Leeds',
      robots: 'noindex',
    },
  ],
  [
    'ADDR-002 below /search-address is nothing else',
    { address: '/search-address/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-178 HOUSE-001 FLAG-012 /house-history/results opens to members of the experiment',
    {
      address: '/house-history/results',
      as: MEMBER,
      overrides: { groups: ['address-search-phase-2'] },
      heading: 'Explore the history of your home',
      robots: 'noindex',
    },
  ],
  [
    'HOUSE-002 /house-history/results leads other members home',
    {
      address: '/house-history/results',
      as: MEMBER,
      endsAt: '/home',
      redirect: 'soft',
      heading: 'Welcome, Mary',
      robots: 'noindex',
    },
  ],
  [
    'HOUSE-003 /house-history/results sends a visitor in the experiment to sign-up',
    {
      address: '/house-history/results',
      overrides: { groups: ['address-search-phase-2'] },
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account to see your search',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-134 FLAG-014 /ai-search opens for a member of the test group',
    {
      address: '/ai-search',
      as: MEMBER,
      overrides: { groups: ['ai-record-search'] },
      heading: 'Search in your own words',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-135 /ai-search/results-summary opens for a member of the test group',
    {
      address: '/ai-search/results-summary?lastname=nobodyatall',
      as: MEMBER,
      overrides: { groups: ['ai-record-search'] },
      heading: 'What the records hold',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-136 FLAG-014 /ai-search loads the home page for a member outside the test group',
    { address: '/ai-search', as: MEMBER, endsAt: '/home', redirect: 'hard', heading: 'Welcome, Mary' },
  ],
  [
    'ROUTE-136 /ai-search/results-summary loads the home page for a visitor',
    {
      address: '/ai-search/results-summary',
      endsAt: '/',
      redirect: 'hard',
      heading: 'Find your ancestors in the records',
    },
  ],
  [
    'ROUTE-134 below /ai-search is nothing else',
    {
      address: '/ai-search/x',
      as: MEMBER,
      overrides: { groups: ['ai-record-search'] },
      status: 404,
      heading: NOT_FOUND,
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-200 /tree/1921-census-hints lists hints of the census',
    { address: '/tree/1921-census-hints', as: MEMBER, heading: '1921 census hints', robots: 'noindex' },
  ],
  [
    'ROUTE-201 /tree/military-hints lists military hints',
    { address: '/tree/military-hints', as: MEMBER, heading: 'Military hints', robots: 'noindex' },
  ],
  [
    'ROUTE-207 /tree/{rootsfinderId}/all-hints lists the hints of a tree',
    { address: '/tree/fmp-000000-000001/all-hints', heading: 'All hints', robots: 'noindex' },
  ],
  [
    '/tree/add-record lets a member choose a tree',
    { address: '/tree/add-record', as: MEMBER, heading: 'Add a record to a tree', robots: 'noindex' },
  ],
  [
    '/search/saved is a member’s',
    { address: '/search/saved', as: MEMBER, heading: 'Saved searches', robots: 'noindex' },
  ],
  [
    '/search/diary is a member’s',
    { address: '/search/diary', as: MEMBER, heading: 'Research diary', robots: 'noindex' },
  ],
  [
    '/search/saved/stop-mail is opened from an email',
    { address: '/search/saved/stop-mail', heading: 'Stop emails about saved searches', robots: 'noindex, nofollow' },
  ],
  [
    'EMBED-006 /cookies-policy has no bar and no foot in the app',
    { address: '/cookies-policy?isMobileApp=true', heading: 'Cookies policy', chrome: [] },
  ],
  [
    'EXPL-005 /explore alone is not found while its toggle is on',
    {
      address: '/explore',
      as: MEMBER,
      overrides: { flags: { 'enable-explore-person-map': true } },
      status: 404,
      heading: NOT_FOUND,
      robots: 'noindex',
    },
  ],
  [
    'EXPL-005 /explore/1 is not found while its toggle is on',
    {
      address: '/explore/1',
      as: MEMBER,
      overrides: { flags: { 'enable-explore-person-map': true } },
      status: 404,
      heading: NOT_FOUND,
      robots: 'noindex',
    },
  ],
  [
    'FLAG-001 TREE-001 /family-tree leads to / at a library terminal',
    {
      address: '/family-tree',
      overrides: { flags: { 'library-hide-member-specific-options': true } },
      endsAt: '/',
      redirect: 'soft',
      heading: 'Find your ancestors in the records',
    },
  ],
  [
    'TREE-001 /family-tree/create leads to / at a library terminal',
    {
      address: '/family-tree/create',
      overrides: { flags: { 'library-hide-member-specific-options': true } },
      endsAt: '/',
      redirect: 'soft',
      heading: 'Find your ancestors in the records',
      robots: 'noindex',
    },
  ],
  [
    'FLAG-013 /family-tree/create opens to a visitor of the test group',
    {
      address: '/family-tree/create',
      overrides: { groups: ['enable-pre-reg-tree-onboarding'] },
      heading: 'Start with yourself',
      chrome: ['nav'],
      robots: 'noindex',
    },
  ],
  [
    'FLAG-013 /family-tree/create sends any other visitor to sign in',
    { address: '/family-tree/create', endsAt: '/sign-in', redirect: 'soft', heading: 'Sign in', robots: 'noindex' },
  ],
  [
    'ROUTE-191 TREE-010 /tree/example-family-tree leads to the example tree',
    {
      address: '/tree/example-family-tree',
      endsAt: '/tree/fmp-000000-000001/tree',
      redirect: 'soft',
      heading: 'Example tree: the Thistlewoods',
      chrome: ['nav'],
    },
  ],
  [
    '/tree/:rootsfinderId leads to the chart',
    {
      address: '/tree/fmp-000000-1',
      endsAt: '/tree/fmp-000000-000001/tree',
      redirect: 'soft',
      heading: 'Example tree: the Thistlewoods',
      chrome: ['nav'],
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-137 ROUTE-138 GRANT-040 /search-family-tree is the form of the search in trees',
    { address: '/search-family-tree', heading: 'Search family trees' },
  ],
  [
    'ROUTE-139 /search-family-tree/results lists people of trees',
    {
      address: '/search-family-tree/results?lastname=Thistlewood',
      heading: 'Family trees: Thistlewood',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-140 /search-family-tree/transcript/… says what a tree tells of somebody',
    {
      address: '/search-family-tree/transcript/fmp-000000-000001',
      heading: 'Clara Edith Thistlewood 1898–1971',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-141 /search-family-tree/saved-search sends a visitor to sign in',
    {
      address: '/search-family-tree/saved-search',
      endsAt: '/sign-in',
      redirect: 'soft',
      heading: 'Sign in',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-141 /search-family-tree/saved-search is a member’s',
    { address: '/search-family-tree/saved-search', as: MEMBER, heading: 'Saved tree searches', robots: 'noindex' },
  ],
  [
    'ROUTE-142 /search-family-tree/paywall sends a visitor to sign up',
    {
      address: '/search-family-tree/paywall',
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-142 /search-family-tree/paywall offers a member to subscribe',
    {
      address: '/search-family-tree/paywall',
      as: MEMBER,
      heading: 'This family tree is for subscribers',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-143 below /search-family-tree is nothing else',
    { address: '/search-family-tree/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-202 /tree/search-family-trees is the search in trees',
    { address: '/tree/search-family-trees', as: MEMBER, heading: 'Search family trees', robots: 'noindex' },
  ],
  [
    'ERR-017 /tree/invitation/unknown is an invalid share link',
    {
      address: '/tree/invitation/unknown',
      as: MEMBER,
      heading: 'This share link does not work',
      robots: 'noindex, nofollow',
    },
  ],
  [
    'ROUTE-193 /public-tree/:rootsfinderId/preview shows the first people of a public tree',
    { address: '/public-tree/fmp-000000-000001/preview', heading: 'Example tree: the Thistlewoods', robots: 'noindex' },
  ],
  [
    'ROUTE-194 /public-tree/:rootsfinderId shows a tree as everybody sees it',
    {
      address: '/public-tree/fmp-000000-000001',
      heading: 'Example tree: the Thistlewoods',
      chrome: ['nav'],
      robots: 'noindex',
    },
  ],
  [
    'TREE-010 a wrong id of an example tree is not found',
    { address: '/tree/fmp-000000-abc', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'TREE-026 a wrong id of a tree is not found',
    { address: '/tree/fmp-abc-1/tree', status: 404, heading: NOT_FOUND, chrome: ['nav'], robots: 'noindex' },
  ],
  [
    'ROUTE-230 FLAG-016 /shadow-tree is no route while its flag is off',
    { address: '/shadow-tree/fmp-000000-1/people/1', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-230 /shadow-tree/…/suggested is no route while its flag is off',
    { address: '/shadow-tree/fmp-000000-1/people/1/suggested', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-230 /shadow-tree/…/detailed is no route while its flag is off',
    { address: '/shadow-tree/fmp-000000-1/people/1/detailed', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-162 /explore sends a visitor to sign-up while its toggle is on',
    {
      address: '/explore/1/1',
      overrides: { flags: { 'enable-explore-person-map': true } },
      endsAt: '/register',
      redirect: 'soft',
      heading: 'Create an account',
      robots: 'noindex, nofollow',
    },
  ],
  [
    'ROUTE-161 FLAG-016 /explore/1/1 is no route while its toggle is off',
    { address: '/explore/1/1', status: 404, heading: NOT_FOUND, chrome: ['nav'], robots: 'noindex' },
  ],
  [
    'ROUTE-161 /explore/1/1/place/a is no route while its toggle is off',
    { address: '/explore/1/1/place/a', status: 404, heading: NOT_FOUND, chrome: ['nav'], robots: 'noindex' },
  ],
  [
    'ROUTE-161 /explore/1/1/fact/f1 is no route while its toggle is off',
    { address: '/explore/1/1/fact/f1', status: 404, heading: NOT_FOUND, chrome: ['nav'], robots: 'noindex' },
  ],
  [
    'ROUTE-161 /explore/1/1/fact/f1/edit is no route while its toggle is off',
    { address: '/explore/1/1/fact/f1/edit', status: 404, heading: NOT_FOUND, chrome: ['nav'], robots: 'noindex' },
  ],
  [
    'ROUTE-161 /explore/1/1/fact/f1/edit/pin is no route while its toggle is off',
    { address: '/explore/1/1/fact/f1/edit/pin', status: 404, heading: NOT_FOUND, chrome: ['nav'], robots: 'noindex' },
  ],
  [
    'ROUTE-161 /explore/1/1/fact is no route while its toggle is off',
    { address: '/explore/1/1/fact', status: 404, heading: NOT_FOUND, chrome: ['nav'], robots: 'noindex' },
  ],
  [
    '/family-tree shows a visitor what a tree is good for',
    { address: '/family-tree', heading: 'Grow your family tree' },
  ],
  [
    'ROUTE-196 /family-tree/create starts a tree, without a foot',
    { address: '/family-tree/create', as: MEMBER, heading: 'Start with yourself', chrome: ['nav'], robots: 'noindex' },
  ],
  [
    'ROUTE-197 /family-tree/you/take-root takes up what was started',
    {
      address: '/family-tree/you/take-root',
      as: MEMBER,
      heading: 'Your tree takes root',
      chrome: ['nav'],
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-198 /family-tree/save-tree loads /family-tree',
    { address: '/family-tree/save-tree', endsAt: '/family-tree', redirect: 'hard', heading: 'Grow your family tree' },
  ],
  [
    'ROUTE-198 /save-tree loads /family-tree',
    { address: '/save-tree', endsAt: '/family-tree', redirect: 'hard', heading: 'Grow your family tree' },
  ],
  [
    'ROUTE-194 ROUTE-204 /tree/all-trees lists a member’s trees',
    { address: '/tree/all-trees', as: MEMBER, heading: 'Your family trees', robots: 'noindex' },
  ],
  [
    'ROUTE-203 /tree/no-tree-ownership tells who has none',
    {
      address: '/tree/no-tree-ownership',
      as: 'active@example.com',
      heading: 'You have no family tree yet',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-203 /tree/your-tree leads who has none there',
    {
      address: '/tree/your-tree',
      as: 'active@example.com',
      endsAt: '/tree/no-tree-ownership',
      redirect: 'soft',
      heading: 'You have no family tree yet',
      robots: 'noindex',
    },
  ],
  [
    '/tree/:treeId/settings of no tree is not found',
    { address: '/tree/999999/settings', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/tree/:rootsfinderId/stories of no tree is not found',
    { address: '/tree/fmp-999999-1/stories', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/tree/:rootsfinderId/sources of no tree is not found',
    { address: '/tree/fmp-999999-1/sources', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/tree/:rootsfinderId/quality of no tree is not found',
    { address: '/tree/fmp-999999-1/quality', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/tree/:rootsfinderId/statistics of no tree is not found',
    { address: '/tree/fmp-999999-1/statistics', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/tree/:rootsfinderId/anniversaries of no tree is not found',
    { address: '/tree/fmp-999999-1/anniversaries', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/tree/:rootsfinderId/places of no tree is not found',
    { address: '/tree/fmp-999999-1/places', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/tree/:rootsfinderId/reports of no tree is not found',
    { address: '/tree/fmp-999999-1/reports', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/tree/:rootsfinderId/relationship of no tree is not found',
    { address: '/tree/fmp-999999-1/relationship', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/tree/:rootsfinderId/sources/:sourceId of no tree is not found',
    { address: '/tree/fmp-999999-1/sources/1', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/trees/:treeRef/people/:personId of nobody is not found',
    { address: '/trees/fmp-999999-1/people/fmp-999999-1', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    '/stories/:treeid sends a visitor to sign in',
    { address: '/stories/1/2', endsAt: '/sign-in', redirect: 'soft', heading: 'Sign in', robots: 'noindex' },
  ],
  [
    'SHELL-007 a missing page is not found',
    { address: '/this-does-not-exist', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
];

let site: RunningSite;
let browser: Browser;
let met: Map<RouteVisit, Promise<RouteMet>>;
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser(...FOR_SHORT_VISITS);
  met = visitAll(
    browser,
    site.origin,
    VISITS.map(([, visit]) => visit),
  );
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe('the routes of the site', () => {
  it.each(VISITS)(
    '%s',
    async (_title, visit) => {
      expect(await met.get(visit)).toEqual(expectedOf(visit, site.origin));
    },
    ALL_VISITS_MS,
  );

  it('are all visited', () => {
    const visited = new Set(
      VISITS.map(([, { address }]) => matchRoute(new URL(address, site.origin).pathname)?.route.id),
    );
    expect(siteRoutes.map(({ id }) => id).filter((id) => !visited.has(id))).toEqual([]);
  });
});
