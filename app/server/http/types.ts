import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { MessageKey } from '../messages/messages';

export interface ServerEnv {
  /** Absent in tests that use `app.request()`. */
  Bindings: Partial<HttpBindings>;
  /** Values for the log. */
  Variables: {
    /** Reason of a refusal. */
    refusal?: MessageKey;
    /** Validated payload of a call that handles the session. Contains passwords. */
    payload?: unknown;
  };
}
export type ServerContext = Context<ServerEnv>;
export type ServerApp = Hono<ServerEnv>;
export type Handler = (c: ServerContext) => Response | Promise<Response>;
