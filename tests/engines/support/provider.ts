import { request, type APIRequestContext } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { sign } from '../../../app/server/signature.ts';
import { paths } from '../../../src/paths.ts';
import { makePerson, registerDirectly, signInDirectly, type Person } from '../../journeys/support/person.ts';
import { Portal } from '../../journeys/support/portal.ts';
import { test as base, type Customer } from './journey.ts';

const ownerEmail = 'owner@provider.example';
const inboundSecret = 'a secret of the mail server and the portal';

/** A provider whose mails can be answered. */
export interface Provider {
  readonly portal: Portal;
  readonly owner: Person;
  /** Calls by the owner. */
  readonly calls: APIRequestContext;
}

/** A person of a journey, signed in in a browser of their own. */
export interface Visitor extends Customer {
  readonly email: string;
}

async function signedIn(browser: Customer, { portal }: Provider, person: Person): Promise<Visitor> {
  const { email, password } = person;
  await browser.go(portal.url + paths.login);
  await browser.call({ path: '/api/auth/login', body: { email, password } });
  return { ...browser, email };
}

async function newPerson({ portal }: Provider): Promise<Person> {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  return person;
}

/** A new member of staff with this role. */
async function newStaff(provider: Provider, role: 'finance' | 'support'): Promise<Person> {
  const person = await newPerson(provider);
  const data = { name: person.firstName, email: person.email, role, isExisting: true };
  const answer = await provider.calls.post('/api/admin/staff', { data });
  if (!answer.ok()) throw new Error(`staff: ${answer.status()} ${await answer.text()}`);
  return person;
}

/** People of a journey. */
interface People {
  readonly buyer: Visitor;
  readonly support: Visitor;
  readonly finance: Visitor;
  readonly owner: Visitor;
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
      const calls = await request.newContext({ baseURL: portal.url });
      await signInDirectly({ request: calls }, portal.url, owner);
      await use({ portal, owner, calls });
      await calls.dispose();
      await portal.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  buyer: async ({ device, provider }, use) =>
    use(await signedIn(await device(0), provider, await newPerson(provider))),
  support: async ({ device, provider }, use) =>
    use(await signedIn(await device(0), provider, await newStaff(provider, 'support'))),
  finance: async ({ device, provider }, use) =>
    use(await signedIn(await device(0), provider, await newStaff(provider, 'finance'))),
  owner: async ({ device, provider }, use) => use(await signedIn(await device(0), provider, provider.owner)),
});

/** The customer's number at the provider. */
export async function numberOf({ calls }: Provider, { email }: Visitor): Promise<string> {
  const answer = await calls.get('/api/admin/users', { params: { search: email } });
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
