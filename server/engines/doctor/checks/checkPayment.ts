import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';

interface Sales {
  /** Plans that anyone may buy now. */
  offered: number;
  /** Subscriptions that a payment provider charges again by itself or at our word. */
  others: readonly string[];
}

/** Whether what is sold fits the provider that takes the money. Nothing is asked of the provider. */
export async function checkPayment({
  db,
  settings: { mode, payment, sellerAddress, sellerTaxNumber },
}: Pick<ExaminedSite, 'db' | 'settings'>): Promise<readonly Finding[]> {
  const { provider, stripeSecretKey } = payment;
  const sales = await db.one<Sales>(
    `/* doctor.sales */ SELECT (SELECT count(*) FROM plan WHERE is_offered) AS offered,
       ARRAY(SELECT DISTINCT processor FROM payment WHERE state IN ('UNKNOWN', 'PENDING', 'REQUIRES_ACTION') AND processor <> $1 ORDER BY 1) AS others`,
    [provider],
  );
  const offered = sales?.offered ?? 0;
  const findings: Finding[] = [];
  if (sales && sales.others.length > 0)
    findings.push(
      fault(
        `Payments are still open at ${sales.others.join(', ')}, and PAYMENT_PROVIDER is ${provider}.`,
        'Go back to that provider until they are settled (muniment billing reconcile).',
      ),
    );
  if (provider === 'none')
    findings.push(
      offered > 0
        ? warning(
            'Plans are on sale, and no one takes the money.',
            'Set PAYMENT_PROVIDER, or take the plans off sale at /internal/catalogue.',
          )
        : notApplicable('Nothing is sold.'),
    );
  else if (offered === 0)
    findings.push(
      warning(
        `PAYMENT_PROVIDER is ${provider}, and no plan is on sale.`,
        'Put plans on sale at /internal/catalogue, or set PAYMENT_PROVIDER=none.',
      ),
    );
  if (mode === 'production' && stripeSecretKey?.includes('_test_') === true && provider === 'stripe')
    findings.push(
      fault(
        'STRIPE_SECRET_KEY is a key for tests: no money moves.',
        'Set the live key and the signing secret of its webhook.',
      ),
    );
  if (mode === 'production' && provider !== 'none' && sellerAddress === null)
    findings.push(warning('Invoices give no address of the seller.', 'Set SELLER_ADDRESS.'));
  if (mode === 'production' && provider !== 'none' && sellerTaxNumber === null)
    findings.push(warning('SELLER_TAX_NUMBER is not set, so no tax is charged.', 'Set it, unless you are exempt.'));
  return findings.length > 0 ? findings : [ok(`Payments go through ${provider}.`)];
}
