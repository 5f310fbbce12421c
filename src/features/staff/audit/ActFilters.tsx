import { STAFF_DUTIES, isStaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { STAFF_ACT_KINDS, isStaffActKind } from '#domain/staff/duties/staffActs.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './audit.module.scss';
import type { ActFilter } from './auditApi.ts';
import { actName, auditTexts as texts, dutyName } from './texts.ts';

/** The filters as the address has them; empty is every one. */
interface AskedActs {
  act: string;
  duty: string;
  member: string;
  staff: string;
}

const accountIn = (text: string | null): string => (/^\d{1,15}$/u.test(text ?? '') ? (text ?? '') : '');

/** The filters of an address; what is none is left out. */
export function readActFilters(query: URLSearchParams): AskedActs {
  const [act, duty] = [query.get('act') ?? '', query.get('duty') ?? ''];
  return {
    act: isStaffActKind(act) ? act : '',
    duty: isStaffDuty(duty) ? duty : '',
    member: accountIn(query.get('member')),
    staff: accountIn(query.get('staff')),
  };
}

/** The address of filters and a page, from 1. */
export const addressOf = (asked: AskedActs, page = 1): string =>
  `?${new URLSearchParams(Object.entries({ ...asked, page: page === 1 ? '' : String(page) }).filter(([, value]) => value !== '')).toString()}`;

/** The filters as the server takes them. */
export const filterOf = ({ act, duty, member, staff }: AskedActs): ActFilter => ({
  what: act || null,
  duty: isStaffDuty(duty) ? (duty.toUpperCase() as NonNullable<ActFilter['duty']>) : null,
  memberId: member || null,
  staffId: staff || null,
});

interface ActFiltersProps {
  asked: AskedActs;
  onAsk: (asked: AskedActs) => void;
}

type Accounts = Pick<AskedActs, 'member' | 'staff'>;
/** Account numbers, or nothing for every account. */
const validate = validateWith<Accounts>((yup) => {
  const account = yup
    .string()
    .trim()
    .matches(/^\d{0,15}$/u, texts.invalid);
  return yup.object({ member: account, staff: account });
});
const ACTS = STAFF_ACT_KINDS.map((kind) => ({ value: kind, label: actName(kind) }));
const DUTIES = STAFF_DUTIES.map((duty) => ({ value: duty, label: dutyName(duty) }));
const EVERY: AskedActs = { act: '', duty: '', member: '', staff: '' };

/** Which acts are listed: kind and duty at once, accounts when they are asked for. */
export function ActFilters({ asked, onAsk }: ActFiltersProps) {
  const { act, duty, member, staff } = asked;
  const initialValues: Accounts = { member, staff };
  const form = useForm({
    initialValues,
    validate,
    validateOnBlur: false,
    onSubmit: (accounts) => onAsk({ ...asked, member: accounts.member.trim(), staff: accounts.staff.trim() }),
  });
  return (
    <section aria-label={texts.filtersName} className={styles.filters}>
      <SelectField
        label={texts.act}
        placeholder={texts.everyAct}
        options={ACTS}
        value={act}
        onChange={({ target }) => onAsk({ ...asked, act: target.value })}
      />
      <SelectField
        label={texts.duty}
        placeholder={texts.everyDuty}
        options={DUTIES}
        value={duty}
        onChange={({ target }) => onAsk({ ...asked, duty: target.value })}
      />
      <Form form={form} aria-label={texts.formName} className={styles.accounts}>
        <TextField label={texts.member} inputMode="numeric" autoComplete="off" {...formikField(form, 'member')} />
        <TextField label={texts.staff} inputMode="numeric" autoComplete="off" {...formikField(form, 'staff')} />
        <div className={styles.buttons}>
          <Button type="submit">{texts.show}</Button>
          {(act || duty || member || staff) !== '' && (
            <Button variant="quiet" onClick={() => onAsk(EVERY)}>
              {texts.clear}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
