import { fireEvent, screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const CHANGE = {
  id: '2',
  name: 'SITE_NAME',
  was: '',
  becomes: 'Wexcombe FHS',
  staff: 'Stephen Rosevear',
  changedAt: '2026-11-27T09:00:00.000Z',
  mayBeUndone: true,
};
const BOARD = {
  revision: 2,
  settings: [
    { name: 'SITE_NAME', value: 'Wexcombe FHS', otherwise: 'Muniment', isSetOutside: false },
    { name: 'SITE_ACCENT', value: '', otherwise: '', isSetOutside: false },
    { name: 'SUPPORT_EMAIL', value: 'help@example.org', otherwise: '', isSetOutside: true },
  ],
  changes: [CHANGE, { ...CHANGE, id: '1', staff: null, was: 'x', becomes: '', mayBeUndone: false }],
};
const open = (board: object = BOARD) => {
  answer({ siteSettings: () => board });
  return renderApp('/internal/site', { reader: 'staff', duties: ['operations'] });
};
const nameField = () => screen.findByRole('textbox', { name: 'Name of the site' });

it('says what the site is called, what the operator has set, and who changed what', async () => {
  await open();
  expect(await nameField()).toHaveValue('Wexcombe FHS');
  expect(await nameField()).toHaveAccessibleDescription(/Empty: Muniment\.$/u);
  const contact = screen.getByRole('textbox', { name: 'Contact address' });
  expect(contact).toHaveValue('help@example.org');
  expect(contact).toHaveAttribute('readonly');
  expect(contact).toHaveAccessibleDescription('Set by the operator (SUPPORT_EMAIL).');
  const [, newest, first] = screen.getAllByRole('row');
  expect(newest).toHaveTextContent('Stephen Rosevear');
  expect(newest).toHaveTextContent('from nothing to Wexcombe FHS');
  expect(first).toHaveTextContent('A former member of staff');
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});

it('has the settings in groups, and a step of the set-up those of one', async () => {
  await open({
    ...BOARD,
    settings: [...BOARD.settings, { name: 'MANIFEST_HOSTS', value: '', otherwise: '', isSetOutside: false }],
  });
  const look = within(await screen.findByRole('group', { name: 'Name and look' }));
  expect(look.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'SITE_NAME',
    'SITE_ACCENT',
    'SUPPORT_EMAIL',
  ]);
  const use = within(screen.getByRole('group', { name: 'What is on' }));
  expect(use.getByRole('textbox', { name: 'Sites that pages are copied from' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Who runs it' })).not.toBeInTheDocument();
});

it('saves what was changed, and nothing else', async () => {
  const asked: object[] = [];
  const { user } = await open();
  answer({ changeSiteSettings: (input: object) => (asked.push(input), { problems: [] }) });
  const field = await nameField();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'Wexcombe Records');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Saved.'))[0]).toBeVisible();
  expect(asked).toEqual([{ revision: 2, values: [{ name: 'SITE_NAME', value: 'Wexcombe Records' }] }]);
});

it('says what holds while a number is empty, and what is wrong with another', async () => {
  const { user } = await open({
    ...BOARD,
    settings: [...BOARD.settings, { name: 'SEARCH_LIMIT', value: '', otherwise: '900', isSetOutside: false }],
  });
  answer({
    changeSiteSettings: () => ({ problems: [{ name: 'SEARCH_LIMIT', message: 'Enter a whole number from 0.' }] }),
  });
  const field = await screen.findByRole('textbox', { name: 'Searches in five minutes' });
  expect(field).toHaveAccessibleDescription(/0: no limit\. Empty: 900\.$/u);
  await user.type(field, 'many');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number from 0.')).toBeVisible();
  await expectAccessible();
});

it('asks for maps in several lines, and names them in what was changed', async () => {
  const maps = JSON.stringify([{ name: 'Six-inch survey', year: 1888 }]);
  await open({
    ...BOARD,
    settings: [...BOARD.settings, { name: 'MAP_LAYERS', value: maps, otherwise: '', isSetOutside: false }],
    changes: [{ ...CHANGE, name: 'MAP_LAYERS', was: '', becomes: maps }],
  });
  const field = await screen.findByRole('textbox', { name: 'Historical maps' });
  expect(field.tagName).toBe('TEXTAREA');
  expect(field).toHaveValue(maps);
  expect(screen.getByRole('table')).toHaveTextContent('from nothing to Six-inch survey (1888)');
  await expectAccessible();
});

const withMessaging = (isSetOutside: boolean) => ({
  ...BOARD,
  settings: [
    ...BOARD.settings,
    { name: 'MESSAGING', value: isSetOutside ? 'on' : '', otherwise: isSetOutside ? '' : 'off', isSetOutside },
  ],
  changes: [{ ...CHANGE, name: 'MESSAGING', was: 'off', becomes: 'on' }],
});

it('offers the few that a setting may be, in words, and what holds without a choice', async () => {
  const asked: object[] = [];
  const { user } = await open(withMessaging(false));
  answer({ changeSiteSettings: (input: object) => (asked.push(input), { problems: [] }) });
  const field = await screen.findByRole('combobox', { name: 'Messages between members' });
  expect(field).toHaveDisplayValue('As it is without a choice: Members can’t write to each other');
  expect(screen.getByRole('table')).toHaveTextContent(
    'from Members can’t write to each other to Members may write to each other',
  );
  await expectAccessible();
  await user.selectOptions(field, 'Members may write to each other');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Saved.'))[0]).toBeVisible();
  expect(asked).toEqual([{ revision: 2, values: [{ name: 'MESSAGING', value: 'on' }] }]);
});

it('says which choice holds only once the server is started again', async () => {
  await open({
    ...BOARD,
    settings: [
      ...BOARD.settings,
      { name: 'SITE_LOCALE', value: 'en_IE', otherwise: 'en_GB', isSetOutside: false },
      { name: 'SITE_TIME_ZONE', value: '', otherwise: 'Europe/London', isSetOutside: false },
    ],
  });
  expect(await screen.findByRole('textbox', { name: 'Time zone' })).toHaveAccessibleDescription(
    /Holds once the server is started again\. Empty: Europe\/London\.$/u,
  );
  const field = await screen.findByRole('combobox', { name: 'English' });
  expect(field).toHaveDisplayValue('Irish');
  expect(field).toHaveAccessibleDescription(/Holds once the server is started again\.$/u);
});

it('a choice that the operator has made can be read only', async () => {
  await open(withMessaging(true));
  const field = await screen.findByRole('textbox', { name: 'Messages between members' });
  expect(field).toHaveValue('Members may write to each other');
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('Set by the operator (MESSAGING).');
});

it('shows what becomes of a colour, and that one on which white cannot be read is moved', async () => {
  const { user } = await open();
  await nameField();
  const field = screen.getByRole('textbox', { name: 'Colour' });
  expect(screen.queryByRole('group', { name: 'How this colour is used' })).not.toBeInTheDocument();
  await user.type(field, '#1f6f54');
  const preview = await screen.findByRole('group', { name: 'How this colour is used' });
  expect(preview).toHaveTextContent('buttons have it as it is');
  expect(preview).toHaveTextContent('Buttons #1f6f54');
  await user.clear(field);
  await user.type(field, '#ffcc00');
  expect(await screen.findByText(/White can’t be read on this colour/u)).toBeVisible();
  await expectAccessible();
});

it('says at a field what is wrong with it, and keeps what was typed', async () => {
  const { user } = await open();
  answer({
    changeSiteSettings: () => ({
      problems: [{ name: 'SITE_NAME', message: 'Enter a line of at most 80 characters.' }],
    }),
  });
  const field = await nameField();
  await user.type(field, ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Correct what is marked above.')).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Enter a line of at most 80 characters\./u);
  expect(field).toHaveValue('Wexcombe FHS and more');
});

it('says that someone else changed the settings meanwhile', async () => {
  const { user } = await open();
  answer({
    changeSiteSettings: () => {
      throw refusal('CONFLICT');
    },
  });
  await user.type(await nameField(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We couldn’t save this')).toBeVisible();
  expect(screen.getByText(/^The settings were changed meanwhile/u)).toBeVisible();
});

it('takes a change back', async () => {
  const asked: object[] = [];
  const { user } = await open();
  answer({ undoSiteSetting: (input: object) => (asked.push(input), true) });
  await user.click(await screen.findByRole('button', { name: 'Undo the change of Name of the site' }));
  expect((await screen.findAllByText('Change undone.'))[0]).toBeVisible();
  expect(asked).toEqual([{ id: '2' }]);
});

it('says that nothing was changed yet', async () => {
  await open({ ...BOARD, revision: 0, changes: [] });
  expect(await screen.findByText('Nothing was changed here yet.')).toBeVisible();
});

it('says that it cannot be loaded', async () => {
  goOffline();
  await renderApp('/internal/site', { reader: 'staff', duties: ['operations'] });
  expect(await screen.findByText(/couldn’t load the settings of the site/u)).toBeVisible();
});

const LOGO = `${'a'.repeat(32)}-64x64.svg`;
const withLogo = (value: string, isSetOutside = false) => ({
  ...BOARD,
  settings: [...BOARD.settings, { name: 'SITE_LOGO', value, otherwise: '', isSetOutside }],
  changes: [{ ...CHANGE, name: 'SITE_LOGO', was: '', becomes: LOGO }],
});
const chooseLogo = async (user: Awaited<ReturnType<typeof open>>['user'], file: File) =>
  user.upload(await screen.findByLabelText('Choose a picture, or drop it here'), file);

it('brings a picture as the logo', async () => {
  const asked: object[] = [];
  const { user } = await open(withLogo(''));
  answer({ bringSiteLogo: (input: object) => (asked.push(input), { problems: [] }) });
  await chooseLogo(user, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  expect((await screen.findAllByText(/^Logo saved\./u))[0]).toBeVisible();
  expect(asked).toEqual([{ revision: 2, picture: 'data:image/svg+xml;base64,PHN2Zy8+' }]);
});

it('says what is wrong with a picture, or that it is too large', async () => {
  const { user } = await open(withLogo(''));
  answer({
    bringSiteLogo: () => ({ problems: [{ name: 'SITE_LOGO', message: 'The drawing has a script in it.' }] }),
  });
  await chooseLogo(user, new File(['<svg/>'], 'logo.svg'));
  expect(await screen.findByText('The drawing has a script in it.')).toBeVisible();
  await chooseLogo(user, new File(['x'.repeat(700_001)], 'logo.png'));
  expect(await screen.findByText('This file is larger than 700 kB.')).toBeVisible();
});

it('shows the logo as light and dark pages have it, and removes it', async () => {
  const asked: object[] = [];
  const { user } = await open(withLogo(LOGO));
  answer({ changeSiteSettings: (input: object) => (asked.push(input), { problems: [] }) });
  const shown = await screen.findByRole('group', { name: 'Logo of the site' });
  expect(shown).toHaveTextContent('In light pagesIn dark pages');
  expect(screen.getByRole('table', { name: /Changes/u })).toHaveTextContent('from nothing to a logo (aaaaaa)');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
  expect((await screen.findAllByText('Logo removed.'))[0]).toBeVisible();
  expect(asked).toEqual([{ revision: 2, values: [{ name: 'SITE_LOGO', value: '' }] }]);
});

it('a logo that the operator has set is not changed here', async () => {
  await open(withLogo(LOGO, true));
  expect(await screen.findByText('The operator has set the logo (SITE_LOGO).')).toBeVisible();
  expect(screen.queryByLabelText('Choose a picture, or drop it here')).not.toBeInTheDocument();
});

it('takes a colour from the browser’s own picker', async () => {
  await open();
  fireEvent.change(await screen.findByLabelText('Pick a colour'), { target: { value: '#1f6f54' } });
  expect(await screen.findByRole('group', { name: 'How this colour is used' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Colour' })).toHaveValue('#1f6f54');
});
