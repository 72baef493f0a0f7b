import { createHash, randomBytes } from 'node:crypto';

/** Creates a token that nobody can guess. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token as it is stored. Tokens are long and random, so hashing needs no key. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
