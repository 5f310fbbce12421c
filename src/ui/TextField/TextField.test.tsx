import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';

import { accessibilityFaults } from '#test/support/axe.ts';

import { formikField } from '../Field/formikField.ts';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

function FormikExample() {
  const form = useFormik({
    initialValues: { email: '' },
    validate: ({ email }) => (email === '' ? { email: 'Enter your email address.' } : {}),
    onSubmit: () => undefined,
  });
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <TextField type="email" label="Email address" {...formikField(form, 'email')} />
      <button type="submit">Send</button>
    </form>
  );
}

describe('TextField', () => {
  it('UI-016 shows its error only once touched', async () => {
    render(<TextField label="Last name" error="Enter a last name." />);
    const user = userEvent.setup();
    const field = screen.getByRole('textbox', { name: 'Last name' });
    expect(screen.queryByText('Enter a last name.')).not.toBeInTheDocument();
    await user.click(field);
    expect(screen.queryByText('Enter a last name.')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Enter a last name.')).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter a last name.');
  });

  it('UI-016 follows formik: an error appears after blur, or when the form is sent', async () => {
    render(<FormikExample />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Enter your email address.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'a@b.org');
    expect(screen.queryByText('Enter your email address.')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('a@b.org');
  });

  it('reads the hint together with the error', () => {
    render(<TextField label="Password" type="password" hint="At least 12 characters." error="Too short." touched />);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 12 characters. Too short.');
  });

  it('passes axe with hint, error, hidden label and several lines', async () => {
    render(
      <>
        <TextField label="Name" hint="As written" error="Missing" touched />
        <TextField label="Filter" hideLabel type="search" />
        <TextAreaField label="Notes" optional />
      </>,
    );
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
