import { screen } from '@testing-library/react';

import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const AT = '/image-share/AAAAAAAAAAAAAAAAAAAAAA';
const shared = (more: object = {}) => ({
  id: 'x',
  title: 'Fire at Wexcombe',
  note: '',
  standing: 'OPEN',
  citation: 'The Statesman, 17 February 1824, p. 1',
  address: '/image-viewer?issue=BL/1',
  pictures: ['/titan/marshal/obscura/api/clipping/image/AAAAAAAAAAAAAAAAAAAAAA/1.jpg'],
  pictureSizes: [{ width: 900, height: 600 }],
  sharedAt: '2026-11-02T10:00:00.000Z',
  ...more,
});

describe('the page of a shared clipping', () => {
  it('ROUTE-180 COLL-007 REC-008 shows a visitor its picture, its title and its source', async () => {
    answer({ sharedClipping: () => shared({ note: 'My note' }) });
    const { container } = await renderApp(AT);
    expect(await screen.findByRole('img', { name: 'Fire at Wexcombe. The clipping' })).toHaveAttribute(
      'src',
      '/titan/marshal/obscura/api/clipping/image/AAAAAAAAAAAAAAAAAAAAAA/1.jpg',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Fire at Wexcombe' })).toBeVisible();
    expect(screen.getByText('My note')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the page it is from' })).toHaveAttribute(
      'href',
      '/image-viewer?issue=BL/1',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ROUTE-180 REC-008 is neither indexed nor followed, and asks no one to sign in', () => {
    expect(siteRoutes.find(({ id }) => id === 'image-share.clipping')).toMatchObject({
      pattern: '/image-share/:shareId',
      robots: 'noindex, nofollow',
    });
    expect(siteRoutes.find(({ id }) => id === 'image-share.clipping')?.access).toBeUndefined();
  });

  it('says so where the picture may not be shown, with the citation', async () => {
    answer({ sharedClipping: () => shared({ standing: 'CLOSED', pictures: [] }) });
    const { container } = await renderApp(AT);
    expect(await screen.findByRole('heading', { name: 'Its picture isn’t shown here' })).toBeVisible();
    expect(screen.getByText('The Statesman, 17 February 1824, p. 1')).toBeVisible();
    expect(container.querySelector('main img')).toBeNull();
  });

  it('answers a revoked link and a guessed one alike', async () => {
    answer({ sharedClipping: () => null });
    await renderApp(AT);
    expect(await screen.findByRole('heading', { level: 1, name: 'This clipping is not shared' })).toBeVisible();
  });

  it('is reported by anyone, with a reason', async () => {
    answer({ sharedClipping: () => shared(), reportSharedClipping: () => ({ isReported: true, problems: [] }) });
    const { user, container } = await renderApp(AT);
    await user.click(await screen.findByRole('button', { name: 'Report this clipping' }));
    await user.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Choose what is wrong.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'There is another reason' }));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Tell us in a sentence what is wrong.')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Details/u }), 'It names my daughter.');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
    expect(
      sentRequests()
        .filter(({ operationName }) => operationName === 'ReportSharedClipping')
        .map(({ variables }) => variables),
    ).toEqual([{ shareId: 'AAAAAAAAAAAAAAAAAAAAAA', reason: 'OTHER', comment: 'It names my daughter.' }]);
  });

  it('says why a report was not taken, and keeps it', async () => {
    answer({
      sharedClipping: () => shared(),
      reportSharedClipping: () => ({
        isReported: false,
        problems: [{ field: 'shareId', message: 'This clipping is no longer shared.' }],
      }),
    });
    const { user } = await renderApp(AT);
    await user.click(await screen.findByRole('button', { name: 'Report this clipping' }));
    await user.click(await screen.findByRole('radio', { name: 'It’s about a living person' }));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('This clipping is no longer shared.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Report this clipping' })).toHaveFocus();
  });

  it('tries again after a failure', async () => {
    answer({
      sharedClipping: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(AT);
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t fetch this clipping' })).toBeVisible();
    answer({ sharedClipping: () => shared() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fire at Wexcombe' })).toBeVisible();
  });
});

describe('everything below /collections', () => {
  it('ROUTE-072 COLL-005 stays out of search engines', () => {
    const routes = siteRoutes.filter(({ pattern }) => pattern.startsWith('/collections'));
    expect(routes.length).toBeGreaterThanOrEqual(11);
    expect(routes.map(({ robots }) => robots)).toEqual(routes.map(() => 'noindex'));
  });
});
