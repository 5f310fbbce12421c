import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

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

function Example({
  onSubmit = () => undefined,
  initialValues = EMPTY,
}: {
  onSubmit?: (values: Values) => unknown;
  initialValues?: Values;
}) {
  const form = useForm<Values>({
    initialValues,
    validate: ({ name }) => (name.trim() === '' ? { name: 'Enter a name.' } : {}),
    onSubmit: async (values) => void (await onSubmit(values)),
  });
  return (
    <Form form={form} aria-label="Example">
      <TextField label="Name" {...formikField(form, 'name')} />
      <input
        type="checkbox"
        name="isAdult"
        aria-label="Adult"
        checked={form.values.isAdult}
        onChange={form.handleChange}
      />
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

  it('leads to the first field that was refused, at each press', async () => {
    const user = open();
    const send = screen.getByRole('button', { name: 'Send' });
    await user.click(send);
    await waitFor(() => expect(name()).toHaveFocus());
    await user.click(send);
    await waitFor(() => expect(name()).toHaveFocus());
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

  it('has what was typed when it is put away and shown again, and does not call it changed once it is saved', async () => {
    function PutAway() {
      const [isOpen, setOpen] = useState(true);
      const form = useForm({ initialValues: { name: '' }, onSubmit: (values, { resetForm }) => resetForm({ values }) });
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            Show or hide
          </button>
          {isOpen && (
            <Form form={form}>
              <TextField label="Name" {...formikField(form, 'name')} />
              <button type="submit">Save</button>
            </Form>
          )}
          <output>{form.dirty ? 'changed' : 'as it was'}</output>
        </>
      );
    }
    render(<PutAway />);
    const user = userEvent.setup();
    const hideAndShow = async () => {
      await user.click(screen.getByRole('button', { name: 'Show or hide' }));
      await user.click(screen.getByRole('button', { name: 'Show or hide' }));
    };
    await user.type(name(), 'Mary');
    await hideAndShow();
    expect(name()).toHaveValue('Mary');
    await user.type(name(), ' Ann');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('as it was')).toBeVisible();
    await hideAndShow();
    expect(name()).toHaveValue('Mary Ann');
    expect(screen.getByText('as it was')).toBeVisible();
  });

  it('takes a value from a handler that was made before formik came', async () => {
    let early: ((name: string) => void) | null = null;
    function Late() {
      const form = useForm({ initialValues: { name: '' }, onSubmit: () => undefined });
      early ??= (text) => void form.setFieldValue('name', text);
      return (
        <Form form={form}>
          <TextField label="Name" {...formikField(form, 'name')} />
        </Form>
      );
    }
    render(<Late />);
    await userEvent.setup().type(name(), 'Ann');
    act(() => early?.('Ruth'));
    await waitFor(() => expect(name()).toHaveValue('Ruth'));
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

describe('a form whose button does not say that it is sent', () => {
  function Plain({ onSubmit }: { onSubmit: (values: { name: string }) => void | Promise<void> }) {
    const form = useForm({ initialValues: { name: '' }, onSubmit });
    return (
      <Form form={form} aria-busy={form.isSubmitting}>
        <TextField label="Name" {...formikField(form, 'name')} />
        <button type="submit">Send</button>
      </Form>
    );
  }
  const open = (onSubmit: Parameters<typeof Plain>[0]['onSubmit']) => {
    render(<Plain onSubmit={onSubmit} />);
    return userEvent.setup();
  };

  it('is sent once however often Enter is pressed meanwhile, and again afterwards', async () => {
    let answer = (): void => undefined;
    const sent = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const user = open(sent);
    await user.type(screen.getByLabelText('Name'), 'Ruth{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await user.keyboard('{Enter}{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    answer();
    await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('aria-busy', 'false'));
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(2);
    await act(async () => answer());
  });

  it('has been sent once its work is done, though that is no promise', async () => {
    const sent = jest.fn();
    const user = open((values) => void sent(values));
    await user.type(screen.getByLabelText('Name'), 'Ruth{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('aria-busy', 'false'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  });
});
