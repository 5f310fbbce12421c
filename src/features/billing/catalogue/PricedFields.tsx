import { formikField } from '#ui/Field/formikField.ts';
import type { FormState } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { Catalogue } from './catalogueApi.ts';
import type { ChangeValues } from './changes.ts';
import { changeTexts as texts, pricedTexts } from './texts.ts';

/** What fields of the catalogue are drawn from. */
export interface FieldsProps {
  catalogue: Catalogue;
  form: FormState<ChangeValues>;
}

/** The date from which a change holds. */
export const FromField = ({ catalogue, form, hint = texts.fromHint }: FieldsProps & { hint?: string }) => (
  <TextField type="date" label={texts.from} hint={hint} min={catalogue.today} {...formikField(form, 'from')} />
);

/** The currency of an amount. */
export const CurrencyField = ({ catalogue, form }: FieldsProps) => (
  <SelectField
    label={texts.currency}
    options={catalogue.currencies.map((value) => ({ value, label: value }))}
    {...formikField(form, 'currency')}
  />
);

/** An amount with its currency. */
export const MoneyFields = ({
  label,
  hint = texts.amountHint,
  ...props
}: FieldsProps & { label: string; hint?: string }) => (
  <>
    <CurrencyField {...props} />
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      {...formikField(props.form, 'amount')}
    />
  </>
);

/** What a single record of a kind costs. */
export const ItemPriceFields = (props: FieldsProps) => (
  <>
    <SelectField
      label={pricedTexts.type}
      options={props.catalogue.itemTypes.map((value) => ({ value, label: pricedTexts.types[value] ?? value }))}
      {...formikField(props.form, 'type')}
    />
    <TextField
      label={pricedTexts.recordSetId}
      hint={pricedTexts.recordSetHint}
      autoComplete="off"
      optional
      {...formikField(props.form, 'recordSetId')}
    />
    <MoneyFields {...props} label={pricedTexts.amount} />
    <TextField
      label={pricedTexts.credits}
      hint={pricedTexts.creditsHint}
      inputMode="numeric"
      autoComplete="off"
      {...formikField(props.form, 'credits')}
    />
    <FromField {...props} />
  </>
);

/** A package of credits. */
export const PackageFields = (props: FieldsProps) => (
  <>
    <TextField
      label={pricedTexts.packageCredits}
      hint={pricedTexts.packageHint}
      inputMode="numeric"
      autoComplete="off"
      {...formikField(props.form, 'credits')}
    />
    <MoneyFields {...props} label={pricedTexts.packageAmount} />
    <FromField {...props} />
  </>
);

/** A rate of tax of a country. */
export const TaxFields = (props: FieldsProps) => (
  <>
    <TextField
      label={pricedTexts.countryCode}
      hint={pricedTexts.countryHint}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={2}
      {...formikField(props.form, 'country')}
    />
    <TextField
      label={pricedTexts.rate}
      hint={pricedTexts.rateHint}
      inputMode="decimal"
      autoComplete="off"
      {...formikField(props.form, 'percent')}
    />
    <FromField {...props} />
  </>
);

/** The date from which something is no longer sold. */
export const EndFields = (props: FieldsProps) => <FromField {...props} hint={pricedTexts.endHint} />;
