import { isApiAddress } from '@observatorio/contract';

/** Validates API URLs in attributes, properties and scripts. */
export const apiRule = {
  accepts: (value: unknown): boolean => typeof value === 'string' && isApiAddress(value),
  allowed: 'um endereço http, https ou relativo',
};
