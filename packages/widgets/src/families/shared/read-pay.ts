import { FULL_TIME_HOURS, monthlyPay } from '@observatorio/domain';
import { parseMoney, type ReaderPay } from '@observatorio/language';

/** What a reader typed about their pay. */
export interface PayForm {
  amount: string;
  isHourly: boolean;
  /** Contracted weekly hours of an hourly pay. */
  weeklyHours: string;
}

/** What is wrong with a form, and in which field. */
export interface PayError {
  error: string;
  field: 'amount' | 'weeklyHours';
}

/** Smallest and largest monthly pay that can be compared, in reais. */
const [MIN_MONTHLY, MAX_MONTHLY] = [50, 10_000_000];

const wrongAmount = (error: string): PayError => ({ error, field: 'amount' });

/** Parses weekly hours: `44`, `36,5`. Undefined if they are not those of a contract. */
function parseHours(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,2}([,.]\d)?$/.test(trimmed)) return undefined;
  const hours = Number(trimmed.replace(',', '.'));
  return hours >= 1 && hours <= FULL_TIME_HOURS ? hours : undefined;
}

/** Reads a form: the monthly pay, or why it cannot be read. */
export function readPay({ amount: text, isHourly, weeklyHours }: PayForm): ReaderPay | PayError {
  if (text.trim() === '') return wrongAmount('Escreva quanto você recebe.');
  const amount = parseMoney(text);
  if (amount === undefined) {
    return wrongAmount('Escreva um valor em reais, como 2.100, 2.100,00 ou 2,1 mil.');
  }
  if (amount <= 0) return wrongAmount('O valor precisa ser maior que zero.');
  const hours = parseHours(weeklyHours);
  if (isHourly && hours === undefined) {
    return {
      error: `Escreva as horas do contrato, de 1 a ${FULL_TIME_HOURS}.`,
      field: 'weeklyHours',
    };
  }
  const monthly = isHourly ? monthlyPay(amount, hours ?? 0) : amount;
  if (monthly < MIN_MONTHLY) {
    return wrongAmount('Confira o valor: é baixo demais para a remuneração de um mês.');
  }
  if (monthly > MAX_MONTHLY) return wrongAmount('Confira o valor: é alto demais para comparar.');
  return isHourly && hours !== undefined
    ? { monthly, hourly: { amount, weeklyHours: hours } }
    : { monthly };
}
