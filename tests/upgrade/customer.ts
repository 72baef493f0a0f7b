import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { makeOrderEntry } from '@/sample-data/cart';
import { makePaymentBody } from '../server/support/accountMoney';
import { payAtBankOn } from '../server/support/atBank';
import { makeRegistration } from '../server/support/payloads';

/* A customer of a running server, whichever release it is: only long-lived fields are read. */

const email = 'upgraded@example.com';
const { password } = makeRegistration();

const plansSchema = v.object({
  items: v.array(v.object({ name: v.string(), price: v.object({ monthly: v.number() }) })),
});
const startedSchema = v.object({ id: v.union([v.string(), v.number()]), continueAt: v.string() });
const progressSchema = v.object({ state: v.string() });

/** Lists that an upgrade must keep, with the fields of their items that nothing else changes meanwhile. */
const kept = {
  '/api/servers': ['id', 'domain', 'tariff', 'endDate', 'monthlyPrice'],
  '/api/payments': ['id', 'amount', 'status', 'date'],
  '/api/orders': ['id', 'amount'],
  '/api/payers': ['id', 'name'],
  '/api/tickets': ['id', 'subject', 'status'],
} as const;
const listSchema = v.object({ items: v.array(v.record(v.string(), v.unknown())) });
const summarySchema = v.object({ name: v.string(), balance: v.number() });

/** Opens a customer of the server at an address. `dataDir` has its mails. */
export function customerOf(origin: string, dataDir: string) {
  let cookie = '';

  async function call(path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = ''] = pair.split('=');
      cookie = [
        ...cookie.split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`)),
        pair,
      ].join('; ');
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return text === '' ? null : JSON.parse(text);
  }

  /** Returns the code of the newest mail. */
  async function readCode(): Promise<string> {
    const outbox = join(dataDir, 'outbox');
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const mails = existsSync(outbox) ? readdirSync(outbox).toSorted() : [];
      for (const mail of mails.toReversed()) {
        const { text = '' } = await PostalMime.parse(readFileSync(join(outbox, mail), 'utf8'));
        const code = /^\d{6}\r?$/m.exec(text)?.[0];
        if (code !== undefined) return code.trim();
      }
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`No code was mailed to ${outbox}`);
  }

  return {
    async register(): Promise<void> {
      await call('/api/auth/register', makeRegistration({ email }));
      await call('/api/auth/verify-email', { email, code: await readCode() });
    },
    logIn: () => call('/api/auth/login', { email, password }),
    /** Orders a server and pays for it at the test bank. */
    async order(): Promise<void> {
      const { configuration, ...entry } = makeOrderEntry({ id: randomUUID() });
      const { items } = v.parse(plansSchema, await call('/api/catalog/plans'));
      const plan = items.find(({ name }) => name === entry.plan);
      if (!plan) throw new Error(`There is no plan ${entry.plan}`);
      const body = makePaymentBody({
        minor: plan.price.monthly,
        entries: [{ ...entry, configuration: { ...configuration, count: 1 } }],
      });
      const { id, continueAt } = v.parse(startedSchema, await call('/api/payments', body));
      await payAtBankOn(origin, cookie, continueAt);
      for (let attempt = 0; attempt < 100; attempt += 1) {
        if (v.parse(progressSchema, await call(`/api/payments/${id}`)).state === 'paid') return;
        await new Promise((later) => setTimeout(later, 100));
      }
      throw new Error(`The payment ${id} is not paid`);
    },
    /** Reads everything that an upgrade must keep, as sorted lines. */
    async belongings(): Promise<readonly string[]> {
      const { name, balance } = v.parse(summarySchema, await call('/api/account'));
      const lines = [`${name} has ${balance}`];
      for (const [path, fields] of Object.entries(kept)) {
        const { items } = v.parse(listSchema, await call(path));
        for (const item of items)
          lines.push(`${path} ${fields.map((field) => JSON.stringify(item[field])).join(' ')}`);
      }
      return lines.toSorted();
    },
  };
}
