/**
 * Thrown for an environment variable with an invalid value; the message lists the allowed values.
 */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  constructor(variable: string, value: string, allowed: string, reason = '') {
    super(`${variable}="${value}" não serve${reason && `: ${reason}`}. Use ${allowed}.`);
  }
}
