import { useDispatch } from 'react-redux';

import { messageShown } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';

import { saveInvoice } from './saveInvoice.ts';
import { tableTexts as texts } from './texts.ts';

/** The number of an invoice; a press saves it as PDF. */
export function InvoiceFile(invoice: { number: string; href: string }) {
  const dispatch = useDispatch();
  const save = async () => {
    if (!(await saveInvoice(invoice))) dispatch(messageShown(texts.notSaved));
  };
  return (
    <Button size="sm" variant="quiet" onClick={() => void save()}>
      {texts.pdf(invoice.number)}
    </Button>
  );
}
