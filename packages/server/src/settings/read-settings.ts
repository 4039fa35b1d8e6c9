import { SettingError } from './setting-error';
import type { Settings } from './settings';
import { type Variable, variables } from './variables';

/** Reads the settings; an empty variable counts as unset. Throws a SettingError. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const values = Object.entries<Variable<unknown>>(variables).map(
    ([key, variable]) => [key, valueOf(variable, env)] as const,
  );
  const settings = Object.fromEntries(values) as unknown as Settings;
  if (settings.smtpUrl) {
    const reason = 'SMTP_URL precisa dele';
    if (!settings.mailFrom) throw new SettingError(variables.mailFrom, '', reason);
    if (!settings.publicUrl) throw new SettingError(variables.publicUrl, '', reason);
  }
  return settings;
}

function valueOf(variable: Variable<unknown>, env: NodeJS.ProcessEnv): unknown {
  const text = env[variable.name] || variable.fallback;
  if (text === undefined) return undefined;
  const [value, reason] = parsed(variable, text);
  if (value === undefined) throw new SettingError(variable, text, reason);
  return value;
}

function parsed(variable: Variable<unknown>, text: string): [value: unknown, reason?: string] {
  try {
    return [variable.parse(text)];
  } catch (error) {
    return [undefined, error instanceof Error ? error.message : String(error)];
  }
}
