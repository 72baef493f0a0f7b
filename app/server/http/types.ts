import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

/** Node's request and response are absent when a test drives the app with `app.request()`. */
export type ServerEnv = { Bindings: Partial<HttpBindings> };
export type ServerContext = Context<ServerEnv>;
export type ServerApp = Hono<ServerEnv>;
export type Handler = (c: ServerContext) => Response | Promise<Response>;
