import type { ServerContext } from '../http/types';
import type { Caller } from './caller';

/** A request with the password of its person. */
export interface OwnPasswordInput {
  readonly caller: Caller;
  readonly context: ServerContext;
  readonly password: string;
}

/** Requires the password of the person who makes a call (auth/ownPassword.ts), outside of any transaction. */
export type RequireOwnPassword = (input: OwnPasswordInput) => Promise<void>;
