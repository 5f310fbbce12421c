import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Form } from '#ui/Form/Form.tsx';

import { useSearchForm } from '../hooks/useSearchForm.ts';
import { FIRST_FIELDS } from '../model/formField.ts';
import { FieldControl } from './FieldControl.tsx';

const drawn: string[] = [];
/** Fields that note when they are drawn: their label is read then, and only then. */
const FIELDS = FIRST_FIELDS.filter(({ fieldType }) => fieldType !== 'PROXIMITY_STRING').map(({ label, ...field }) => ({
  ...field,
  get label() {
    drawn.push(field.urlId);
    return label;
  },
}));
const NOTHING = {};

function Example({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { form, bag } = useSearchForm({ initial: NOTHING, name: 'example', validate: () => ({}), onSubmit });
  return (
    <Form form={form}>
      {FIELDS.map((field) => (
        <FieldControl key={field.fieldId} form={bag} field={field} />
      ))}
      <button type="submit">Search</button>
    </Form>
  );
}

it('draws only the field that is typed in, and sends them all', async () => {
  const sent = jest.fn();
  const user = userEvent.setup();
  render(<Example onSubmit={(values) => sent(values)} />);
  await user.type(screen.getByRole('textbox', { name: 'First name(s)' }), 'W');
  // Formik is here now: every field takes its functions once.
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(sent).toHaveBeenCalledWith({ firstname: 'W' });
  drawn.length = 0;
  await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Pinch');
  expect(new Set(drawn)).toEqual(new Set(['lastname']));
  expect(drawn.length).toBeLessThanOrEqual('Pinch'.length);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(sent).toHaveBeenLastCalledWith({ firstname: 'W', lastname: 'Pinch' });
});
