import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const NOTICES = [
  {
    id: 'isc',
    licence: 'ISC',
    parts: [{ name: 'saxes', version: '6.0.0', copyright: ['Louis-Dominique Dubeau'] }],
  },
  {
    id: 'mit',
    licence: 'MIT',
    parts: [
      { name: 'fastify', version: '5.12.8', copyright: ['Copyright (c) The Fastify Team'] },
      { name: 'English words', version: null, copyright: [] },
    ],
  },
];

describe('/about/licences', () => {
  it('lists what others made by licence, each with its version and copyright', async () => {
    answer({ thirdPartyNotices: () => NOTICES });
    const { container, user } = await renderApp('/about/licences');
    expect(await screen.findByRole('heading', { level: 1, name: 'Licences of others’ work' })).toBeVisible();
    expect(screen.getByText(/^Muniment is made with 3 packages/u)).toBeVisible();
    const licences = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(licences).toEqual(['MIT 2 parts', 'ISC 1 part']);
    expect(screen.queryByText('fastify')).not.toBeInTheDocument();
    await user.click(screen.getByText('MIT'));
    expect(await screen.findByText('fastify')).toBeVisible();
    const [mit = document.body] = screen.getAllByRole('group');
    expect(
      within(mit)
        .getAllByRole('listitem')
        .map((part) => part.textContent),
    ).toEqual(['fastify 5.12.8Copyright (c) The Fastify Team', 'English words ']);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('fetches the words of a licence when they are opened', async () => {
    answer({
      thirdPartyNotices: () => NOTICES,
      thirdPartyNotice: ({ id }) => (id === 'mit' ? { text: 'MIT License\n\nPermission is hereby granted.' } : null),
    });
    const { user } = await renderApp('/about/licences');
    await user.click(await screen.findByText('MIT'));
    await user.click(await screen.findByText('Words of the licence MIT'));
    expect(await screen.findByText('Permission is hereby granted.')).toBeVisible();
    await user.click(screen.getByText('ISC'));
    await user.click(await screen.findByText('Words of the licence ISC of saxes'));
    expect(await screen.findByText(/^This site has been updated since you opened this page/u)).toBeVisible();
  });

  it('says that the words could not be fetched, and asks again', async () => {
    answer({
      thirdPartyNotices: () => NOTICES,
      thirdPartyNotice: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/about/licences');
    await user.click(await screen.findByText('MIT'));
    await user.click(await screen.findByText('Words of the licence MIT'));
    const failed = await screen.findByRole('heading', {
      level: 3,
      name: 'We couldn’t fetch the words of this licence',
    });
    expect(failed).toBeVisible();
    answer({ thirdPartyNotice: () => ({ text: 'Permission is hereby granted.' }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Permission is hereby granted.')).toBeVisible();
  });

  it('says that the licences could not be fetched, and asks again', async () => {
    answer({
      thirdPartyNotices: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/about/licences');
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t fetch the licences' })).toBeVisible();
    answer({ thirdPartyNotices: () => NOTICES });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'MIT' })).toBeVisible();
    expect(sentRequests().filter(({ operationName }) => operationName === 'ThirdPartyNotices')).toHaveLength(2);
  });
});
