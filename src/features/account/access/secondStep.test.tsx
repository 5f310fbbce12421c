import { screen, waitFor } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { fakeFetch } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

type Answer = () => Response;

let posted: { path: string; body: Record<string, unknown> }[];
let leave: jest.SpyInstance<void, [string]>;

/** What the server's /interaction answers, one answer a try. */
function answerTries(...answers: Answer[]): void {
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
    if (!pathname.startsWith('/interaction/')) return fakeFetch(input, init);
    posted.push({ path: pathname, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
    const next = answers.shift();
    if (!next) throw new Error('One try more than answers');
    return Promise.resolve(next());
  });
}

const json =
  (body: object, status = 200): Answer =>
  () =>
    Response.json(body, { status });
const refuse = (field: string | null, code: string, message: string) =>
  json({ problems: [{ field, code, message }] }, 422);
const verify = (...factors: string[]) => json({ step: { kind: 'verify', factors } });
const enrol = json({
  step: { kind: 'enrol', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', qrCode: 'data:image/svg+xml;base64,PHN2Zy8+' },
});
const AWAY = 'http://localhost/oidc/auth/xyz';

/** Gives the password, which the server takes for right. */
async function afterPassword(...answers: Answer[]) {
  answerTries(...answers);
  const { user } = await renderApp('/sign-in?interaction=abc');
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'mfa-on@example.com');
  await user.type(screen.getByLabelText('Password'), 'wexcombe-1881');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}
const code = () => screen.getByRole('textbox', { name: 'Code from your authenticator app' });
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  posted = [];
  leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
});

describe('the second factor', () => {
  it('is asked for on a page of its own, keeps a refused code, and leads on with a right one', async () => {
    const user = await afterPassword(
      verify('otp'),
      refuse('code', 'WRONG_CODE', 'That code is not right.'),
      json({ continueTo: AWAY }),
    );
    await waitFor(async () => expect(await heading('Confirm that it is you')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
    await expectAccessible();
    await user.type(code(), '000000');
    await user.click(goOn());
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/That code is not right\./u));
    expect(code()).toHaveValue('000000');
    await user.clear(code());
    await user.type(code(), '123456');
    await user.click(goOn());
    await waitFor(() => expect(leave).toHaveBeenCalledWith(AWAY));
    expect(posted.at(-1)).toEqual({ path: '/interaction/abc/code', body: { code: '123456', recoveryCode: '' } });
  });

  it('can be a recovery code instead, and what was typed before is still there on the way back', async () => {
    const user = await afterPassword(
      verify('otp', 'recovery'),
      refuse('recoveryCode', 'WRONG_CODE', 'Not one of your codes.'),
    );
    await heading('Confirm that it is you');
    await user.type(code(), '12');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'wrong');
    await user.click(goOn());
    expect(await screen.findByText('Not one of your codes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
    expect(code()).toHaveValue('12');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByRole('textbox', { name: 'Recovery code' })).toHaveValue('wrong');
  });

  it.each([
    [0, 'That was your last recovery code'],
    [1, 'You have one recovery code left'],
    [3, 'You have 3 recovery codes left'],
  ])('warns before going on when %d recovery codes are left', async (left, warning) => {
    const user = await afterPassword(verify('otp', 'recovery'), json({ continueTo: AWAY, recoveryCodesLeft: left }));
    await heading('Confirm that it is you');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'AAAAA-11111');
    await user.click(goOn());
    expect(await screen.findByRole('alert')).toHaveTextContent(warning);
    await expectAccessible();
    expect(leave).not.toHaveBeenCalled();
    await user.click(goOn());
    expect(leave).toHaveBeenCalledWith(AWAY);
  });

  it('goes back to the password when that counts no more, with the address still there', async () => {
    const user = await afterPassword(
      verify('otp'),
      refuse(null, 'PASSWORD_AGAIN', 'That took too long. Enter your password again.'),
    );
    await heading('Confirm that it is you');
    await user.type(code(), '123456');
    await user.click(goOn());
    expect(await screen.findByRole('alert')).toHaveTextContent('That took too long.');
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('mfa-on@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('says that the sign-in has expired, and that the site was not reached', async () => {
    const user = await afterPassword(verify('otp'), json({}, 500), json({ problems: [] }, 410));
    await heading('Confirm that it is you');
    await user.type(code(), '123456');
    await user.click(goOn());
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the site.');
    await user.click(goOn());
    expect(await screen.findByText('This page has been open too long')).toBeVisible();
    expect(code()).toHaveValue('123456');
  });
});

describe('setting up an authenticator app', () => {
  it('shows the key as a picture and in groups to type, takes the first code, and then shows the recovery codes once', async () => {
    const user = await afterPassword(
      enrol,
      refuse('code', 'WRONG_CODE', 'That code is not right.'),
      json({ continueTo: AWAY, recoveryCodes: ['AAAAA-11111', 'BBBBB-22222'] }),
    );
    await waitFor(async () => expect(await heading('Set up your authenticator app')).toHaveFocus());
    expect(screen.getByRole('img', { name: /QR code/u })).toHaveAttribute('src', 'data:image/svg+xml;base64,PHN2Zy8+');
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expectAccessible();
    await user.type(code(), '000000');
    await user.click(goOn());
    expect(await screen.findByText('That code is not right.')).toBeVisible();
    expect(code()).toHaveValue('000000');
    await user.click(goOn());
    await waitFor(async () => expect(await heading('Save your recovery codes')).toHaveFocus());
    expect(screen.getByRole('list', { name: 'Recovery codes' })).toHaveTextContent('AAAAA-11111BBBBB-22222');
    await expectAccessible();
    expect(leave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'I have saved them, continue' }));
    expect(leave).toHaveBeenCalledWith(AWAY);
  });
});
