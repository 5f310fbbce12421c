import QRCode from 'qrcode';

import { formatMoney } from '#domain/billing/core/money.ts';

/** A transfer in euro that a banking app can read from a screen. */
export interface EpcTransfer {
  payee: string;
  iban: string;
  /** Empty where it is not needed. */
  bic: string;
  /** Minor units of euro. */
  amount: number;
  /** By ISO 11649. */
  reference: string;
}

/** The lines of the code, by the European Payments Council's guideline EPC069-12, version 002. */
export const epcLines = ({ payee, iban, bic, amount, reference }: EpcTransfer): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    payee.slice(0, 70),
    iban.replace(/\s/gu, ''),
    `EUR${formatMoney({ amount, currency: '' })}`,
    '',
    reference,
    '',
  ].join('\n');

/** The code as SVG, which loads nothing and runs nothing. */
export const epcCode = (transfer: EpcTransfer): Promise<string> =>
  QRCode.toString(epcLines(transfer), { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
