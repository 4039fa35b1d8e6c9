import type { Variable } from './variables';

/**
 * Thrown for an environment variable with an invalid value; the message lists the allowed values.
 */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  constructor(
    { name, allowed, isSecret }: Omit<Variable<unknown>, 'parse'>,
    value: string,
    reason = '',
  ) {
    super(
      `${name}="${isSecret ? '…' : value}" não serve${reason && `: ${reason}`}. Use ${allowed}.`,
    );
  }
}
