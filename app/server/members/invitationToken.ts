import { createHash, randomBytes } from 'node:crypto';

/** Creates the token of an invitation's link. */
export const makeToken = () => randomBytes(32).toString('base64url');

/** Hashes a token as it is stored. A plain hash suffices, because tokens are random and long. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
