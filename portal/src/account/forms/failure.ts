import type { Language } from '../../i18n/language';
import type { T } from '../../i18n/use-t';
import { AuthError } from '../session';

const SECONDS_OF = { second: 1, minute: 60, hour: 3600 } as const;

/** Formats a wait, rounded up: `45 seconds`, `2 minutes`. */
function formatWait(seconds: number, language: Language): string {
  const { minute, hour } = SECONDS_OF;
  const unit = seconds < 2 * minute ? 'second' : seconds < 2 * hour ? 'minute' : 'hour';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / SECONDS_OF[unit]));
}

/**
 * Returns the message for a failed request. `refusal` is used if the server rejected the input
 * itself, rather than the number of attempts.
 */
export function failureText(error: unknown, refusal: string, t: T, language: Language): string {
  if (!(error instanceof AuthError)) return t('failure.server');
  const { status, retryAfter } = error;
  if (status === 0) return t('failure.offline');
  if (status === 429) {
    return retryAfter
      ? t('failure.tooManyFor', { wait: formatWait(retryAfter, language) })
      : t('failure.tooMany');
  }
  return status < 500 ? refusal : t('failure.server');
}
