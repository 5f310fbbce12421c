import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const PROGRESS = {
  isNamed: true,
  hasImprint: true,
  isArranged: false,
  isColoured: false,
  isMailSent: true,
  mailAddress: 'mary@example.com',
  mailTestedAt: null as string | null,
  textsToWrite: ['terms', 'about'],
  hasRecords: false,
};
const SETTINGS = {
  revision: 0,
  changes: [],
  settings: ['SITE_NAME', 'SITE_SHORT_NAME', 'SITE_ACCENT', 'SUPPORT_EMAIL'].map((name) => ({
    name,
    value: '',
    otherwise: '',
    isSetOutside: false,
  })),
};
const open = (step: string, progress: Partial<typeof PROGRESS> = {}) => {
  answer({ setUpSteps: () => ({ ...PROGRESS, ...progress }), siteSettings: () => SETTINGS });
  return renderApp(`/internal/set-up${step}`, { reader: 'staff', duties: ['operations', 'records'] });
};
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('goes on at the first step that needs something', async () => {
  await open('');
  expect(await heading('Colour and logo')).toBeVisible();
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the set-up' })).getAllByRole('link');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Name (done)',
    '2Look',
    '3Email',
    '4Texts',
    '5Use',
    '6Records',
    '7Check',
  ]);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
});

it('asks in each step for its own settings alone, and saves them', async () => {
  const asked: object[] = [];
  const { user } = await open('/name');
  answer({ changeSiteSettings: (input: object) => (asked.push(input), { problems: [] }) });
  const field = await screen.findByRole('textbox', { name: 'Name of the site' });
  expect(screen.queryByRole('textbox', { name: 'Colour' })).not.toBeInTheDocument();
  await user.type(field, 'Wexcombe FHS');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Saved.'))[0]).toBeVisible();
  expect(asked).toEqual([{ revision: 0, values: [{ name: 'SITE_NAME', value: 'Wexcombe FHS' }] }]);
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Next: Colour and logo' }));
  expect(await screen.findByRole('textbox', { name: 'Colour' })).toBeVisible();
});

it('says which texts are models still, and leads to where they are written', async () => {
  await open('/texts');
  const row = await screen.findByRole('row', { name: 'Terms of use Still a model' });
  expect(screen.getByRole('row', { name: 'Privacy notice Your own' })).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
    'href',
    '/internal/content/text?name=site%2Fterms',
  );
  await expectAccessible();
});

it('sends a code, and says when it came back', async () => {
  let testedAt: string | null = null;
  const { user } = await open('/email');
  answer({
    setUpSteps: () => ({ ...PROGRESS, mailTestedAt: testedAt }),
    sendMailTest: () => true,
    returnMailTest: ({ code }: { code: string }) => {
      if (code !== 'abcdefgh') return false;
      testedAt = '2026-11-30T12:00:00.000Z';
      return true;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  const field = await screen.findByLabelText('Code from the email');
  await user.type(field, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Check the code' }));
  expect(await screen.findByText('This is not the code. Copy the eight letters from the newest email.')).toBeVisible();
  await expectAccessible();
  await user.clear(field);
  await user.type(field, 'abcdefgh');
  await user.click(screen.getByRole('button', { name: 'Check the code' }));
  expect(await screen.findByText(/^Email works: a code came back on 30 Nov 2026/u)).toBeVisible();
});

it('says plainly that no email leaves the site, and who can change that', async () => {
  await open('/email', { isMailSent: false });
  expect(await screen.findByText('No email leaves this site yet')).toBeVisible();
  expect(screen.getByText(/sets SMTP_URL and MAIL_FROM/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send me a code' })).not.toBeInTheDocument();
});

it('leads to the desk for the first records', async () => {
  await open('/records');
  expect(await screen.findByRole('link', { name: 'Bring in the first records' })).toHaveAttribute('href', '/desk');
});

it('ends with what the doctor says, the gravest first', async () => {
  answer({
    doctorFindings: () => [
      { check: 'disk', state: 'OK', seen: '40 GB are free.', advice: null },
      { check: 'backups', state: 'FAULT', seen: 'There is no backup.', advice: 'Run “export” every night.' },
    ],
  });
  await open('/check');
  expect(await screen.findByText('Something doesn’t work')).toBeVisible();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('There is no backup. Run “export” every night.');
  expect(second).toHaveTextContent('40 GB are free.');
  expect(screen.getByRole('link', { name: 'Finish, and go to the staff desk' })).toHaveAttribute('href', '/internal');
  await expectAccessible();
});

it('has no page for a step that there is not', async () => {
  await open('/nonsense');
  expect(await screen.findByText('404')).toBeVisible();
});

it('says that it cannot be loaded', async () => {
  goOffline();
  await renderApp('/internal/set-up/name', { reader: 'staff', duties: ['operations'] });
  expect(await screen.findByText('We couldn’t load the set-up')).toBeVisible();
});
