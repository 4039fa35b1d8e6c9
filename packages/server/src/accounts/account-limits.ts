import type { FastifyRequest } from 'fastify';
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../http/problem';
import { clientOf } from '../limits/workload';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Rate limits per IP address, per e-mail, or per pair of address and e-mail; `duration` is in
 * seconds.
 */
const limits = {
  loginAddress: { points: 100, duration: HOUR },
  loginPair: { points: 10, duration: 15 * MINUTE },
  loginEmail: { points: 100, duration: HOUR },
  register: { points: 60, duration: HOUR },
  forgotAddress: { points: 30, duration: HOUR },
  forgotPair: { points: 5, duration: HOUR },
  forgotEmail: { points: 50, duration: HOUR },
  reset: { points: 30, duration: HOUR },
} satisfies Record<string, IRateLimiterOptions>;

type LimitName = keyof typeof limits;

/** Counts an attempt. Throws a ProblemError (429) when the limit is exceeded. */
async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

function tooMany(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / MINUTE);
  return new ProblemError(
    {
      type: 'muitas-tentativas',
      title: 'Muitas tentativas',
      status: 429,
      detail: `Houve tentativas demais. Tente de novo daqui a ${minutes} ${minutes > 1 ? 'minutos' : 'minuto'}.`,
    },
    { 'retry-after': String(seconds) },
  );
}

/**
 * Rate-limits login, registration and password-reset attempts, for known and unknown accounts
 * alike. Successful logins do not count. A single IP address cannot lock other addresses out of an
 * account; many together can, for up to an hour or until the owner sets a new password through a
 * reset link.
 */
export class AccountLimits {
  private readonly limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, new RateLimiterMemory(limit)]),
  ) as Record<LimitName, RateLimiterMemory>;

  /** Counts an attempt to log in or to confirm a password, before the password is checked. */
  async login(request: FastifyRequest, email: string): Promise<void> {
    const { loginAddress, loginPair, loginEmail } = this.limiters;
    await count(loginAddress, clientOf(request.ip));
    await count(loginPair, pairOf(request, email));
    await count(loginEmail, keyOf(email));
  }

  /** Refunds a successful attempt, and clears this IP address's failed attempts on the account. */
  async succeed(request: FastifyRequest, email: string): Promise<void> {
    const { loginAddress, loginPair, loginEmail } = this.limiters;
    await loginAddress.reward(clientOf(request.ip));
    await loginEmail.reward(keyOf(email));
    await loginPair.delete(pairOf(request, email));
  }

  async register(request: FastifyRequest): Promise<void> {
    await count(this.limiters.register, clientOf(request.ip));
  }

  async forgot(request: FastifyRequest, email: string): Promise<void> {
    await count(this.limiters.forgotAddress, clientOf(request.ip));
    await count(this.limiters.forgotPair, pairOf(request, email));
    await count(this.limiters.forgotEmail, keyOf(email));
  }

  async reset(request: FastifyRequest): Promise<void> {
    await count(this.limiters.reset, clientOf(request.ip));
  }

  /** Lifts an account's login limits after its password has been reset through a link. */
  async unlock(request: FastifyRequest, email: string): Promise<void> {
    await this.limiters.loginEmail.delete(keyOf(email));
    await this.limiters.loginPair.delete(pairOf(request, email));
  }
}

const keyOf = (email: string): string => email.toLowerCase();

const pairOf = ({ ip }: FastifyRequest, email: string): string => `${clientOf(ip)} ${keyOf(email)}`;
