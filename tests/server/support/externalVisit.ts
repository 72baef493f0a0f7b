import { expect } from 'vitest';
import { lazyOpenIdConnect } from '@app/server/auth/lazyOpenIdConnect';
import type { Db } from '@app/server/db/database';
import type { IdentityProvider } from './identityProvider';
import { makeRegistration } from './payloads';
import { cookieOf, createTestApp, ORIGIN } from './testApp';
import type { TestApp } from './testApp';

/** The app with a provider that is found at this address. */
export function appWithProvider(db: Db, issuer: string, timeoutMs?: number): TestApp {
  const options = { db, secret: 'a secret for tests, long enough for it', baseUrl: ORIGIN };
  const corp = { name: 'Corp', issuer, clientId: 'portal', clientSecret: 'secret' };
  return createTestApp(db, { deps: { external: lazyOpenIdConnect(options, corp, timeoutMs) } });
}

export interface ExternalVisit {
  readonly url: string;
  /** Cookie that the browser has from then on. */
  readonly cookie: string;
}

/** Off to the provider: from the registration form with everything ticked, unless the test says otherwise. */
export async function leave(
  app: TestApp,
  body: unknown = { agreements: makeRegistration().agreements },
): Promise<ExternalVisit> {
  const answer = await app.post('external', body);
  expect(answer.status).toBe(200);
  const content: unknown = await answer.json();
  if (typeof content !== 'object' || content === null || !('url' in content)) throw new Error('No url');
  return { url: String(content.url), cookie: cookieOf(answer) };
}

/** Returns from the provider after the visitor consented. */
export async function comeBack(
  app: TestApp,
  provider: IdentityProvider,
  { url, cookie }: ExternalVisit,
): Promise<Response> {
  const { pathname, search } = new URL(provider.approve(url));
  return app.fetch(`${pathname}${search}`, { headers: { cookie } });
}
