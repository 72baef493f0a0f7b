import { expect } from 'vitest';
import type { RegistrationPayload } from '@/domain/auth/payloads';
import { makeRegistration } from './payloads';
import { cookieOf } from './testApp';
import type { TestApp } from './testApp';

/** Registers a person and reads the mailed code; `cookie` is their browser's from then on. */
export async function registerPerson(
  app: TestApp,
  parts: Partial<RegistrationPayload> = {},
): Promise<RegistrationPayload & { code: string; cookie: string }> {
  const payload = makeRegistration(parts);
  const answer = await app.post('register', payload);
  expect(answer.status).toBe(201);
  return { ...payload, code: await app.codeFor(payload.email), cookie: cookieOf(answer) };
}

/** Enters a code in the browser with this cookie. */
export function enterCode(
  app: TestApp,
  person: { email: string; code: string; cookie: string },
  headers: Record<string, string> = {},
): Promise<Response> {
  const { email, code, cookie } = person;
  return app.post('verify-email', { email, code }, { cookie, ...headers });
}

/** Returns the user who is signed in with this cookie. */
export async function sessionUser(app: TestApp, cookie: string): Promise<unknown> {
  const answer = await app.fetch('/api/auth/session', { headers: { cookie } });
  expect(answer.status).toBe(200);
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'user' in body ? body.user : undefined;
}
