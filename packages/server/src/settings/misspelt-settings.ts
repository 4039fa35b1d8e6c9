import { variables } from './variables';

/** Every environment variable that the server reads. */
export const settingNames = Object.values(variables).map(({ name }) => name);

/**
 * Minimum length of a setting's name for detecting typos; variables that resemble shorter names
 * more likely belong to other programs.
 */
const MIN_LENGTH = 7;

const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Whether two words differ by one missing, extra or wrong letter, or by two swapped letters. */
function isClose(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/**
 * Returns a warning for each variable that looks like a misspelt setting, unless that setting is
 * also set.
 */
export function misspeltSettings(env: NodeJS.ProcessEnv): string[] {
  const unknown = Object.keys(env).filter((name) => !settingNames.includes(name));
  return unknown.flatMap((name) => {
    const letters = lettersOf(name);
    const meant = settingNames.find((each) => {
      const right = lettersOf(each);
      return letters === right || (right.length >= MIN_LENGTH && isClose(letters, right));
    });
    const isAlreadySet = meant !== undefined && env[meant];
    return meant && !isAlreadySet ? [`${name} não é uma configuração. Seria ${meant}?`] : [];
  });
}
