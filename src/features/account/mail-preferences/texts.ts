import type { NotificationSettings } from '#domain/account/mail-preferences/notificationSettings.ts';

/** `/account/communication-preferences`, and `/email-preferences`, where the links at the end of emails lead. */
export const preferencesTexts = {
  memberTitle: 'Communication preferences',
  linkTitle: 'Email preferences',
  intro: 'Choose which emails you want from us. Each switch is saved as you press it.',
  loading: 'Opening your preferences',
  failed: 'We could not fetch your preferences',
  tryAgain: 'Try again',

  /** Without a link or a sign-in. */
  whose: {
    title: 'Whose emails are these?',
    text: 'Open this page from the link at the end of one of our emails, or sign in.',
    signIn: 'Sign in',
  },
  incomplete: {
    title: 'This link is not complete',
    text: 'Open the link in the email again, or sign in to choose which emails you want.',
    signIn: 'Sign in',
  },

  /** What came of a switch. */
  saved: (label: string, isOn: boolean) => `${label}: ${isOn ? 'on' : 'off'}, saved.`,
  notSaved: (label: string) => `“${label}” was not saved`,
  unchanged: (why: string) => `${why} The switch is back where it was.`,
  unreachable: 'Check your connection, then try again.',
} as const;

interface SwitchTexts {
  name: keyof NotificationSettings | 'marketing';
  label: string;
  hint: string;
}

/** The switches, by group, in the order of the page. */
export const SWITCH_GROUPS: readonly { title: string; switches: readonly SwitchTexts[] }[] = [
  {
    title: 'Your research',
    switches: [
      { name: 'privateMessages', label: 'Private messages', hint: 'When another member writes to you.' },
      {
        name: 'errorCorrections',
        label: 'Error corrections',
        hint: 'What we decided about the corrections you reported.',
      },
      {
        name: 'discoveries',
        label: 'Discoveries',
        hint: 'New records and newspaper notices that may be about people in your family.',
      },
    ],
  },
  {
    title: 'News and offers',
    switches: [
      { name: 'news', label: 'News', hint: 'New record sets, and changes to the site.' },
      { name: 'guidesAndTips', label: 'Guides and tips', hint: 'How to get further with your research.' },
      { name: 'offers', label: 'Offers', hint: 'Reduced prices and gifts.' },
      {
        name: 'partner',
        label: 'Partners',
        hint: 'Offers from organisations we work with. We never pass on your address.',
      },
      {
        name: 'marketing',
        label: 'Marketing',
        hint: 'I agree to receive marketing by email. You can withdraw this at any time.',
      },
    ],
  },
  {
    title: 'All emails',
    switches: [
      {
        name: 'unsubscribeFromEverything',
        label: 'Unsubscribe from everything',
        hint: 'Turns all of the above off. You still get emails that your account needs, such as a password reset.',
      },
    ],
  },
];
