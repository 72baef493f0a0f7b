import type { MiddlewareHandler } from 'hono';
import type { Connection } from './connection';
import type { ServerEnv } from './types';

/** Builds the content security policy; `inlineScriptHashes` allows a page's inline scripts. */
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

/** Page of a mailed link, whose token must not leak in a `Referer`. */
const TOKEN_PAGE = '/reset-password';

/** Path of assets; each name contains a content hash. */
const ASSETS = '/assets/';

/**
 * Sets the security headers on every answer, including errors. A page's own policy is kept. Assets get only `nosniff`,
 * because policies apply to documents and would add half a kilobyte to each.
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
