/** An environment variable has an invalid value; the message names the allowed ones. */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  constructor(variable: string, value: string, allowed: string, reason = '') {
    super(`${variable}="${value}" não serve${reason && `: ${reason}`}. Use ${allowed}.`);
  }
}
