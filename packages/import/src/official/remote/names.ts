import { isUtf8 } from 'node:buffer';
import { decodeWindows1252 } from '../../reading/text/windows-1252';

const UPPER_HALF = /[\x80-\xff]/;

/** Decodes `%XX` sequences to bytes. */
const bytesOf = (encoded: string): Buffer =>
  Buffer.from(
    encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  );

/** Returns the path of an address as bytes, each as one character: FTP servers define no encoding. */
export const bytePath = ({ pathname }: URL): string => bytesOf(pathname).toString('latin1');

/** Encodes a name of bytes, each as one character, for an address. */
export const encodeBytes = (name: string): string =>
  [...Buffer.from(name, 'latin1')]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[\w.~()-]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

/** Decodes a name of bytes as UTF-8 if it is, otherwise as windows-1252. */
export function readableName(name: string): string {
  if (!UPPER_HALF.test(name)) return name;
  const bytes = Buffer.from(name, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : decodeWindows1252(name);
}

/** Returns the last part of an address's path, without a final slash. */
export function nameOf({ pathname }: URL): string {
  const last = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return readableName(bytesOf(last).toString('latin1'));
}
