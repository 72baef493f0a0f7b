import { describe, expect, it } from 'vitest';
import { createApp } from '@app/server/createApp';
import { isDocumentPath } from '@/paths';
import { sampleSettings } from '@/sample-data/admin';
import { openApp } from './support/openApp';
import { createTestApp, errorOf } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

const ENGLISH = { 'accept-language': 'en' };

const { app } = await openApp();

it('answers no address that the app would route in its place', () => {
  const { routes } = createApp(app.deps);
  const own = routes.flatMap(({ method, path }) =>
    /^(?:GET|ALL)$/.test(method) && !/^\/?\*$/.test(path) ? [path] : [],
  );
  expect(own).toContain('/status/feed.xml');
  expect(own.filter((path) => !isDocumentPath(path))).toEqual([]);
});

describe('everything else under /api', () => {
  it.each([
    '/api',
    '/api/',
    '/api/auth',
    '/api/auth/sign-up/email',
    '/api/auth/sign-in/email',
    '/api/auth/sign-in/social',
    '/api/auth/sign-out',
    '/api/auth/get-session',
    '/api/auth/list-sessions',
    '/api/auth/update-user',
    '/api/auth/reset-password/token',
    '/api/auth/request-password-reset',
    '/api/auth/sign-in/verified',
    '/api/auth/ok',
    '/api/auth/error',
    '/api/auth/callback/google',
    '/api/auth/email-otp/send-verification-otp',
    '/api/auth/email-otp/verify-email',
    '/api/auth/sign-in/email-otp',
    '/api/auth/login/',
    '/api/auth//login',
    '/api/auth/%6cogin%2f',
  ])('%s is 404 by any method', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await app.fetch(path, { method });
      expect(answer.status).toBe(404);
      expect(await errorOf(answer)).toBeTypeOf('string');
    }
  });

  it('returns the configuration', async () => {
    expect(await (await app.fetch('/api/auth/config')).json()).toEqual({
      access: 'open',
      externalSignIn: null,
      supportEmail: sampleSettings.supportEmail,
    });
    const answer = await app.post('external', {}, ENGLISH);
    expect(answer.status).toBe(404);
    expect(await errorOf(answer)).toContain('not set up');
    expect((await app.fetch('/api/auth/callback/oidc?code=1&state=2')).status).toBe(404);
  });

  it('is never cached and carries the security headers, errors included', async () => {
    for (const answer of [await app.fetch('/api/auth/session'), await app.fetch('/api/nothing')]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('permissions-policy')).toContain('camera=()');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    }
  });

  it('keeps the address of a reset link out of the Referer', async () => {
    const answer = await app.fetch('/reset-password?token=secret');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('fails its health call and hides the reason when the database is gone', async () => {
    const lost = await openTestDatabase();
    const broken = createTestApp(lost);
    expect((await broken.fetch('/api/health')).status).toBe(200);
    await lost.destroy();
    const answer = await broken.fetch('/api/health');
    expect(answer.status).toBe(503);
    const login = await broken.post('login', { email: 'a@example.com', password: 'x' }, ENGLISH);
    expect(login.status).toBe(500);
    expect(await errorOf(login)).toBe('Something went wrong on the server. Try again later');
    expect(broken.errors).toHaveLength(2);
  });
});
