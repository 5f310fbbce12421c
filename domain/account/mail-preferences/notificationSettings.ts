/** The emails that the site sends a member unasked, each with a switch (spec 2 section 3). */
export const NOTIFICATION_NAMES = [
  'privateMessages',
  'errorCorrections',
  'discoveries',
  'news',
  'guidesAndTips',
  'offers',
  'partner',
] as const;

/** One kind of email. */
export type NotificationName = (typeof NOTIFICATION_NAMES)[number];

/** The eight email notification settings of spec 2 section 3. */
export type NotificationSettings = Readonly<Record<NotificationName | 'unsubscribeFromEverything', boolean>>;

/** A member's choices about email: the eight settings, and the opt-in to marketing, which has a call of its own. */
export interface MailChoices {
  settings: NotificationSettings;
  marketingOptIn: boolean;
}

/** One or more of the settings, as they shall be from now on. */
export type NotificationChange = Partial<NotificationSettings>;

/**
 * What applies until a member chooses: emails that answer something the member did are on, advertising is off, because
 * that needs a yes first (Privacy and Electronic Communications Regulations 2003, regulation 22).
 */
export const DEFAULT_MAIL_CHOICES: MailChoices = {
  settings: {
    privateMessages: true,
    errorCorrections: true,
    discoveries: true,
    news: false,
    guidesAndTips: false,
    offers: false,
    partner: false,
    unsubscribeFromEverything: false,
  },
  marketingOptIn: false,
};

/** The choices after someone unsubscribed from everything. */
export const NO_MAIL: MailChoices = {
  settings: {
    ...(Object.fromEntries(NOTIFICATION_NAMES.map((name) => [name, false])) as Record<NotificationName, false>),
    unsubscribeFromEverything: true,
  },
  marketingOptIn: false,
};

/**
 * The choices after a change of settings. Unsubscribing from everything switches all others off (PROF-015), whatever
 * else the change says; switching one of them on later ends the unsubscription.
 */
export function changeNotifications(choices: MailChoices, change: NotificationChange): MailChoices {
  if (change.unsubscribeFromEverything) return NO_MAIL;
  const settings = { ...choices.settings, ...change };
  const wantsSome = NOTIFICATION_NAMES.some((name) => settings[name]);
  return { ...choices, settings: wantsSome ? { ...settings, unsubscribeFromEverything: false } : settings };
}

/** The choices after a yes or no to marketing. A yes ends an unsubscription from everything. */
export const chooseMarketing = ({ settings }: MailChoices, optIn: boolean): MailChoices => ({
  settings: optIn ? { ...settings, unsubscribeFromEverything: false } : settings,
  marketingOptIn: optIn,
});
