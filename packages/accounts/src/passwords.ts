import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { AccountError } from './account-error';

/** Parameters of scrypt. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/**
 * OWASP's parameters for 16 MiB of memory.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
const COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes at once: the queries of the data need the other threads. */
const turn = pLimit(2);

/** Waiting hashes beyond which more are refused: some ten seconds of work. */
const MAX_WAITING = 100;

async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  if (turn.pendingCount >= MAX_WAITING) throw new AccountError('busy');
  // Keyboards compose the same letter in different ways.
  const text = password.normalize('NFKC');
  return turn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(text, salt, HASH_BYTES, cost, (error, hash) =>
          error ? reject(error) : resolve(hash),
        );
      }),
  );
}

/** The text to store: parameters, salt and hash. */
const stored = ({ N, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

/** Hashes and compares passwords. Both throw an AccountError if too many wait. */
export class Passwords {
  /** Compared where there is no account; fits no password. */
  private readonly nobody: string;

  constructor(private readonly cost = COST) {
    this.nobody = stored(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));
  }

  /** The text to store for a password. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return stored(this.cost, salt, await derive(password, salt, this.cost));
  }

  /** Whether a password fits the stored text. Without one, it fails after the same time. */
  async fits(password: string, text = this.nobody): Promise<boolean> {
    const [, N, r, p, salt = '', hash = ''] = text.split('$');
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
    return timingSafeEqual(actual, Buffer.from(hash, 'base64url')) && text !== this.nobody;
  }
}
