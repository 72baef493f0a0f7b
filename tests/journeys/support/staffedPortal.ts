import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { sign } from '../../../app/server/signature.ts';
import { test as base } from './journey.ts';
import { makePerson, registerDirectly, signInDirectly, type Person } from './person.ts';
import { Portal } from './portal.ts';

const ownerEmail = 'owner@provider.example';
const inboundSecret = 'a secret of the mail server and the portal';

/** A provider with an owner, whose mails can be answered. */
export interface Provider {
  readonly portal: Portal;
  readonly owner: Person;
}

/** A new customer, signed in in this browser. */
export async function newCustomer({ portal }: Provider, context: BrowserContext): Promise<Person> {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  await signInDirectly(context, portal.url, person);
  return person;
}

/** A person at the provider, in a browser of their own. */
export interface Desk {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly close: () => Promise<void>;
}

async function deskOf(browser: Browser, { portal }: Provider, person: Person): Promise<Desk> {
  const context = await browser.newContext();
  await signInDirectly(context, portal.url, person);
  return { page: await context.newPage(), request: context.request, close: () => context.close() };
}

/** The owner at work. */
const ownerDesk = (browser: Browser, provider: Provider): Promise<Desk> =>
  deskOf(browser, provider, provider.owner);

/** A new member of staff with this role, at work. */
async function staffDesk(browser: Browser, provider: Provider, role: 'finance' | 'support'): Promise<Desk> {
  const { portal } = provider;
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  const owner = await ownerDesk(browser, provider);
  const data = { name: person.firstName, email: person.email, role, isExisting: true };
  const answer = await owner.request.post(`${portal.url}/api/admin/staff`, { data });
  if (!answer.ok()) throw new Error(`staff: ${answer.status()} ${await answer.text()}`);
  await owner.close();
  return deskOf(browser, provider, person);
}

/** People of a journey, each in a browser of their own. */
interface People {
  /** A new customer, signed in in `page`. */
  readonly customer: Person;
  readonly support: Desk;
  readonly finance: Desk;
  readonly ownersDesk: Desk;
}

async function atWork(desk: Desk, use: (desk: Desk) => Promise<void>): Promise<void> {
  await use(desk);
  await desk.close();
}

/** Journeys between a customer and the provider's staff. */
export const test = base.extend<People, { provider: Provider }>({
  provider: [
    async ({}, use) => {
      const portal = new Portal({
        ADMIN_EMAILS: ownerEmail,
        MAIL_REPLY_TO: 'reply+{token}@provider.example',
        MAIL_INBOUND_SECRET: inboundSecret,
      });
      await portal.start();
      const owner = { ...makePerson(), email: ownerEmail };
      await registerDirectly(portal.url, owner, (email) => portal.codeFor(email));
      await use({ portal, owner });
      await portal.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  customer: async ({ provider, context }, use) => use(await newCustomer(provider, context)),
  support: async ({ browser, provider }, use) => atWork(await staffDesk(browser, provider, 'support'), use),
  finance: async ({ browser, provider }, use) => atWork(await staffDesk(browser, provider, 'finance'), use),
  ownersDesk: async ({ browser, provider }, use) => atWork(await ownerDesk(browser, provider), use),
});

/** The customer's number at the provider. */
export async function numberOf({ portal }: Provider, desk: Desk, { email }: Person): Promise<string> {
  const answer = await desk.request.get(`${portal.url}/api/admin/users`, { params: { search: email } });
  const { items } = (await answer.json()) as { items: readonly { id: string }[] };
  const [found] = items;
  if (!found) throw new Error(`No account ${email}`);
  return found.id;
}

/** Reads a mail that the portal has stored. */
export const readMail = async ({ portal }: Provider, email: string, summary: string): Promise<Email> =>
  new PostalMime().parse(await portal.mailFor(email, summary));

/** Answers a mail, as the mail server of the provider hands it over. */
export async function answerMail(
  { portal }: Provider,
  { replyTo, subject = '' }: Email,
  from: string,
  text: string,
): Promise<void> {
  const [to] = replyTo ?? [];
  const content = [
    `From: ${from}`,
    `To: ${to?.address ?? ''}`,
    `Subject: =?utf-8?B?${Buffer.from(`Re: ${subject}`).toString('base64')}?=`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64'),
    '',
  ].join('\r\n');
  const answer = await fetch(`${portal.url}/api/mail/inbound`, {
    method: 'POST',
    headers: {
      'Content-Type': 'message/rfc822',
      'Meridian-Signature': sign(inboundSecret, content, new Date()),
    },
    body: content,
  });
  if (!answer.ok) throw new Error(`inbound: ${answer.status} ${await answer.text()}`);
}
