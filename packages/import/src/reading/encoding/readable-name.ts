import { isUtf8 } from 'node:buffer';
import { decodeWindows1252 } from './windows-1252';

const UPPER_HALF = /[\x80-\xff]/;

/** Decodes a name of bytes, each as one character, as UTF-8 if it is, otherwise as windows-1252. */
export function readableName(name: string): string {
  if (!UPPER_HALF.test(name)) return name;
  const bytes = Buffer.from(name, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : decodeWindows1252(name);
}
