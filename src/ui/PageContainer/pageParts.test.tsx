import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { PageSkeleton } from '../Skeleton/PageSkeleton.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PageContainer } from './PageContainer.tsx';

describe('parts of a page', () => {
  it('SkipLink takes the keyboard past the navigation', async () => {
    render(
      <>
        <SkipLink targetId="main" />
        <main id="main" tabIndex={-1}>
          Page
        </main>
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('Breadcrumbs end at the page one is on', () => {
    render(
      <MemoryRouter>
        <Breadcrumbs crumbs={[{ label: 'Record sets', to: '/search/historical-records' }, { label: '1871 census' }]} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    expect(screen.getByText('1871 census')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Record sets' })).toHaveAttribute('href', '/search/historical-records');
  });

  it('DescriptionList says when the source says nothing', () => {
    render(
      <DescriptionList
        items={[
          { term: 'Age', value: 49 },
          { term: 'Occupation', value: null },
        ]}
      />,
    );
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['49', '–Not recorded']);
  });

  it.each([
    [{ value: 40 }, '40%'],
    [{ value: 1240, max: 3200, valueText: '1,240 of 3,200 rows' }, '1,240 of 3,200 rows'],
    [{ value: null }, null],
  ])('ProgressBar says how far %p is', (props, text) => {
    render(<ProgressBar label="Import" {...props} />);
    expect(screen.getByRole('progressbar', { name: 'Import' }).getAttribute('aria-valuetext')).toBe(text);
  });

  it('TextLink warns before it opens a tab', () => {
    render(
      <MemoryRouter>
        <TextLink to="https://example.org/" newTab>
          The archive
        </TextLink>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'The archive (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://example.org/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('loading states are announced', () => {
    render(
      <>
        <PageSkeleton label="Loading person" />
        <Spinner label="Searching" />
      </>,
    );
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Loading person', 'Searching']);
  });

  it('pass axe', async () => {
    render(
      <MemoryRouter>
        <SkipLink targetId="main" />
        <main id="main" tabIndex={-1}>
          <PageContainer>
            <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Here' }]} />
            <h1>Record</h1>
            <Card title="Person">
              <DescriptionList items={[{ term: 'Age', value: 49 }]} />
            </Card>
            <ProgressBar label="Import" value={40} />
            <PageSkeleton shape="table" />
          </PageContainer>
        </main>
      </MemoryRouter>,
    );
    expect(screen.getByRole('region', { name: 'Person' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
