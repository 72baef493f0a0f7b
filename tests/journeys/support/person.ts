import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Portal } from './portal.ts';
import type { Say } from './texts.ts';

/** Someone who registers. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Someone new, so that journeys sharing a portal never meet. */
export function makePerson(): Person {
  return {
    firstName: 'Анна',
    lastName: 'О’Коннор-Соколова',
    email: `anna.${randomUUID().slice(0, 8)}@example.com`,
    password: 'длинный пароль 42',
  };
}

/** The four consents of the registration form, as its message keys. */
export const agreements = ['userAgreement', 'serviceTerms', 'refundPolicy', 'dataProcessing'] as const;

/** Fills the registration form but for the consents. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  const { firstName, lastName, email, password } = person;
  for (const [name, value] of Object.entries({
    firstName,
    lastName,
    email,
    password,
    confirmPassword: password,
  }))
    await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator('select[name="countryCode"]').selectOption('RU');
  await page.locator('select[name="region"]').selectOption('RU-MOW');
}

/** The checkbox of a consent. */
export function consent(page: Page, say: Say, of: (typeof agreements)[number]) {
  return page.getByRole('checkbox', { name: say(`registration.${of}`) });
}

/** Registers and verifies without the screens, for journeys that are about something else. */
export async function registerDirectly(
  url: string,
  person: Person,
  codeFor: (email: string) => Promise<string>,
) {
  const post = async (path: string, payload: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(payload),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const registered = await post('register', {
    ...person,
    countryCode: 'RU',
    region: 'RU-MOW',
    agreements: Object.fromEntries(agreements.map((of) => [of, true])),
  });
  // Only the browser that registered may enter the code.
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await post('verify-email', { email: person.email, code: await codeFor(person.email) }, { cookie });
}

/** Signs a whole browser in without the screens. */
export async function signInDirectly(
  context: Pick<BrowserContext, 'request'>,
  url: string,
  { email, password }: Person,
): Promise<void> {
  const answer = await context.request.post(`${url}/api/auth/login`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`login: ${answer.status()} ${await answer.text()}`);
}

/** Fills the login form that is there. */
export async function signInHere(page: Page, say: Say, { email, password }: Person): Promise<void> {
  await page.locator('input[name="login"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
}

/** Registers a new person, who ends on the server list. */
export async function signInAsNew({
  page,
  portal,
  say,
}: {
  page: Page;
  portal: Portal;
  say: Say;
}): Promise<void> {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  await page.goto(`${portal.url}/login`);
  await signInHere(page, say, person);
  await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
}
