import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { formikField } from '../Field/formikField.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { formTexts } from './texts.ts';
import { useForm } from './useForm.tsx';

let isGone = true;
jest.mock('./FormikCore.tsx', () => {
  if (isGone) throw new Error('The site was updated.');
  return jest.requireActual<object>('./FormikCore.tsx');
});

function Example({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useForm({ initialValues: { name: '' }, onSubmit });
  return (
    <Form form={form}>
      <TextField label="Name" {...formikField(form, 'name')} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('says in the form that its code did not arrive, keeps what was typed, and sends it at a later press', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const sent = jest.fn();
  render(<Example onSubmit={(values) => sent(values)} />);
  await user.type(screen.getByLabelText('Name'), 'Ann');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('alert')).toHaveTextContent(formTexts.missing);
  expect(sent).not.toHaveBeenCalled();
  isGone = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(sent).toHaveBeenCalledWith({ name: 'Ann' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.useRealTimers();
});
