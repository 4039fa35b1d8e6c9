import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { AccountError } from './account-error';

/** scrypt parameters. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/**
 * Parameters recommended by OWASP for 16 MiB of memory.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
const COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Limits concurrent hashes, to leave the other threads of the pool to data queries. */
const limit = pLimit(2);

/** Maximum number of queued hashes, about ten seconds of work. Further ones are rejected. */
const MAX_WAITING = 100;

async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  if (limit.pendingCount >= MAX_WAITING) throw new AccountError('busy');
  // Keyboards may produce different code points for the same letter.
  const text = password.normalize('NFKC');
  return limit(
    () =>
      new Promise((resolve, reject) => {
        scrypt(text, salt, HASH_BYTES, cost, (error, hash) =>
          error ? reject(error) : resolve(hash),
        );
      }),
  );
}

/** Encodes parameters, salt and hash for storage. */
const encode = ({ N, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

/** Hashes and verifies passwords. Both methods throw an AccountError if the queue is full. */
export class Passwords {
  /** Dummy hash to compare with when there is no account; never matches. */
  private readonly placeholder: string;

  constructor(private readonly cost = COST) {
    this.placeholder = encode(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));
  }

  /** Returns the encoded hash of a password. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return encode(this.cost, salt, await derive(password, salt, this.cost));
  }

  /**
   * Returns whether a password matches the encoded hash. If there is no hash, returns false after
   * the same time.
   */
  async fits(password: string, text = this.placeholder): Promise<boolean> {
    const [, N, r, p, salt = '', hash = ''] = text.split('$');
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
    return timingSafeEqual(actual, Buffer.from(hash, 'base64url')) && text !== this.placeholder;
  }
}
