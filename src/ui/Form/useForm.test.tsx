import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { formikField } from '../Field/formikField.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { useForm } from './useForm.tsx';

interface Values {
  name: string;
  isAdult: boolean;
  links: { site: string };
}

const EMPTY: Values = { name: '', isAdult: false, links: { site: '' } };

function Example({ onSubmit = () => undefined, initialValues = EMPTY }: { onSubmit?: (values: Values) => unknown; initialValues?: Values }) {
  const form = useForm<Values>({
    initialValues,
    validate: ({ name }) => (name.trim() === '' ? { name: 'Enter a name.' } : {}),
    onSubmit: async (values) => void (await onSubmit(values)),
  });
  return (
    <Form form={form} aria-label="Example">
      <TextField label="Name" {...formikField(form, 'name')} />
      <input type="checkbox" name="isAdult" aria-label="Adult" checked={form.values.isAdult} onChange={form.handleChange} />
      <input name="links.site" aria-label="Site" value={form.values.links.site} onChange={form.handleChange} />
      <button type="button" onClick={() => void form.setFieldValue('name', 'Ann')}>
        Suggest
      </button>
      <button type="button" onClick={() => form.resetForm()}>
        Clear
      </button>
      <button type="submit" disabled={form.isSubmitting}>
        Send
      </button>
      <output>{form.dirty ? 'changed' : 'as it was'}</output>
    </Form>
  );
}

describe('a form whose code comes when it is touched', () => {
  const open = (props: Parameters<typeof Example>[0] = {}) => {
    render(<Example {...props} />);
    return userEvent.setup();
  };
  const name = () => screen.getByLabelText('Name');

  it('loses no letter that is typed while formik is on its way, and sends them all', async () => {
    const sent = jest.fn();
    const user = open({ onSubmit: sent });
    await user.type(name(), 'Mary Ann');
    await user.click(screen.getByLabelText('Adult'));
    await user.type(screen.getByLabelText('Site'), 'a.org');
    expect(name()).toHaveValue('Mary Ann');
    expect(screen.getByText('changed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith({ name: 'Mary Ann', isAdult: true, links: { site: 'a.org' } });
  });

  it('sends what was there before anything was typed', async () => {
    const sent = jest.fn();
    const user = open({ onSubmit: sent, initialValues: { ...EMPTY, name: 'Ruth' } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('as it was');
    expect(sent).toHaveBeenCalledWith({ ...EMPTY, name: 'Ruth' });
  });

  it('refuses an empty name beside the field at the first press, and takes the name after it', async () => {
    const sent = jest.fn();
    const user = open({ onSubmit: sent });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(name(), 'Ruth');
    expect(screen.queryByText('Enter a name.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('checks a field that is left empty, as formik does', async () => {
    const user = open();
    name().focus();
    await user.tab();
    expect(await screen.findByText('Enter a name.')).toBeVisible();
  });

  it('takes a value set by code, and goes back to the first values', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    expect(name()).toHaveValue('Ann');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(name()).toHaveValue('');
    expect(await screen.findByText('as it was')).toBeVisible();
  });

  it('keeps the place of the cursor in the middle of a word when formik arrives', async () => {
    const user = open({ initialValues: { ...EMPTY, name: 'Mry' } });
    await user.type(name(), 'a', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await screen.findByText('changed');
    await user.keyboard('x');
    expect(name()).toHaveValue('Maxry');
  });

  it('says that it is sending until the answer is there, and sends once', async () => {
    let answer = (): void => undefined;
    const sent = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const user = open({ onSubmit: sent, initialValues: { ...EMPTY, name: 'Ruth' } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledTimes(1);
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  });
});
