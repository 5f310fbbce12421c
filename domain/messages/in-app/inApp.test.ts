import { IN_APP_COUNT, IN_APP_INTERVAL_MS, type InAppPayload, isShownOnPath } from './inAppMessage.ts';
import { isSafari, isSilentError } from './inAppQuirks.ts';
import { inAppProblems, USUAL_BLOCK_LIST, type InAppDraft } from './inAppRules.ts';
import { isForReader, type InAppReader, type InAppTarget } from './isForReader.ts';

type Same<One, Two> = [One] extends [Two] ? ([Two] extends [One] ? true : false) : false;

describe('the pages a message is shown on', () => {
  it.each<[string, InAppPayload, string, boolean]>([
    [
      'MSG-012 drops it where the path contains an entry of the block list',
      { urlBlockList: ['/payment'] },
      '/payment/success',
      false,
    ],
    ['MSG-012 shows it elsewhere', { urlBlockList: ['/payment'] }, '/help', true],
    ['MSG-013 shows it below an entry of the allowed list', { urlAllowedList: ['/help'] }, '/help/search', true],
    ['MSG-013 drops it elsewhere', { urlAllowedList: ['/help'] }, '/', false],
    ['MSG-014 Q-089 lets the block list win', { urlBlockList: ['/help'], urlAllowedList: ['/help'] }, '/help', false],
    ['Q-089 takes an empty allowed list for none', { urlAllowedList: [] }, '/', true],
    ['Q-089 looks for plain text, not for patterns', { urlBlockList: ['/h.lp'] }, '/help', true],
    ['shows one without lists everywhere', {}, '/payment', true],
  ])('%s', (_title, payload, path, isShown) => expect(isShownOnPath(payload, path)).toBe(isShown));

  it('MSG-011 come in exactly two fields', () => {
    const isExact: Same<keyof InAppPayload, 'urlBlockList' | 'urlAllowedList'> = true;
    expect(isExact).toBe(true);
  });
});

it('MSG-015 MSG-016 asks for twenty messages, and leaves a second between them', () => {
  expect([IN_APP_COUNT, IN_APP_INTERVAL_MS]).toEqual([20, 1000]);
});

it('MSG-020 keeps one error out of the log, and only that one', () => {
  expect(isSilentError(new Error('Error: could not create user after 0 tries'))).toBe(true);
  for (const error of [new Error('could not create user after 3 tries'), 'could not create user after 0 tries', null])
    expect(isSilentError(error)).toBe(false);
});

it.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', false],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', false],
])('MSG-018 knows Safari: %s', (agent, expected) => expect(isSafari(agent)).toBe(expected));

const TARGET: InAppTarget = { groups: [], flags: [], plans: [], isAdvert: false, capTimes: 2 };
const READER: InAppReader = {
  groups: [],
  flags: [],
  plan: 'none',
  allowsFunctional: false,
  timesShown: 0,
  isDone: false,
};

it.each<[string, Partial<InAppTarget>, Partial<InAppReader>, boolean]>([
  ['a message for all', {}, {}, true],
  ['one for a group the reader is in', { groups: ['a', 'b'] }, { groups: ['b'] }, true],
  ['one for another group', { groups: ['a'] }, { groups: ['b'] }, false],
  ['one for a flag that is off', { flags: ['a'] }, {}, false],
  ['one for people without a plan', { plans: ['none', 'ended'] }, { plan: 'active' }, false],
  ['one that was shown as often as it may be', {}, { timesShown: 2 }, false],
  ['one that was closed on another device', {}, { isDone: true }, false],
  ['an advertisement before consent', { isAdvert: true }, {}, false],
  ['an advertisement after consent', { isAdvert: true }, { allowsFunctional: true }, true],
])('decides whether %s is sent', (_what, target, reader, expected) =>
  expect(isForReader({ ...TARGET, ...target }, { ...READER, ...reader })).toBe(expected),
);

const DRAFT: InAppDraft = {
  kind: 'card',
  title: 'New',
  body: 'New records.',
  linkLabel: '',
  linkHref: '',
  startsAt: '',
  endsAt: '',
  blockList: [...USUAL_BLOCK_LIST],
  allowList: [],
  groups: [],
  flags: [],
  plans: [],
  isAdvert: false,
  priority: 0,
  capTimes: 3,
  capDays: 30,
};
const wrong = (draft: Partial<InAppDraft>) =>
  Object.entries(inAppProblems({ ...DRAFT, ...draft }))
    .filter(([, problem]) => problem !== null)
    .map(([field]) => field);

it.each<[Partial<InAppDraft>, string[]]>([
  [{}, []],
  [{ title: ' ', body: 'x'.repeat(601) }, ['title', 'body']],
  [{ linkLabel: 'See', linkHref: 'javascript:alert(1)' }, ['linkHref']],
  [{ linkLabel: 'See', linkHref: '//elsewhere.example' }, ['linkHref']],
  // Browsers pass over a tab, and are at another site.
  [{ linkLabel: 'See', linkHref: '/\t/elsewhere.example' }, ['linkHref']],
  [{ linkHref: '/help' }, ['linkLabel']],
  [{ linkLabel: 'See', linkHref: '/help' }, []],
  [{ startsAt: 'soon' }, ['startsAt']],
  [{ startsAt: '2026-01-02T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }, ['endsAt']],
  [{ blockList: ['payment'], allowList: Array.from({ length: 21 }, () => '/a') }, ['blockList', 'allowList']],
  [{ capTimes: 0, capDays: 1.5, priority: -1 }, ['priority', 'capTimes', 'capDays']],
  [{ kind: 'popup', plans: ['rich'], groups: ['a b'] }, ['kind', 'groups', 'plans']],
])('checks what staff write: %j', (draft, fields) => expect(wrong(draft)).toEqual(fields));
