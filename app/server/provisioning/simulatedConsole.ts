import { createHash } from 'node:crypto';
import { Problem } from '../http/problem';
import { escaped } from '../http/html';
import { acceptedLanguage } from '../http/language';
import type { Handler } from '../http/types';
import { message } from '../messages/messages';
import { isSigned, sign } from '../signature';
import type { ConsoleAccess } from './provisioner';

/** Path of the simulated consoles. */
export const simulatedConsolePath = '/console/:id';

/** Lifetime of a signed address in seconds. */
const lastsSeconds = 300;

const contentOf = (serverId: string) => `console ${serverId}`;

/** Returns the address of a simulated console. Anybody with the address can open it for five minutes. */
export function simulatedConsoleOf(
  { secret, baseUrl }: { readonly secret: string; readonly baseUrl: string },
  serverId: number,
  now: Date,
): ConsoleAccess {
  const signature = sign(secret, contentOf(String(serverId)), now);
  const url = `${baseUrl}/console/${serverId}?signature=${encodeURIComponent(signature)}`;
  return { url, expiresIn: lastsSeconds };
}

const style =
  'body{margin:0;background:#000;color:#d6d6d6;font:16px/1.4 monospace}main{padding:1rem}h1{font-size:1rem;margin:0 0 1rem}pre{margin:0;white-space:pre-wrap}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** `GET /console/{id}`: the screen of a machine that has just started. It takes no input. */
export function simulatedConsole(secret: string, clock: () => Date = () => new Date()): Handler {
  return (c) => {
    const id = c.req.param('id') ?? '';
    const given = { content: contentOf(id), signature: c.req.query('signature') ?? null, now: clock() };
    if (!isSigned(secret, given)) throw new Problem(404, 'notFound');
    const language = acceptedLanguage(c.req.header('accept-language'));
    const title = escaped(message(language, 'consoleTitle', { id }));
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', policy);
    return c.html(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><pre>[    0.000000] Linux version 6.8.0 (simulated)
[    1.204518] systemd[1]: Reached target multi-user.target.
vps${escaped(id)} login: _

${escaped(message(language, 'consoleNote'))}</pre></main></body></html>`);
  };
}
