import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { addMonths, type IsoDate } from '../../src/domain/time/dates.ts';
import { isoDateSchema } from '../../src/domain/time/isoDateSchema.ts';
import { paths } from '../../src/paths.ts';
import { makePerson, registerDirectly } from '../journeys/support/person.ts';
import { Portal } from '../journeys/support/portal.ts';
import type { Say } from '../journeys/support/texts.ts';
import { timeoutMs } from './support/driver.ts';
import { expect, test, type Customer } from './support/journey.ts';
import { approveCard, signIn, signOut, starting } from './support/steps.ts';

/** Kopecks a month of Naos[GB]. */
const price = 57_700;
const clockAhead = new URL('./support/clockAhead.js', import.meta.url).href;

/** Runs in a page: how often its dialog, or without one all of it, says just this. */
function countOf(text: string): number {
  const shown = document.querySelector('[role=dialog]') ?? document.body;
  return [...shown.querySelectorAll(':not(option)')].filter(
    (element) => element.childElementCount === 0 && element.textContent.trim() === text,
  ).length;
}

const startedForm = v.object({ continueAt: v.string() });
const serversForm = v.object({
  items: v.tuple([v.object({ id: v.string(), status: v.string(), endDate: isoDateSchema })]),
});

/** An order of a server for a month, renewed by itself. */
const order = {
  kind: 'order',
  id: randomUUID(),
  plan: 'Naos[GB]',
  configuration: {
    os: { family: 'ubuntu', version: '24.04' },
    software: 'none',
    panel: 'none',
    ipv4: 1,
    ipv6: false,
    backup: 'none',
    count: 1,
    period: 'month',
    autoRenewal: true,
  },
};

/** Pays by the test bank's card, in the customer's own name. Ends on the payment's result. */
async function payByCard(
  customer: Customer,
  say: Say,
  url: string,
  minor: number,
  entries: readonly object[],
) {
  const payer = { type: 'individual', name: 'Анна О’Коннор-Соколова', email: 'anna@example.com', phone: '' };
  const rest = { inn: '', kpp: '', ogrn: '', address: '', bik: '', account: '', director: '' };
  const amount = { currency: 'RUB', minor };
  const body = { method: 'ruCards', amount, payer: { ...payer, ...rest }, promo: null, entries };
  const { answer } = await customer.call({ path: '/api/payments', key: randomUUID(), body });
  await customer.go(url + v.parse(startedForm, answer).continueAt);
  await approveCard(customer);
  await customer.isAt(say(`payment.result.paid.${entries.length > 0 ? 'order' : 'topUp'}`));
}

// D29, D31: three ends of a period; at the second the money is missing, and comes within the days of grace. The browser's clock
// stays where it is: a customer's may be wrong by months, and what is paid until when is the server's to say.
// tests: LEDGER-07, LEDGER-11
test('a server is renewed three times, once only after its bill is paid', async ({ customer, say }) => {
  // Its portal starts four times.
  test.setTimeout(360_000);
  const settings: Record<string, string> = { DEMO_DATA: '0', NODE_OPTIONS: `--import ${clockAhead}` };
  const portal = new Portal(settings);
  await portal.start();
  try {
    const person = makePerson();
    await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    const { dashboard } = paths;
    const signInNow = async () => {
      await customer.go(portal.url + paths.login);
      await signIn({ customer, say }, person);
    };
    const serverNow = async () => {
      const { answer } = await customer.call({ path: '/api/servers' });
      return v.parse(serversForm, answer).items[0];
    };
    /** The portal lives on at noon of a day. */
    const liveOn = async (date: IsoDate) => {
      await customer.go(portal.url + dashboard.vps);
      await signOut({ customer, say }, person);
      await portal.stop();
      settings['CLOCK_AHEAD_MS'] = String(Date.parse(`${date}T12:00:00Z`) - Date.now());
      await portal.start();
      await signInNow();
    };
    const shows = (text: string, count: number) =>
      expect.poll(() => customer.run(countOf, text), { timeout: timeoutMs }).toBe(count);
    /** Checks the server's paid-until date, and the number of renewals in its history. */
    const seesServer = async (until: IsoDate, renewals: number) => {
      await expect.poll(async () => (await serverNow()).endDate, { timeout: timeoutMs }).toBe(until);
      const { id } = await serverNow();
      await customer.go(`${portal.url}${dashboard.server}?id=${id}`);
      await customer.sees(until.split('-').toReversed().join('.'));
      await customer.go(portal.url + dashboard.vps);
      await customer.click({ role: 'button', name: say('servers.menu', { id }) });
      await customer.click({ role: 'menuitem', name: say('servers.menu.history') });
      await shows(say('serverDetails.event.renewed'), renewals);
    };
    const seesPayments = async (paid: number) => {
      await customer.go(portal.url + dashboard.paymentsHistory);
      await shows(say('payments.status.Paid'), paid);
      await shows(say('payments.status.Pending'), 0);
    };

    await signInNow();
    await payByCard(customer, say, portal.url, price, [order]);
    await payByCard(customer, say, portal.url, price + 2_300, []);
    await expect.poll(async () => (await serverNow()).status, { timeout: timeoutMs }).toBe('Active');
    const first = (await serverNow()).endDate;
    const end = (months: number) => addMonths(first, months);

    await test.step('the first month ends: the balance pays the next one', async () => {
      await liveOn(first);
      await seesServer(end(1), 1);
      await seesPayments(3);
    });

    await test.step('the second ends without the money: a bill, a notice, and the server runs on', async () => {
      await liveOn(end(1));
      await customer.go(portal.url + dashboard.billing);
      await shows(say('bills.state.unpaid'), 1);
      await customer.go(portal.url + dashboard.notifications);
      await customer.find({ role: 'link', name: starting(say('notifications.paymentDue.action')) });
      expect((await serverNow()).status).toBe('Active');
      await seesServer(end(1), 1);
    });

    await test.step('a top-up within the days of grace pays the bill, and the period goes on from its end', async () => {
      await payByCard(customer, say, portal.url, price * 2, []);
      await seesServer(end(2), 2);
      await customer.go(portal.url + dashboard.billing);
      // The balance paid the first renewal at once, so there was no bill.
      await shows(say('bills.state.paid'), 1);
      await seesPayments(5);
    });

    await test.step('the third month ends as the first did', async () => {
      await liveOn(end(2));
      await seesServer(end(3), 3);
      await seesPayments(6);
    });
  } finally {
    await portal.dispose();
  }
});
