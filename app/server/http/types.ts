import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { MessageKey } from '../messages/messages';

export interface ServerEnv {
  /** Node's request and response are absent when a test drives the app with `app.request()`. */
  Bindings: Partial<HttpBindings>;
  /** Values that the log reads about a request. */
  Variables: {
    /** Why it was refused. */
    refusal?: MessageKey;
    /** Payload of a call that handles the session, checked by its schema. Holds passwords. */
    payload?: unknown;
  };
}
export type ServerContext = Context<ServerEnv>;
export type ServerApp = Hono<ServerEnv>;
export type Handler = (c: ServerContext) => Response | Promise<Response>;
