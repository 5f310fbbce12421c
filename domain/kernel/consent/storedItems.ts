import type { ConsentGroup } from './consentGroups.ts';

/** A cookie or a storage key of this site, as the cookies policy lists it. */
export interface StoredItem {
  /** `*` at its end stands for whatever follows. */
  name: string;
  /** `local` is kept by the browser, `session` by the tab, `cache` by the service worker. */
  where: 'cookie' | 'local' | 'session' | 'cache';
  /** `necessary` items do only what the reader asks for; the others wait for a yes to their group. */
  group: 'necessary' | ConsentGroup;
  purpose: string;
  /** Until when it stays, in words. */
  lifetime: string;
}

/**
 * Everything this site puts into a browser. Reading and writing take only names listed here (`services/storage`), so
 * the cookies policy cannot fall behind the code.
 */
export const STORED_ITEMS = [
  {
    name: 'consent',
    where: 'cookie',
    group: 'necessary',
    purpose: 'Remembers what you allow on this page.',
    lifetime: '180 days',
  },
  {
    name: 'muniment_session',
    where: 'cookie',
    group: 'necessary',
    purpose: 'Says that you may be signed in, so that the site looks. It opens nothing.',
    lifetime: 'As long as a sign-in lasts, usually 90 days',
  },
  {
    name: 'op_*',
    where: 'cookie',
    group: 'necessary',
    purpose: 'Carry your session and a sign-in that is under way. Scripts cannot read them.',
    lifetime: 'As long as a sign-in lasts, usually 90 days; one hour for a sign-in under way',
  },
  {
    name: '__Host-op_session*',
    where: 'cookie',
    group: 'necessary',
    purpose:
      'Carries your session where this site is served over https. Scripts cannot read it, and no other site can set it.',
    lifetime: 'As long as a sign-in lasts, usually 90 days',
  },
  {
    name: '__Secure-op_*',
    where: 'cookie',
    group: 'necessary',
    purpose: 'Carry a sign-in that is under way, over https.',
    lifetime: 'One hour',
  },
  {
    name: 'muniment_sent',
    where: 'cookie',
    group: 'necessary',
    purpose:
      'That you were sent here from another address of this site, so that a fault of the server is shown instead of sending you round.',
    lifetime: 'Ten seconds',
  },
  {
    name: 'muniment_position',
    where: 'cookie',
    group: 'necessary',
    purpose: 'Where in our database your latest change is, so that the next page shows it. It says nothing about you.',
    lifetime: 'One minute',
  },
  {
    name: 'iiif_viewer',
    where: 'cookie',
    group: 'necessary',
    purpose: 'Lets a viewer on another site show newspaper pages that are open to you, after you agreed to it.',
    lifetime: 'One hour, or until you end it in the viewer',
  },
  {
    name: 'isMobileApp',
    where: 'cookie',
    group: 'necessary',
    purpose: 'Set by the phone app: leaves out what the app draws itself.',
    lifetime: 'Until the app removes it',
  },
  {
    name: 'mobileAppHints',
    where: 'cookie',
    group: 'necessary',
    purpose: 'Set by the phone app: says that it shows tree hints itself.',
    lifetime: 'Until the app removes it',
  },
  {
    name: 'muniment_visit',
    where: 'cookie',
    group: 'C0002',
    purpose: 'A random number that joins the pages of one visit, so that we see which ways through the site work.',
    lifetime: '30 minutes after the last page',
  },
  {
    name: 'affiliateId',
    where: 'cookie',
    group: 'C0002',
    purpose: 'The click on a partner’s page that brought you here, so that the partner is paid.',
    lifetime: '30 days, or until you sign in',
  },
  {
    name: 'affiliateArrivalTime',
    where: 'cookie',
    group: 'C0002',
    purpose: 'When that click brought you here.',
    lifetime: '30 days, or until you sign in',
  },
  {
    name: 'recentSearches',
    where: 'local',
    group: 'necessary',
    purpose: 'Your latest searches, to take up again.',
    lifetime: 'Until you sign out',
  },
  {
    name: 'nextTimeToSetLastActive',
    where: 'local',
    group: 'necessary',
    purpose: 'When your profile may next be noted as active.',
    lifetime: 'Until you clear it',
  },
  {
    name: 'searchShortcuts',
    where: 'local',
    group: 'necessary',
    purpose: 'Whether you want keys of single letters in results.',
    lifetime: 'Until you clear it',
  },
  {
    name: 'lastInstitution',
    where: 'local',
    group: 'C0003',
    purpose: 'The library you signed in through last, to offer it first.',
    lifetime: 'Until you clear it',
  },
  {
    name: 'surveyAskedOn',
    where: 'local',
    group: 'C0003',
    purpose: 'When we last asked you how the site works for you, so that we don’t ask again soon.',
    lifetime: 'Until you clear it',
  },
  {
    name: 'treeFanColours',
    where: 'local',
    group: 'necessary',
    purpose: 'What the colours of your fan charts show.',
    lifetime: 'Until you clear it',
  },
  {
    name: 'dismissedBanners',
    where: 'local',
    group: 'necessary',
    purpose: 'Which of our banners you closed.',
    lifetime: 'Until you clear it',
  },
  {
    name: 'has-viewed-my-research-explainer',
    where: 'local',
    group: 'necessary',
    purpose: 'When you closed the introduction to My research.',
    lifetime: 'Until you clear it',
  },
  {
    name: 'muniment-signed-out',
    where: 'local',
    group: 'necessary',
    purpose: 'Signs out your other tabs in browsers without a better way.',
    lifetime: 'A moment',
  },
  {
    name: 'emailUpdated',
    where: 'local',
    group: 'necessary',
    purpose: 'That you asked for another email address in this browser.',
    lifetime: 'Until the change is confirmed or stopped',
  },
  {
    name: 'formDrafts',
    where: 'local',
    group: 'necessary',
    purpose: 'What you typed into a form and have not saved yet. It is shown to you only, once you are signed in.',
    lifetime: 'Until you save it or give it up; 30 days',
  },
  {
    name: 'muniment-*',
    where: 'cache',
    group: 'necessary',
    purpose:
      'The code and typefaces of this site, so that it opens faster and without a connection. They are the same for everyone.',
    lifetime: 'Until two later versions have taken their place',
  },
  {
    name: 'returnTo',
    where: 'session',
    group: 'necessary',
    purpose: 'Where to go on after signing in.',
    lifetime: 'Until you sign in; signing out empties it',
  },
  {
    name: 'paymentOrder',
    where: 'session',
    group: 'necessary',
    purpose: 'The order you left for the payment provider’s page, so that you can return to it.',
    lifetime: 'Until the tab is closed',
  },
  {
    name: 'reportDraft',
    where: 'session',
    group: 'necessary',
    purpose: 'What you typed about a wrong reading, while you sign in to send it.',
    lifetime: 'Until you are back, or the tab is closed',
  },
  {
    name: 'registerDraft',
    where: 'session',
    group: 'necessary',
    purpose: 'What you typed to create an account, without the password, so that a reload loses nothing.',
    lifetime: 'Until the account is made, you sign in or out, or the tab is closed',
  },
  {
    name: 'formDrafts',
    where: 'session',
    group: 'necessary',
    purpose:
      'What you typed into a form without being signed in, such as a question to us, so that a reload loses nothing.',
    lifetime: 'Until you send it, sign in or out, or close the tab',
  },
  {
    name: 'authRetry',
    where: 'session',
    group: 'necessary',
    purpose: 'That a failed sign-in was tried once more.',
    lifetime: 'Until the tab is closed',
  },
  {
    name: 'oidc.*',
    where: 'session',
    group: 'necessary',
    purpose: 'Proves that the answer to a sign-in is meant for this tab.',
    lifetime: 'Until you are signed in',
  },
  {
    name: 'isApp',
    where: 'session',
    group: 'necessary',
    purpose: 'Whether this tab is inside the phone app.',
    lifetime: 'Until the tab is closed',
  },
  {
    name: 'searchDrafts',
    where: 'session',
    group: 'necessary',
    purpose: 'What you typed into a search form and have not searched for yet.',
    lifetime: 'Until you search, sign out or close the tab',
  },
  {
    name: 'treeChart',
    where: 'session',
    group: 'necessary',
    purpose: 'Your settings for tree charts: the view and its generations.',
    lifetime: 'Until the tab is closed',
  },
  {
    name: 'scrollPositions',
    where: 'session',
    group: 'necessary',
    purpose: 'Where you were on earlier pages, for the way back.',
    lifetime: 'Until the tab is closed',
  },
  {
    name: 'reloadedFor',
    where: 'session',
    group: 'necessary',
    purpose: 'That a page was reloaded after an update of the site.',
    lifetime: 'Until the tab is closed',
  },
  {
    name: 'reloadedForProbe',
    where: 'session',
    group: 'necessary',
    purpose: 'Tries whether the tab can remember that.',
    lifetime: 'Until the tab is closed',
  },
] as const satisfies readonly StoredItem[];

/** The names listed for one place. */
export type StoredName<Where extends StoredItem['where']> = Extract<
  (typeof STORED_ITEMS)[number],
  { where: Where }
>['name'];
