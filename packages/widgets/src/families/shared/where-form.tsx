import { FULL_TIME_HOURS, type PercentilePay, payStanding } from '@observatorio/domain';
import { standingSentence } from '@observatorio/language';
import { AmountField, LiveRegion, PercentileStrip, Select } from '@observatorio/ui';
import { type FormEvent, useId, useState } from 'react';
import { useAnnouncement } from '../../card/frame/use-announcement';
import { type PayForm, readPay } from './read-pay';

interface WhereFormProps {
  percentiles: readonly PercentilePay[];
  /** Says which links they are of, to follow `vínculos`. */
  which: string;
  /** Names the pay that they are of: `a remuneração de dezembro de 2019`. */
  compared: string;
}

const periods = [
  { value: 'month', label: 'Por mês' },
  { value: 'hour', label: 'Por hora' },
];

/** Returns where on the strip an amount is, 0 to 1: beyond all percentiles, halfway to the end. */
function markOf(amount: number, percentiles: readonly PercentilePay[]): number | undefined {
  const standing = payStanding(amount, percentiles);
  if (standing?.kind === 'between') return standing.share;
  if (standing?.kind === 'common') return (standing.from + standing.to) / 200;
  if (standing?.kind === 'below') return standing.percent / 200;
  return standing && (100 + standing.percent) / 200;
}

/**
 * Form for a reader's pay, with its place among the percentiles. The pay stays in this component: it
 * is neither requested, stored nor part of the URL.
 */
export function WhereForm({ percentiles, which, compared }: WhereFormProps) {
  const [form, setForm] = useState<PayForm>({
    amount: '',
    isHourly: false,
    weeklyHours: String(FULL_TIME_HOURS),
  });
  const [submitted, setSubmitted] = useState<PayForm>();
  const change = (changed: Partial<PayForm>) => setForm({ ...form, ...changed });
  const read = submitted && readPay(submitted);
  const pay = read && 'monthly' in read ? read : undefined;
  const error = read && 'error' in read ? read : undefined;
  const standing = pay && payStanding(pay.monthly, percentiles);
  const sentence = pay && standing ? standingSentence(pay, standing, which) : '';
  const result = error?.error ?? sentence;
  const resultId = useId();
  const { message, withAnnouncement } = useAnnouncement(false, result);
  const submit = withAnnouncement((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(form);
    const failed = readPay(form);
    const [amountInput, hoursInput] = event.currentTarget.querySelectorAll('input');
    if ('error' in failed) (failed.field === 'amount' ? amountInput : hoursInput)?.focus();
  });
  return (
    <div className="where">
      <div className="where-question">
        <form className="where-form" noValidate onSubmit={submit}>
          <AmountField
            label="Quanto você recebe"
            value={form.amount}
            placeholder="R$ 2.100,00"
            maxLength={24}
            errorId={error?.field === 'amount' ? resultId : undefined}
            onChange={(amount) => change({ amount })}
          />
          <Select
            label="Período"
            options={periods}
            value={form.isHourly ? 'hour' : 'month'}
            onChange={(period) => change({ isHourly: period === 'hour' })}
          />
          {form.isHourly && (
            <AmountField
              label="Horas por semana"
              value={form.weeklyHours}
              maxLength={5}
              errorId={error?.field === 'weeklyHours' ? resultId : undefined}
              onChange={(weeklyHours) => change({ weeklyHours })}
            />
          )}
          <button type="submit" className="button" part="button">
            Comparar
          </button>
        </form>
        <p className="where-note">
          A conta é feita no seu navegador: o valor não é enviado nem guardado. Use o valor antes
          dos descontos: ele se compara com {compared}, em reais daquele ano.
        </p>
        <p id={resultId} className={error ? 'where-result where-error' : 'where-result'}>
          {result}
        </p>
      </div>
      <PercentileStrip
        label="Percentis da remuneração"
        percentiles={percentiles}
        mark={pay && markOf(pay.monthly, percentiles)}
      />
      <LiveRegion message={message} />
    </div>
  );
}
