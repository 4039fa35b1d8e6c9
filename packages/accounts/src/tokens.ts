import { errors, jwtVerify, SignJWT } from 'jose';
import { AccountError } from './account-error';

/** The session that a token authorises. */
export interface TokenClaims {
  session: string;
  user: string;
}

/** Lifetime of a token and its session, in seconds. */
export const TOKEN_SECONDS = 60 * 60;

const ALGORITHM = 'HS256';
const AUDIENCE = 'observatorio-contas';

const encoder = new TextEncoder();

/** Signs a token for a session. */
export function signToken({ session, user }: TokenClaims, key: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(user)
    .setJti(session)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .sign(encoder.encode(key));
}

/**
 * Verifies a token and returns its claims. Throws an AccountError if it is forged, damaged or
 * expired.
 */
export async function readToken(token: string, key: string): Promise<TokenClaims> {
  try {
    const { payload } = await jwtVerify(token, encoder.encode(key), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp', 'jti', 'sub'],
    });
    return { session: String(payload.jti), user: String(payload.sub) };
  } catch (cause) {
    if (!(cause instanceof errors.JOSEError)) throw cause;
    throw new AccountError('unauthenticated', { cause });
  }
}
