import type { MiddlewareHandler } from 'hono';
import type { Connection } from './connection';
import type { ServerEnv } from './types';

/** The content security policy; `inlineScriptHashes` lets exactly the inline scripts of one page run. */
export function contentSecurityPolicy(inlineScriptHashes: readonly string[] = []): string {
  const scripts = ["'self'", ...inlineScriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const plainPolicy = contentSecurityPolicy();

/** The page that a mailed link opens, with a token in its address that no other request may carry along. */
const TOKEN_PAGE = '/reset-password';

/** Path of the build's assets: scripts, styles, fonts and pictures. Each name is derived from its content. */
const ASSETS = '/assets/';

/**
 * Puts the security headers on every answer, errors included. A page that set its own policy keeps it. An asset says
 * only that it is what its type says: policies speak of documents, and a page asks for a dozen assets, each of which
 * would carry half a kilobyte of them.
 */
export function securityHeaders(
  connection: Connection,
  hstsSubdomains: boolean,
): MiddlewareHandler<ServerEnv> {
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    if (c.req.path.startsWith(ASSETS) && c.res.ok) {
      headers.set('X-Content-Type-Options', 'nosniff');
      return;
    }
    if (!headers.has('content-security-policy')) headers.set('Content-Security-Policy', plainPolicy);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set(
      'Referrer-Policy',
      c.req.path === TOKEN_PAGE ? 'strict-origin' : 'strict-origin-when-cross-origin',
    );
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (connection.isHttps(c)) headers.set('Strict-Transport-Security', hsts);
  };
}
