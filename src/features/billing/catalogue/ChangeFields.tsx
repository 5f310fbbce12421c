import { HOLDINGS } from '#domain/billing/core/holdings.ts';
import { formatMoney } from '#domain/billing/core/money.ts';
import { holdingsInWords } from '#domain/billing/plans/holdingsInWords.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { FieldError } from '#ui/Field/FieldError.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import type { FormState } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type Change, type ChangeValues, presentPrice } from './changes.ts';
import {
  CurrencyField,
  EndFields,
  type FieldsProps,
  FromField,
  ItemPriceFields,
  MoneyFields,
  PackageFields,
  TaxFields,
} from './PricedFields.tsx';
import { catalogueTexts, changeTexts as texts } from './texts.ts';

interface ChangeProps extends FieldsProps {
  change: Change;
}

/** A yes or no of the form. */
const checked = (form: FormState<ChangeValues>, name: 'isOffered' | 'isForNew') => ({
  name,
  checked: form.values[name],
  onChange: form.handleChange,
  error: form.errors[name],
  touched: true,
});

function PriceFields({ change, ...props }: ChangeProps) {
  const present = change.kind === 'price' ? presentPrice(change.plan, props.form.values.currency) : null;
  return (
    <>
      <MoneyFields
        {...props}
        label={texts.amount}
        hint={present ? texts.present(formatMoney(present.amount)) : texts.amountHint}
      />
      <FromField {...props} />
    </>
  );
}

/** What a new offer is: its name, its rank and what it opens. */
function OfferFields({ catalogue, form }: FieldsProps) {
  const others = new Map(
    catalogue.plans.flatMap(({ tier, groupName, displayName, rank }) =>
      tier !== null && groupName === null ? [[displayName, rank] as const] : [],
    ),
  );
  const ranks = [...others].map(([name, rank]) => texts.rankOf(name, rank)).join(', ');
  return (
    <>
      <TextField label={texts.displayName} autoComplete="off" {...formikField(form, 'displayName')} />
      <TextField
        label={texts.rank}
        hint={texts.rankHint(ranks === '' ? '' : ` ${ranks}.`)}
        inputMode="numeric"
        autoComplete="off"
        {...formikField(form, 'rank')}
      />
      <FieldSet legend={texts.opens}>
        {HOLDINGS.map((key) => (
          <CheckboxField
            key={key}
            name={`opens.${key}`}
            label={holdingsInWords([key], () => null)[0]}
            checked={form.values.opens[key] === true}
            onChange={form.handleChange}
          />
        ))}
        <FieldError controlId="holdings" message={typeof form.status === 'string' ? form.status : null} />
      </FieldSet>
    </>
  );
}

function NewPlanFields({ change, catalogue, form }: ChangeProps) {
  const tiers = new Map(
    catalogue.plans.flatMap(({ tier, groupName, displayName }) =>
      tier !== null && groupName === null ? [[tier, displayName] as const] : [],
    ),
  );
  return (
    <>
      <SelectField
        label={texts.offer}
        options={[{ value: '', label: texts.newOffer }, ...[...tiers].map(([value, label]) => ({ value, label }))]}
        {...formikField(form, 'tier')}
      />
      {form.values.tier === '' && <OfferFields catalogue={catalogue} form={form} />}
      <TextField label={texts.months} inputMode="numeric" autoComplete="off" {...formikField(form, 'months')} />
      {change.kind === 'newPlan' && !change.isGift && (
        <TextField label={texts.trialDays} inputMode="numeric" autoComplete="off" {...formikField(form, 'trialDays')} />
      )}
    </>
  );
}

function PromotionFields({ catalogue, form }: FieldsProps) {
  const plans = catalogue.plans
    .filter(({ isGift, isOffered }) => isOffered && !isGift)
    .map(({ id, displayName, months }) => ({ value: id, label: `${displayName}, ${catalogueTexts.months(months)}` }));
  return (
    <>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...formikField(form, 'code')}
      />
      <TextField label={texts.label} hint={texts.labelHint} autoComplete="off" {...formikField(form, 'label')} />
      <TextField
        label={texts.percent}
        hint={texts.percentHint}
        inputMode="numeric"
        autoComplete="off"
        optional
        {...formikField(form, 'percent')}
      />
      <TextField
        label={texts.amountOff}
        hint={texts.amountHint}
        inputMode="decimal"
        autoComplete="off"
        optional
        {...formikField(form, 'amount')}
      />
      <TextField
        label={texts.longerTrial}
        hint={texts.longerTrialHint}
        inputMode="numeric"
        autoComplete="off"
        optional
        {...formikField(form, 'trialDays')}
      />
      <CurrencyField catalogue={catalogue} form={form} />
      <SelectField
        label={texts.plan}
        options={[{ value: '', label: texts.allPlans }, ...plans]}
        {...formikField(form, 'planId')}
      />
      <FromField catalogue={catalogue} form={form} />
      <TextField
        type="date"
        label={texts.until}
        hint={texts.untilHint}
        min={catalogue.today}
        optional
        {...formikField(form, 'until')}
      />
      <TextField
        label={texts.mostUses}
        hint={texts.mostUsesHint}
        inputMode="numeric"
        autoComplete="off"
        optional
        {...formikField(form, 'mostUses')}
      />
      <TextField
        label={texts.renewals}
        hint={texts.renewalsHint}
        inputMode="numeric"
        autoComplete="off"
        {...formikField(form, 'renewals')}
      />
      <CheckboxField label={texts.isForNew} {...checked(form, 'isForNew')} />
    </>
  );
}

/** What one change asks for. Dropping what is planned and ending a code ask for nothing. */
export function ChangeFields(props: ChangeProps) {
  const { change, form } = props;
  switch (change.kind) {
    case 'price':
      return <PriceFields {...props} />;
    case 'plan':
      return (
        <>
          <TextField
            label={texts.displayName}
            hint={texts.displayNameHint}
            autoComplete="off"
            {...formikField(form, 'displayName')}
          />
          {!change.plan.isGift && (
            <TextField
              label={texts.trialDays}
              inputMode="numeric"
              autoComplete="off"
              {...formikField(form, 'trialDays')}
            />
          )}
          <CheckboxField label={texts.isOffered} {...checked(form, 'isOffered')} />
        </>
      );
    case 'newPlan':
      return <NewPlanFields {...props} />;
    case 'promotion':
      return <PromotionFields {...props} />;
    case 'itemPrice':
      return <ItemPriceFields {...props} />;
    case 'package':
      return <PackageFields {...props} />;
    case 'taxRate':
      return <TaxFields {...props} />;
    case 'endItem':
    case 'endPackage':
      return change.sold.state === 'PLANNED' ? null : <EndFields {...props} />;
    default:
      return null;
  }
}
