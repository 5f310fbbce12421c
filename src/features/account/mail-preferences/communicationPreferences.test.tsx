import { screen, waitFor } from '@testing-library/react';

import {
  DEFAULT_MAIL_CHOICES,
  NO_MAIL,
  type MailChoices,
} from '#domain/account/mail-preferences/notificationSettings.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const AT = '/account/communication-preferences';
const LABELS = [
  'Private messages',
  'Error corrections',
  'Discoveries',
  'News',
  'Guides and tips',
  'Offers',
  'Partners',
  'Unsubscribe from everything',
];

const answerWith = ({ settings, marketingOptIn }: MailChoices = DEFAULT_MAIL_CHOICES) =>
  answer({ emailNotificationSettings: () => settings, emailMarketingNotificationOptIn: () => marketingOptIn });
const mutations = () => sentRequests().filter(({ operationName }) => /Setting$|OptIn$/.test(operationName ?? ''));
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
const open = async () => {
  const app = await renderApp(AT, { reader: 'member' });
  await screen.findByRole('switch', { name: 'News' });
  return app;
};

describe('communication preferences', () => {
  it('PROF-012 has a switch for each of the eight settings and one for marketing, standing as the member left them', async () => {
    answerWith({
      settings: { ...DEFAULT_MAIL_CHOICES.settings, news: true, privateMessages: false },
      marketingOptIn: true,
    });
    const { container } = await open();
    expect(LABELS.map((name) => [name, isOn(name)])).toEqual([
      ['Private messages', false],
      ['Error corrections', true],
      ['Discoveries', true],
      ['News', true],
      ['Guides and tips', false],
      ['Offers', false],
      ['Partners', false],
      ['Unsubscribe from everything', false],
    ]);
    expect(isOn('Marketing')).toBe(true);
    expect(screen.getAllByRole('switch')).toHaveLength(9);
    await expectAccessible(container);
  });

  it.each([
    ['PROF-013 API-017', 'News', 'UpdateEmailNotificationSetting', { input: { news: true } }],
    ['PROF-013 API-017', 'Discoveries', 'UpdateEmailNotificationSetting', { input: { discoveries: false } }],
    ['PROF-014 API-018', 'Marketing', 'setEmailMarketingNotificationOptIn', { optIn: true }],
  ])(
    '%s sends one mutation when %s is pressed, and says that it is saved',
    async (_ids, name, operationName, variables) => {
      answerWith();
      answer({
        updateEmailNotificationSetting: () => DEFAULT_MAIL_CHOICES.settings,
        setEmailMarketingNotificationOptIn: () => true,
      });
      const { user } = await open();
      const before = isOn(name);
      await user.click(screen.getByRole('switch', { name }));
      await waitFor(() => expect(isOn(name)).toBe(!before));
      await waitFor(() => expect(screen.getByText(new RegExp(`^${name}: .* saved\\.$`))).toBeInTheDocument());
      expect(mutations()).toMatchObject([{ operationName, variables }]);
    },
  );

  it('PROF-015 switches all others off with one press, marketing too, and one of them on again ends it', async () => {
    answerWith({ settings: { ...DEFAULT_MAIL_CHOICES.settings, news: true }, marketingOptIn: true });
    answer({ updateEmailNotificationSetting: () => NO_MAIL.settings });
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Unsubscribe from everything' }));
    await screen.findByText('Unsubscribe from everything: on, saved.');
    expect(screen.getAllByRole<HTMLInputElement>('switch').filter(({ checked }) => checked)).toEqual([
      screen.getByRole('switch', { name: 'Unsubscribe from everything' }),
    ]);
    await user.click(screen.getByRole('switch', { name: 'Offers' }));
    await screen.findByText('Offers: on, saved.');
    expect(isOn('Unsubscribe from everything')).toBe(false);
  });

  it('moves a switch back that could not be saved, explains it, and saves it at the second try', async () => {
    answerWith();
    let isDown = true;
    answer({
      updateEmailNotificationSetting: () => {
        if (isDown) throw refusal('INTERNAL_SERVER_ERROR');
        return { ...DEFAULT_MAIL_CHOICES.settings, news: true };
      },
    });
    const { user, container } = await open();
    await user.click(screen.getByRole('switch', { name: 'News' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('“News” was not saved');
    await waitFor(() => expect(isOn('News')).toBe(false));
    await expectAccessible(container);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('News: on, saved.');
    expect(isOn('News')).toBe(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the preferences could not be loaded, with the request’s id, and tries again', async () => {
    answer({
      emailNotificationSettings: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
      emailMarketingNotificationOptIn: () => false,
    });
    const { user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('alert')).toHaveTextContent(REQUEST_ID);
    answerWith();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch', { name: 'News' })).toBeInTheDocument();
  });

  it('says that a switch was not saved without a connection', async () => {
    answerWith();
    const { user } = await open();
    goOffline();
    await user.click(screen.getByRole('switch', { name: 'Partners' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
    await waitFor(() => expect(isOn('Partners')).toBe(false));
  });

  it.each([
    '/account/communication-preferences',
    '/account/communication-preferences/mail',
    '/account/communication-preferences/a/b',
  ])('ROUTE-085 GRANT-015 API-012 is at %s for a member with the grant', async (address) => {
    answerWith();
    await renderApp(address, { reader: 'member', grants: ['communication-preferences'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Communication preferences' })).toBeInTheDocument();
    expect(
      sentRequests().filter(({ operationName }) => operationName === 'emailNotificationSettingsRequest'),
    ).toMatchObject([{ variables: {} }]);
  });

  it.each([
    ['ROUTE-086 without the grant', { grants: ['my-profile'] }],
    ['GRANT-006 when the grants could not be loaded', { grants: 503 }],
  ])('denies access %s, in place, and asks for nothing', async (_title, { grants }) => {
    const { router } = await renderApp(AT, { reader: 'member', grants });
    expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(AT);
    expect(sentRequests().filter(({ operationName }) => operationName === 'emailNotificationSettingsRequest')).toEqual(
      [],
    );
  });

  it('ERR-029 denies access in other words than those of a page that is not there', async () => {
    const { unmount } = await renderApp(AT, { reader: 'member', grants: [] });
    const denied = await screen.findByRole('heading', { level: 1 });
    expect(denied).toHaveTextContent('Access denied');
    unmount();
    await renderApp('/no/such/page', { reader: 'member', grants: [] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });
});
