import { readableName } from '../../reading/encoding/readable-name';

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

/** Returns the path of an address for messages. */
export const readablePath = (address: URL): string => readableName(bytePath(address));

/** Returns an address for messages, without a password. */
export const readableAddress = (address: URL): string =>
  `${address.protocol}//${address.host}${readablePath(address)}`;

/** Returns the last part of an address's path, without a final slash. */
export function nameOf({ pathname }: URL): string {
  const last = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return readableName(bytesOf(last).toString('latin1'));
}
