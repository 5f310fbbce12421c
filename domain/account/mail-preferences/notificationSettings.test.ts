import fc from 'fast-check';

import {
  changeNotifications,
  chooseMarketing,
  DEFAULT_MAIL_CHOICES,
  NO_MAIL,
  NOTIFICATION_NAMES,
  type MailChoices,
  type NotificationChange,
} from './notificationSettings.ts';

const anyChange: fc.Arbitrary<NotificationChange> = fc.record(
  Object.fromEntries([...NOTIFICATION_NAMES, 'unsubscribeFromEverything'].map((name) => [name, fc.boolean()])),
  { requiredKeys: [] },
);
const anyStep = fc.oneof(
  anyChange.map((change) => (choices: MailChoices) => changeNotifications(choices, change)),
  fc.boolean().map((optIn) => (choices: MailChoices) => chooseMarketing(choices, optIn)),
);

describe('notification settings', () => {
  it('start without advertising', () => {
    const { settings, marketingOptIn } = DEFAULT_MAIL_CHOICES;
    expect([settings.news, settings.offers, settings.partner, settings.guidesAndTips, marketingOptIn]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('change one by one', () => {
    const { settings } = changeNotifications(DEFAULT_MAIL_CHOICES, { news: true });
    expect(settings).toEqual({ ...DEFAULT_MAIL_CHOICES.settings, news: true });
  });

  it('are all off after unsubscribing from everything, marketing too', () => {
    const some = chooseMarketing(changeNotifications(DEFAULT_MAIL_CHOICES, { news: true }), true);
    expect(changeNotifications(some, { unsubscribeFromEverything: true, offers: true })).toEqual(NO_MAIL);
  });

  it.each([
    ['one of them', (choices: MailChoices) => changeNotifications(choices, { offers: true })],
    ['marketing', (choices: MailChoices) => chooseMarketing(choices, true)],
  ])('switching %s on ends the unsubscription', (_what, change) => {
    expect(change(NO_MAIL).settings.unsubscribeFromEverything).toBe(false);
  });

  it('stay unsubscribed when something is switched off that is off already', () => {
    expect(changeNotifications(NO_MAIL, { offers: false })).toEqual(NO_MAIL);
    expect(chooseMarketing(NO_MAIL, false)).toEqual(NO_MAIL);
  });

  it('never say "unsubscribed from everything" while some email is on, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
        const { settings, marketingOptIn } = steps.reduce((choices, step) => step(choices), DEFAULT_MAIL_CHOICES);
        const isSomethingOn = marketingOptIn || NOTIFICATION_NAMES.some((name) => settings[name]);
        expect(settings.unsubscribeFromEverything && isSomethingOn).toBe(false);
      }),
    );
  });
});
