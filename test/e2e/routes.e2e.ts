import type { Browser } from 'puppeteer';

import { siteRoutes } from '#domain/routes/siteRoutes.ts';
import { matchRoute } from '#domain/routes/matchRoute.ts';

import { openBrowser } from './support/openBrowser.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { createVisits, type RouteVisit } from './support/visitRoute.ts';

const NOT_FOUND = 'Page not found';
const MEMBER = 'member@example.com';
const HOUSES_OPEN = { flags: { 'enable-national-trust': true } };
const WENT_WRONG = 'Well, that didn’t quite go according to plan...';

/** One address as one reader: what the specification says they meet. */
const VISITS: readonly [title: string, visit: RouteVisit][] = [
  ['ROUTE-176 / is the home of a visitor', { address: '/', heading: 'Find the people in the records' }],
  ['HOME-002 HOME-003 / leads a member to /home with the query', { address: '/?a=b', as: MEMBER, endsAt: '/home?a=b', redirect: 'soft', heading: 'Welcome back, Mary' }],
  ['ROUTE-177 HOME-004 /home is the home of a member', { address: '/home', as: MEMBER, heading: 'Welcome back, Mary', robots: 'noindex' }],
  ['ROUTE-177 /home/anything is the home of a member, too', { address: '/home/anything', as: MEMBER, heading: 'Welcome back, Mary', robots: 'noindex' }],
  ['HOME-005 GRANT-037 /home is the archive’s dashboard where the setting says so', { address: '/home', as: MEMBER, overrides: { settings: { loggedInHome: 'sha-dashboard' }, grants: ['sha-dashboard:promote-record-search'] }, heading: 'Welcome to the archive, Mary', robots: 'noindex' }],
  ['HOME-006 /home loads / for a visitor', { address: '/home', endsAt: '/', redirect: 'hard', heading: 'Find the people in the records' }],
  ['ROUTE-017 /sign-in is the sign-in page', { address: '/sign-in', heading: 'Sign in' }],
  ['ROUTE-017 /sign-in/anything is the sign-in page', { address: '/sign-in/anything', endsAt: '/sign-in', redirect: 'hard', heading: 'Sign in' }],
  ['ROUTE-018 /sign-in leads a member who has no return location home', { address: '/sign-in', as: MEMBER, endsAt: '/home', redirect: 'soft', heading: 'Welcome back, Mary' }],
  ['ROUTE-019 /sign-in has no bar and no foot for bots', { address: '/sign-in', userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)', heading: 'Sign in', chrome: [] }],
  ['ROUTE-021 /register is the registration page', { address: '/register', heading: 'Create an account' }],
  ['ROUTE-024 /register leads a member home', { address: '/register', as: MEMBER, endsAt: '/home', redirect: 'soft', heading: 'Welcome back, Mary' }],
  ['ROUTE-013 /access-denied is the access denied page', { address: '/access-denied', heading: 'Access denied', robots: 'noindex' }],
  ['ROUTE-014 /access-denied/record is another page', { address: '/access-denied/record', heading: 'You cannot see this record', robots: 'noindex' }],
  ['ROUTE-013 below /access-denied is nothing else', { address: '/access-denied/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-033 /error is the generic error page', { address: '/error', heading: WENT_WRONG, robots: 'noindex' }],
  ['ROUTE-033 below /error is nothing else', { address: '/error/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-029 /error/auth is the authentication error page', { address: '/error/auth', heading: 'We could not sign you in', robots: 'noindex' }],
  ['ROUTE-015 /search/historical-records shows all record sets', { address: '/search/historical-records', heading: 'All record sets' }],
  ['ROUTE-016 below /search/historical-records is nothing else', { address: '/search/historical-records/x', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-152 /search/results shows the results of a record search', { address: '/search/results?lastname=nobodyatall', heading: 'Nobodyatall', robots: 'noindex' }],
  ['/search/compare without records says how to choose some', { address: '/search/compare', heading: 'Compare records', robots: 'noindex' }],
  ['ROUTE-153 /maps and what lies below it is the map search', { address: '/maps/anything', heading: 'Map of records', robots: 'noindex' }],
  ['ROUTE-182 /internal/login is the staff sign-in', { address: '/internal/login', heading: 'Staff sign-in', robots: 'noindex, nofollow' }],
  ['/internal/ui leads a member to the staff sign-in', { address: '/internal/ui', as: MEMBER, endsAt: '/internal/login', redirect: 'hard', heading: 'Staff sign-in', robots: 'noindex, nofollow' }],
  ['/internal/ui shows staff every part of the interface', { address: '/internal/ui', as: 'staff', heading: 'Interface parts', robots: 'noindex, nofollow' }],
  ['ROUTE-066 /internal-testing/throw shows the page for what cannot be drawn', { address: '/internal-testing/throw', heading: WENT_WRONG, robots: 'noindex, nofollow' }],
  ['ROUTE-067 INT-002 /internal-testing/throw-gql shows the default page of GraphQL errors', { address: '/internal-testing/throw-gql', heading: 'Something went wrong', robots: 'noindex, nofollow' }],
  ['/complete-login without a sign-in under way says so', { address: '/complete-login', heading: 'We could not sign you in', robots: 'noindex, nofollow' }],
  ['a record set that is not there is not found', { address: '/record-sets/NONE', status: 404, heading: 'We do not have this record set', robots: 'noindex' }],
  ['ROUTE-187 /transcript of no record is not found', { address: '/transcript?id=NONE', status: 404, heading: 'We do not have this record', robots: 'noindex' }],
  ['REC-007 /image-viewer of no issue and no record says so, without a foot', { address: '/image-viewer?issue=unknown', status: 404, heading: 'We do not have this newspaper', chrome: ['nav'], robots: 'noindex' }],
  ['ROUTE-068 /sitemap lists the pages of the site', { address: '/sitemap', heading: 'Site map' }],
  ['ROUTE-068 below /sitemap is nothing else', { address: '/sitemap/x', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-064 /redirect says where it would lead where there is no legacy site', { address: '/redirect?to=/x', heading: 'A page of the legacy site', robots: 'noindex, nofollow' }],
  ['ROUTE-071 /static-examples renders nothing', { address: '/static-examples/anything', heading: null, robots: 'noindex, nofollow' }],
  ['ROUTE-020 /forgot-password is the forgot-password page', { address: '/forgot-password', heading: 'Forgotten your password?', robots: 'noindex' }],
  ['ROUTE-026 /complete-reset-password stands alone', { address: '/complete-reset-password', heading: 'This link is not complete', chrome: [], robots: 'noindex, nofollow' }],
  ['ROUTE-027 /email-preferences is the email preferences page', { address: '/email-preferences', heading: 'Email preferences', robots: 'noindex, nofollow' }],
  ['ROUTE-028 /accept-terms-of-use is a page of the browser’s own', { address: '/accept-terms-of-use', heading: 'Terms of use', robots: 'noindex' }],
  ['ROUTE-036 /clear-data asks before it clears anything', { address: '/clear-data', heading: 'Clear data', robots: 'noindex' }],
  ['ROUTE-030 /error/federator is the general failure of a library sign-in', { address: '/error/federator', heading: 'We could not sign you in through your library', robots: 'noindex' }],
  ['ROUTE-031 a library that names nobody has a page', { address: '/error/federator/missing-persistent-name-id', heading: 'Your library did not tell us who you are', robots: 'noindex' }],
  ['ROUTE-032 a library that is not allowed has a page', { address: '/error/federator/unauthorised-organisation', heading: 'Your library’s readers cannot sign in here', robots: 'noindex' }],
  ['below /error/federator is nothing else', { address: '/error/federator/x', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-034 /wayf lets a visitor choose their library', { address: '/wayf', heading: 'Find your library' }],
  ['ROUTE-035 /wayf loads /home for a member', { address: '/wayf', as: MEMBER, endsAt: '/home', redirect: 'hard', heading: 'Welcome back, Mary', robots: 'noindex' }],
  ['ROUTE-040 /library-access is the library access page', { address: '/library-access', heading: 'Library access' }],
  ['ROUTE-041 /nolibraryaccess is the no-library-access page', { address: '/nolibraryaccess', heading: 'There is no library access here', robots: 'noindex' }],
  ['ROUTE-037 /cookies-policy is the policy', { address: '/cookies-policy', heading: 'Cookies policy' }],
  ['ROUTE-038 /cookies-policy/anything is the policy, too', { address: '/cookies-policy/anything', heading: 'Cookies policy' }],
  ['ROUTE-042 /steady-sherlock tells a member of the limit', { address: '/steady-sherlock', as: MEMBER, heading: 'You have reached the limit', robots: 'noindex' }],
  ['ROUTE-043 /steady-sherlock sends a visitor to sign-up', { address: '/steady-sherlock', endsAt: '/register', redirect: 'hard', heading: 'Create an account' }],
  ['ROUTE-085 /account/communication-preferences shows who has the grant their preferences', { address: '/account/communication-preferences', as: MEMBER, heading: 'Communication preferences', robots: 'noindex' }],
  ['ROUTE-085 /account/communication-preferences/anything is the same page', { address: '/account/communication-preferences/anything', as: MEMBER, heading: 'Communication preferences', robots: 'noindex' }],
  ['ROUTE-086 /account/communication-preferences without the grant is denied in place', { address: '/account/communication-preferences', as: 'basic@example.com', heading: 'Access denied', robots: 'noindex' }],
  ['GRANT-006 /account/communication-preferences is denied while grants fail', { address: '/account/communication-preferences', as: MEMBER, overrides: { failures: { grants: true } }, heading: 'Access denied', robots: 'noindex' }],
  ['ROUTE-096 /account/security-settings sends a visitor to sign in', { address: '/account/security-settings', endsAt: '/sign-in', redirect: 'hard', heading: 'Sign in' }],
  ['ROUTE-097 /account/security-settings needs no more than one manage grant', { address: '/account/security-settings', as: 'credentials@example.com', heading: 'Security settings', robots: 'noindex' }],
  ['GRANT-013 /account/security-settings without a manage grant is denied in place', { address: '/account/security-settings', as: 'basic@example.com', heading: 'Access denied', robots: 'noindex' }],
  ['/account/personal-details is a member’s', { address: '/account/personal-details', as: MEMBER, heading: 'Personal details', robots: 'noindex' }],
  ['/account/devices is a member’s', { address: '/account/devices', as: MEMBER, heading: 'Signed-in devices', robots: 'noindex' }],
  ['/account/my-data is a member’s', { address: '/account/my-data', as: MEMBER, heading: 'My data', robots: 'noindex' }],
  ['/account/confirm-email is opened from a mail', { address: '/account/confirm-email', heading: 'Confirm your new email address', robots: 'noindex, nofollow' }],
  ['/account/keep-email is opened from a mail', { address: '/account/keep-email', heading: 'Keep your email address', robots: 'noindex, nofollow' }],
  ['/account/keep-account is opened from a mail', { address: '/account/keep-account', heading: 'Keep your account', robots: 'noindex, nofollow' }],
  ['ROUTE-122 /profile/my-profile is the own profile', { address: '/profile/my-profile', as: MEMBER, heading: 'My profile', robots: 'noindex' }],
  ['ROUTE-122 /profile/my-profile sends a visitor to sign in', { address: '/profile/my-profile', endsAt: '/sign-in', redirect: 'hard', heading: 'Sign in' }],
  ['ROUTE-122 /profile alone is not found', { address: '/profile', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-123 /profile/:id of nobody says so', { address: '/profile/nobody', as: MEMBER, heading: 'We do not have this profile', robots: 'noindex' }],
  ['GRANT-011 /profile/my-profile without the grant is denied in place', { address: '/profile/my-profile', as: 'basic@example.com', heading: 'Access denied', robots: 'noindex' }],
  ['ROUTE-183 /internal/features leads staff to the journeys', { address: '/internal/features', as: 'staff', endsAt: '/internal/features/journey', redirect: 'soft', heading: 'Features', robots: 'noindex, nofollow' }],
  ['ROUTE-184 /internal/features/kind lists features by kind', { address: '/internal/features/kind', as: 'staff', heading: 'Features', robots: 'noindex, nofollow' }],
  ['ROUTE-186 AUTH-023 /internal/features does not let a member in', { address: '/internal/features', as: MEMBER, endsAt: '/internal/login', redirect: 'hard', heading: 'Staff sign-in', robots: 'noindex, nofollow' }],
  ['ROUTE-184 /internal/features/journey/search lists the features of one journey', { address: '/internal/features/journey/search', as: 'staff', heading: 'Record search', robots: 'noindex, nofollow' }],
  ['ROUTE-185 /internal/features/journey/search/… shows staff one feature', { address: '/internal/features/journey/search/ai-record-search', as: 'staff', heading: 'Assisted record search', robots: 'noindex, nofollow' }],
  ['ROUTE-190 /error-report is the form for errors in records', { address: '/error-report', heading: 'Report an error', robots: 'noindex' }],
  ['ROUTE-189 /close-census-record is the form for records that must be closed', { address: '/close-census-record', heading: 'Ask to close a record', robots: 'noindex' }],
  ['ROUTE-120 /my-corrections sends a visitor to sign in', { address: '/my-corrections', endsAt: '/sign-in', redirect: 'hard', heading: 'Sign in' }],
  ['ROUTE-120 /my-corrections is a member’s', { address: '/my-corrections', as: MEMBER, heading: 'My corrections', robots: 'noindex' }],
  ['ROUTE-121 below /my-corrections is nothing else', { address: '/my-corrections/nonsense', as: MEMBER, status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['/internal/record-reports shows staff what readers reported', { address: '/internal/record-reports', as: 'staff', heading: 'Reports about records', robots: 'noindex, nofollow' }],
  ['/internal/support opens support files for staff', { address: '/internal/support', as: 'staff', heading: 'Support files', robots: 'noindex, nofollow' }],
  ['/internal/outbox shows staff of a demonstration its mail', { address: '/internal/outbox', as: 'staff', heading: 'Outbox', robots: 'noindex, nofollow' }],
  ['ROUTE-131 /search-address begins the address search', { address: '/search-address', heading: 'Address search' }],
  ['/search-address/streets lists streets', { address: '/search-address/streets?location=Leeds', heading: 'Streets and houses: Leeds', robots: 'noindex' }],
  ['/search-address/households lists households', { address: '/search-address/households?street=High+Street&location=Leeds', heading: 'High Street, Leeds', robots: 'noindex' }],
  ['ADDR-002 below /search-address is nothing else', { address: '/search-address/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-178 HOUSE-001 FLAG-012 /house-history/results opens to members of the experiment', { address: '/house-history/results', as: MEMBER, overrides: { groups: ['address-search-phase-2'] }, heading: 'Explore the history of your home', robots: 'noindex' }],
  ['HOUSE-002 /house-history/results leads other members home', { address: '/house-history/results', as: MEMBER, endsAt: '/home', redirect: 'soft', heading: 'Welcome back, Mary', robots: 'noindex' }],
  ['HOUSE-003 /house-history/results sends a visitor in the experiment to sign-up', { address: '/house-history/results', overrides: { groups: ['address-search-phase-2'] }, endsAt: '/register', redirect: 'hard', heading: 'Create an account to see your search' }],
  ['ROUTE-134 FLAG-014 /ai-search opens for a member of the test group', { address: '/ai-search', as: MEMBER, overrides: { groups: ['ai-record-search'] }, heading: 'Search in your own words', robots: 'noindex' }],
  ['ROUTE-135 /ai-search/results-summary opens for a member of the test group', { address: '/ai-search/results-summary?lastname=nobodyatall', as: MEMBER, overrides: { groups: ['ai-record-search'] }, heading: 'What the records hold', robots: 'noindex' }],
  ['ROUTE-136 /ai-search loads the home page for a member outside the test group', { address: '/ai-search', as: MEMBER, endsAt: '/home', redirect: 'hard', heading: 'Welcome back, Mary' }],
  ['ROUTE-136 /ai-search/results-summary loads the home page for a visitor', { address: '/ai-search/results-summary', endsAt: '/', redirect: 'hard', heading: 'Find the people in the records' }],
  ['ROUTE-134 below /ai-search is nothing else', { address: '/ai-search/x', as: MEMBER, overrides: { groups: ['ai-record-search'] }, status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-200 /tree/1921-census-hints lists hints of the census', { address: '/tree/1921-census-hints', as: MEMBER, heading: '1921 census hints', robots: 'noindex' }],
  ['ROUTE-201 /tree/military-hints lists military hints', { address: '/tree/military-hints', as: MEMBER, heading: 'Military hints', robots: 'noindex' }],
  ['ROUTE-207 /tree/{rootsfinderId}/all-hints lists the hints of a tree', { address: '/tree/fmp-000000-000001/all-hints', heading: 'All hints', robots: 'noindex' }],
  ['/tree/add-record lets a member choose a tree', { address: '/tree/add-record', as: MEMBER, heading: 'Add a record to a tree', robots: 'noindex' }],
  ['/search/saved is a member’s', { address: '/search/saved', as: MEMBER, heading: 'Saved searches', robots: 'noindex' }],
  ['/search/diary is a member’s', { address: '/search/diary', as: MEMBER, heading: 'Research diary', robots: 'noindex' }],
  ['/search/saved/stop-mail is opened from a mail', { address: '/search/saved/stop-mail', heading: 'Stop mail about saved searches', robots: 'noindex, nofollow' }],
  ['ROUTE-001 /1921-census is the landing page of the census for a visitor', { address: '/1921-census', heading: 'The 1921 census' }],
  ['ROUTE-002 SHELL-002 /1921-census loads the search of the census for a member', { address: '/1921-census', as: MEMBER, endsAt: '/search-1921-census', redirect: 'hard', heading: 'Search the 1921 census', robots: 'noindex' }],
  ['ROUTE-003 CORE-007 /1921-census has no bar and no foot in the app', { address: '/1921-census?isMobileApp=true', heading: 'The 1921 census', chrome: [] }],
  ['ROUTE-004 below /1921-census is nothing else', { address: '/1921-census/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-129 /search-1921-census/anything is the search of the census', { address: '/search-1921-census/anything', as: MEMBER, heading: 'Search the 1921 census', robots: 'noindex' }],
  ['ROUTE-130 /search-1921-census loads /1921-census for a visitor', { address: '/search-1921-census', endsAt: '/1921-census', redirect: 'hard', heading: 'The 1921 census' }],
  ['ROUTE-005 /1939register is the page of the register', { address: '/1939register', heading: 'The 1939 Register' }],
  ['ROUTE-006 /1939register/:articleId is an article', { address: '/1939register/reading-a-line', heading: 'Reading a line of the register' }],
  ['ROUTE-006 an article nobody wrote is not found', { address: '/1939register/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-007 /1911-census is a hierarchy of names', { address: '/1911-census', heading: 'The 1911 census by surname' }],
  ['ROUTE-008 /1911-census/:letterRange is a part of it', { address: '/1911-census/a-b', heading: 'A–B in the 1911 census' }],
  ['ROUTE-012 /1911-census with two segments is no route', { address: '/1911-census/a/b', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['a record of the 1911 census that is not there is not found', { address: '/1911-census/john-smith-1/123/0045/7-ab12-cd34', status: 404, heading: 'We do not have this record', robots: 'noindex' }],
  ['ROUTE-154 /was-justice-served is open to a visitor', { address: '/was-justice-served', heading: 'Was justice served?' }],
  ['ROUTE-154 ROUTE-155 /was-justice-served is open to a member, without bar and foot in the app', { address: '/was-justice-served?isMobileApp=true', as: MEMBER, heading: 'Was justice served?', chrome: [] }],
  ['ROUTE-156 below /was-justice-served is nothing else', { address: '/was-justice-served/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-046 /page/:uid shows the text of that name', { address: '/page/how-the-census-was-taken', heading: 'How the census was taken' }],
  ['ROUTE-046 a text nobody wrote is not found', { address: '/page/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-047 /page/free-ancestry-records is a page of its own', { address: '/page/free-ancestry-records', heading: 'Free ancestry records' }],
  ['ROUTE-045 /free-ancestry-records of no record set is not found', { address: '/free-ancestry-records/NONE', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-050 /region is the page above all countries', { address: '/region', heading: 'Britain and Ireland' }],
  ['ROUTE-050 ROUTE-052 EMBED-001 /region/england has no bar and no foot in the app', { address: '/region/england?isMobileApp=true', heading: 'England', chrome: [] }],
  ['ROUTE-050 EMBED-005 /region/england/yorkshire has bar and foot unless the app says true', { address: '/region/england/yorkshire?isMobileApp=false', heading: 'Yorkshire' }],
  ['ROUTE-050 /region/england/yorkshire/west-riding is a county', { address: '/region/england/yorkshire/west-riding', heading: 'West Riding' }],
  ['ROUTE-050 /region with a fourth segment is no route', { address: '/region/england/yorkshire/west-riding/leeds', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-058 FLAG-002 /national-trust/:location leads to / while its flag is off', { address: '/national-trust/erddig', endsAt: '/', redirect: 'soft', heading: 'Find the people in the records' }],
  ['ROUTE-060 /national-trust is a landing page for a visitor', { address: '/national-trust', overrides: HOUSES_OPEN, heading: 'Who kept this house going?' }],
  ['ROUTE-059 /national-trust is a hub for a member', { address: '/national-trust', as: MEMBER, overrides: HOUSES_OPEN, heading: 'Your historic houses' }],
  ['ROUTE-061 /national-trust/:location is the page of a house', { address: '/national-trust/erddig', overrides: HOUSES_OPEN, heading: 'Erddig' }],
  ['ROUTE-191 TREE-010 /tree/example-family-tree leads to the example tree', { address: '/tree/example-family-tree', endsAt: '/tree/fmp-000000-000001/tree', redirect: 'soft', heading: 'Example family tree', chrome: ['nav'], robots: 'noindex' }],
  ['/tree/:rootsfinderId leads to the chart', { address: '/tree/fmp-000000-1', endsAt: '/tree/fmp-000000-000001/tree', redirect: 'soft', heading: 'Example family tree', chrome: ['nav'], robots: 'noindex' }],
  ['ROUTE-137 ROUTE-138 /search-family-tree is the form of the search in trees', { address: '/search-family-tree', heading: 'Search family trees' }],
  ['ROUTE-139 /search-family-tree/results lists people of trees', { address: '/search-family-tree/results?lastname=Thistlewood', heading: 'Family trees: Thistlewood', robots: 'noindex' }],
  ['ROUTE-140 /search-family-tree/transcript/… says what a tree tells of somebody', { address: '/search-family-tree/transcript/fmp-000000-000001', heading: 'Clara Edith Thistlewood 1898–1971', robots: 'noindex' }],
  ['ROUTE-141 /search-family-tree/saved-search sends a visitor to sign in', { address: '/search-family-tree/saved-search', endsAt: '/sign-in', redirect: 'hard', heading: 'Sign in' }],
  ['ROUTE-141 /search-family-tree/saved-search is a member’s', { address: '/search-family-tree/saved-search', as: MEMBER, heading: 'Saved searches in family trees', robots: 'noindex' }],
  ['ROUTE-142 /search-family-tree/paywall sends a visitor to sign up', { address: '/search-family-tree/paywall', endsAt: '/register', redirect: 'hard', heading: 'Create an account' }],
  ['ROUTE-142 /search-family-tree/paywall offers a member to subscribe', { address: '/search-family-tree/paywall', as: MEMBER, heading: 'This family tree is for subscribers', robots: 'noindex' }],
  ['ROUTE-143 below /search-family-tree is nothing else', { address: '/search-family-tree/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-202 /tree/search-family-trees is the search in trees', { address: '/tree/search-family-trees', as: MEMBER, heading: 'Search family trees', robots: 'noindex' }],
  ['ERR-017 /tree/invitation/unknown is an invalid share link', { address: '/tree/invitation/unknown', as: MEMBER, heading: 'This share link does not work', robots: 'noindex, nofollow' }],
  ['ROUTE-193 /public-tree/:rootsfinderId/preview shows the first people of a public tree', { address: '/public-tree/fmp-000000-000001/preview', heading: 'Example family tree', robots: 'noindex' }],
  ['ROUTE-194 /public-tree/:rootsfinderId shows a tree as everybody sees it', { address: '/public-tree/fmp-000000-000001', heading: 'Example family tree', chrome: ['nav'], robots: 'noindex' }],
  ['TREE-010 a wrong id of an example tree is not found', { address: '/tree/fmp-000000-abc', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['TREE-026 a wrong id of a tree is not found', { address: '/tree/fmp-abc-1/tree', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-230 /shadow-tree is no route while its flag is off', { address: '/shadow-tree/fmp-000000-1/people/1', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-230 /shadow-tree/…/suggested is no route while its flag is off', { address: '/shadow-tree/fmp-000000-1/people/1/suggested', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-230 /shadow-tree/…/detailed is no route while its flag is off', { address: '/shadow-tree/fmp-000000-1/people/1/detailed', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-161 /explore sends a visitor to sign-up while its toggle is on', { address: '/explore/1/1', overrides: { flags: { 'enable-explore-person-map': true } }, endsAt: '/register', redirect: 'hard', heading: 'Create an account' }],
  ['ROUTE-161 /explore/1/1 is no route while its toggle is off', { address: '/explore/1/1', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-161 /explore/1/1/place/a is no route while its toggle is off', { address: '/explore/1/1/place/a', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-161 /explore/1/1/fact/f1 is no route while its toggle is off', { address: '/explore/1/1/fact/f1', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-161 /explore/1/1/fact/f1/edit is no route while its toggle is off', { address: '/explore/1/1/fact/f1/edit', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-161 /explore/1/1/fact/f1/edit/pin is no route while its toggle is off', { address: '/explore/1/1/fact/f1/edit/pin', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-161 /explore/1/1/fact is no route while its toggle is off', { address: '/explore/1/1/fact', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  ['/family-tree shows a visitor what a tree is good for', { address: '/family-tree', heading: 'Grow your family tree' }],
  ['ROUTE-196 /family-tree/create begins a tree, without a foot', { address: '/family-tree/create', as: MEMBER, heading: 'Begin with yourself', chrome: ['nav'], robots: 'noindex' }],
  ['ROUTE-197 /family-tree/you/take-root takes up what was begun', { address: '/family-tree/you/take-root', as: MEMBER, heading: 'Your tree takes root', chrome: ['nav'], robots: 'noindex' }],
  ['ROUTE-198 /family-tree/save-tree loads /family-tree', { address: '/family-tree/save-tree', endsAt: '/family-tree', redirect: 'hard', heading: 'Grow your family tree' }],
  ['ROUTE-198 /save-tree loads /family-tree', { address: '/save-tree', endsAt: '/family-tree', redirect: 'hard', heading: 'Grow your family tree' }],
  ['ROUTE-204 /tree/all-trees lists a member’s trees', { address: '/tree/all-trees', as: MEMBER, heading: 'Your family trees', robots: 'noindex' }],
  ['ROUTE-203 /tree/no-tree-ownership tells who has none', { address: '/tree/no-tree-ownership', as: 'active@example.com', heading: 'You have no family tree yet', robots: 'noindex' }],
  ['ROUTE-203 /tree/your-tree leads who has none there', { address: '/tree/your-tree', as: 'active@example.com', endsAt: '/tree/no-tree-ownership', redirect: 'soft', heading: 'You have no family tree yet', robots: 'noindex' }],
  ['/tree/:treeId/settings of no tree is not found', { address: '/tree/999999/settings', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' }],
  ['/tree/:rootsfinderId/stories of no tree is not found', { address: '/tree/fmp-999999-1/stories', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' }],
  ['/trees/:treeRef/people/:personId of nobody is not found', { address: '/trees/fmp-999999-1/people/fmp-999999-1', as: MEMBER, heading: NOT_FOUND, robots: 'noindex' }],
  ['ROUTE-227 /stories/:treeid sends a visitor to sign in', { address: '/stories/1/2', endsAt: '/sign-in', redirect: 'hard', heading: 'Sign in' }],
  ['SHELL-007 a missing page is not found', { address: '/this-does-not-exist', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
];

let site: RunningSite;
let browser: Browser;
let visits: ReturnType<typeof createVisits>;
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser();
  visits = createVisits(browser, site.origin);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe('the routes of the site', () => {
  it.each(VISITS)('%s', async (_title, visit) => {
    const { address, status = 200, endsAt = new URL(address, site.origin).pathname, redirect = null, heading, chrome = ['nav', 'footer'], robots = 'index, follow' } = visit;
    expect(await visits.visit(visit)).toEqual({ status, endsAt, redirect, heading, chrome, robots, entries: 1 });
  });

  it('are all visited', () => {
    const visited = new Set(VISITS.map(([, { address }]) => matchRoute(new URL(address, site.origin).pathname)?.route.id));
    expect(siteRoutes.map(({ id }) => id).filter((id) => !visited.has(id))).toEqual([]);
  });
});
