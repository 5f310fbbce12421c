import type { RouteVisit } from './visitRoute.ts';

const NOT_FOUND = 'Page not found';
const MEMBER = 'member@example.com';
const HOUSES_OPEN = { flags: { 'enable-national-trust': true } };

/** Pages that lead to a part of the records, and those made of texts: the part of the routes' visits that is theirs. */
export const landingVisits: readonly (readonly [title: string, visit: RouteVisit])[] = [
  [
    'ROUTE-001 /1921-census is the landing page of the census for a visitor',
    { address: '/1921-census', heading: 'The 1921 census' },
  ],
  [
    'ROUTE-002 SHELL-002 /1921-census loads the search of the census for a member',
    {
      address: '/1921-census',
      as: MEMBER,
      endsAt: '/search-1921-census',
      redirect: 'hard',
      heading: 'Search the 1921 census',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-003 CORE-007 /1921-census has no bar and no foot in the app',
    { address: '/1921-census?isMobileApp=true', heading: 'The 1921 census', chrome: [] },
  ],
  [
    'ROUTE-004 below /1921-census is nothing else',
    { address: '/1921-census/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-129 /search-1921-census/anything is the search of the census',
    { address: '/search-1921-census/anything', as: MEMBER, heading: 'Search the 1921 census', robots: 'noindex' },
  ],
  [
    'ROUTE-130 /search-1921-census loads /1921-census for a visitor',
    { address: '/search-1921-census', endsAt: '/1921-census', redirect: 'hard', heading: 'The 1921 census' },
  ],
  ['ROUTE-005 /1939register is the page of the register', { address: '/1939register', heading: 'The 1939 Register' }],
  [
    'ROUTE-006 /1939register/:articleId is an article',
    { address: '/1939register/reading-a-line', heading: 'Reading a line of the register' },
  ],
  [
    'ROUTE-006 an article nobody wrote is not found',
    { address: '/1939register/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-007 /1911-census is a hierarchy of names',
    { address: '/1911-census', heading: 'The 1911 census by surname' },
  ],
  [
    'ROUTE-008 /1911-census/:letterRange is a part of it',
    { address: '/1911-census/a-b', heading: 'A–B in the 1911 census' },
  ],
  [
    'ROUTE-012 /1911-census with two segments is no route',
    { address: '/1911-census/a/b', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'a record of the 1911 census that is not there is not found',
    {
      address: '/1911-census/john-smith-1/123/0045/7-ab12-cd34',
      status: 404,
      heading: 'We do not have this record',
      robots: 'noindex',
    },
  ],
  [
    'ROUTE-154 /was-justice-served is open to a visitor',
    { address: '/was-justice-served', heading: 'Was justice served?' },
  ],
  [
    'ROUTE-154 ROUTE-155 /was-justice-served is open to a member, without bar and foot in the app',
    { address: '/was-justice-served?isMobileApp=true', as: MEMBER, heading: 'Was justice served?', chrome: [] },
  ],
  [
    'ROUTE-156 below /was-justice-served is nothing else',
    { address: '/was-justice-served/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-046 /page/:uid shows the text of that name',
    { address: '/page/how-the-census-was-taken', heading: 'How the census was taken' },
  ],
  [
    'ROUTE-046 a text nobody wrote is not found',
    { address: '/page/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-047 /page/free-ancestry-records is a page of its own',
    { address: '/page/free-ancestry-records', heading: 'Free ancestry records' },
  ],
  [
    'ROUTE-045 /free-ancestry-records of no record set is not found',
    { address: '/free-ancestry-records/NONE', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  ['ROUTE-050 /region is the page above all countries', { address: '/region', heading: 'Britain and Ireland' }],
  [
    'ROUTE-050 ROUTE-052 EMBED-001 /region/england has no bar and no foot in the app',
    { address: '/region/england?isMobileApp=true', heading: 'England', chrome: [] },
  ],
  [
    'ROUTE-050 EMBED-005 /region/england/yorkshire has bar and foot unless the app says true',
    { address: '/region/england/yorkshire?isMobileApp=false', heading: 'Yorkshire' },
  ],
  [
    'ROUTE-050 /region/england/yorkshire/west-riding is a county',
    { address: '/region/england/yorkshire/west-riding', heading: 'West Riding' },
  ],
  [
    'ROUTE-048 /story-snapshot/:uid is a story',
    { address: '/story-snapshot/hidden-on-census-night', heading: 'Hidden on census night' },
  ],
  [
    'ROUTE-048 a story that is not published is not found',
    { address: '/story-snapshot/eleven-lost-days', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-049 /story-snapshot alone is not found',
    { address: '/story-snapshot', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-049 below a story is nothing else',
    { address: '/story-snapshot/hidden-on-census-night/more', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-053 EMBED-006 /partners lists the partners',
    { address: '/partners', heading: 'The people behind the transcripts' },
  ],
  [
    'ROUTE-057 EMBED-006 /partners has no bar and no foot in the app',
    { address: '/partners?isMobileApp=true', heading: 'The people behind the transcripts', chrome: [] },
  ],
  [
    'ROUTE-054 /partners/family-history-federation is the federation',
    { address: '/partners/family-history-federation', heading: 'Family history societies, together' },
  ],
  [
    'ROUTE-055 /partners/family-history-federation/:member is a member society',
    {
      address: '/partners/family-history-federation/wexcombeshire-family-history-society',
      heading: 'Wexcombeshire Family History Society',
    },
  ],
  [
    'ROUTE-055 a member society that is not there is not found',
    { address: '/partners/family-history-federation/none', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-056 /partners/:partner is a partner',
    { address: '/partners/wexcombeshire-record-office', heading: 'Wexcombeshire Record Office' },
  ],
  [
    'ROUTE-056 a partner that is not there is not found',
    { address: '/partners/none', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  ['/about says who runs the site', { address: '/about', heading: 'About this site' }],
  ['/about/licences names what others made', { address: '/about/licences', heading: 'Licences of others’ work' }],
  ['/terms are the terms of use', { address: '/terms', heading: 'Terms of use' }],
  ['/privacy is the privacy notice', { address: '/privacy', heading: 'Privacy notice' }],
  ['/accessibility is the accessibility statement', { address: '/accessibility', heading: 'Accessibility statement' }],
  [
    '/privacy has no bar and no foot in the app',
    { address: '/privacy?isMobileApp=true', heading: 'Privacy notice', chrome: [] },
  ],
  ['below /terms is nothing else', { address: '/terms/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' }],
  [
    'ROUTE-065 INT-003 /internal-testing/prismic/preview lists drafts',
    { address: '/internal-testing/prismic/preview', heading: 'Content preview', robots: 'noindex, nofollow' },
  ],
  [
    'ROUTE-065 INT-003 /internal-testing/prismic/preview shows a draft',
    {
      address: '/internal-testing/prismic/preview?kind=story&key=eleven-lost-days',
      heading: 'The eleven lost days',
      robots: 'noindex, nofollow',
    },
  ],
  [
    'ROUTE-070 /personalised/results is the page of personalised results',
    { address: '/personalised/results', heading: 'Personalised results', robots: 'noindex' },
  ],
  [
    'ROUTE-070 below /personalised is nothing else',
    { address: '/personalised/nonsense', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-181 /intent-capture has no bar and no foot',
    { address: '/intent-capture', heading: 'Where would you like to start?', chrome: [], robots: 'noindex' },
  ],
  [
    'ROUTE-181 /intent-capture/ancestor is the second question',
    { address: '/intent-capture/ancestor', heading: 'Who are you looking for?', chrome: [], robots: 'noindex' },
  ],
  [
    'EMBED-006 /1921-census has no bar and no foot in the app',
    { address: '/1921-census?isMobileApp=true', heading: 'The 1921 census', chrome: [] },
  ],
  [
    'EMBED-006 /was-justice-served has no bar and no foot in the app',
    { address: '/was-justice-served?isMobileApp=true', heading: 'Was justice served?', chrome: [] },
  ],
  [
    'EMBED-006 /region has no bar and no foot in the app',
    { address: '/region?isMobileApp=true', heading: 'Britain and Ireland', chrome: [] },
  ],
  [
    'ROUTE-050 /region with a fourth segment is no route',
    { address: '/region/england/yorkshire/west-riding/leeds', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
  [
    'ROUTE-058 FLAG-002 /national-trust/:location leads to / while its flag is off',
    { address: '/national-trust/erddig', endsAt: '/', redirect: 'soft', heading: 'Find your ancestors in the records' },
  ],
  [
    'ROUTE-060 FLAG-002 /national-trust is a landing page for a visitor',
    { address: '/national-trust', overrides: HOUSES_OPEN, heading: 'Who kept this house going?' },
  ],
  [
    'ROUTE-059 /national-trust is a hub for a member',
    { address: '/national-trust', as: MEMBER, overrides: HOUSES_OPEN, heading: 'Your historic houses' },
  ],
  [
    'ROUTE-061 /national-trust/:location is the page of a house',
    { address: '/national-trust/erddig', overrides: HOUSES_OPEN, heading: 'Erddig' },
  ],
  [
    'SHELL-013 the flag of /national-trust/* holds below it',
    {
      address: '/national-trust/x',
      endsAt: '/',
      redirect: 'soft',
      heading: 'Find your ancestors in the records',
      status: 404,
      robots: 'noindex',
    },
  ],
  [
    'SHELL-013 the sign-in of /messaging/* holds below it',
    { address: '/messaging/abc', endsAt: '/sign-in', redirect: 'soft', heading: 'Sign in', robots: 'noindex' },
  ],
  [
    'SHELL-013 the robots of /collections/* hold below it',
    { address: '/collections/anything', status: 404, heading: NOT_FOUND, robots: 'noindex' },
  ],
];
