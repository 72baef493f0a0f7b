import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { confirmationCode, testCards } from '../../app/server/testBank/cards.ts';
import { addMonths, type IsoDate } from '../../src/domain/dates.ts';
import { paths } from '../../src/paths.ts';
import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly, signInHere } from './support/person.ts';
import { Portal } from './support/portal.ts';
import type { Say } from './support/texts.ts';

/** Kopecks a month of Naos[GB]. */
const price = 57_700;
const clockAhead = new URL('./support/clockAhead.js', import.meta.url).href;

// A page that is open while the server starts anew says so to the console.
test.use({ expectedComplaints: [/Failed to load resource|ERR_CONNECTION_REFUSED/] });

/** Whoever pays by the test bank's card, in their own name. */
async function payByCard(page: Page, say: Say, url: string, minor: number, entries: readonly object[]) {
  const payer = { type: 'individual', name: 'Анна О’Коннор-Соколова', email: 'anna@example.com', phone: '' };
  const rest = { inn: '', kpp: '', ogrn: '', address: '', bik: '', account: '', director: '' };
  const amount = { currency: 'RUB', minor };
  const answer = await page.request.post(`${url}/api/payments`, {
    headers: { origin: url, 'idempotency-key': randomUUID() },
    data: { method: 'ruCards', amount, payer: { ...payer, ...rest }, promo: null, entries },
  });
  const { continueAt } = (await answer.json()) as { continueAt: string };
  await page.goto(url + continueAt);
  const approved = testCards.find(({ does }) => does === 'approve')?.number ?? '';
  await page.getByRole('button', { name: approved }).click();
  await page.locator('input[name="code"]').fill(confirmationCode);
  await page.keyboard.press('Enter');
  const outcome = entries.length > 0 ? 'order' : 'topUp';
  await expect(
    page.getByRole('heading', { level: 1, name: say(`payment.result.paid.${outcome}`) }),
  ).toBeVisible();
}

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

// D29, D31: three ends of a period; at the second the money is missing, and comes within the days of grace.
// proves: LEDGER-07, LEDGER-11
test('a server is renewed three times, once only after its bill is paid', async ({ page, say }) => {
  // Its portal starts four times.
  test.setTimeout(240_000);
  const settings: Record<string, string> = { DEMO_DATA: '0', NODE_OPTIONS: `--import ${clockAhead}` };
  const portal = new Portal(settings);
  await portal.start();
  try {
    const person = makePerson();
    await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    const signIn = async () => {
      await page.goto(portal.url + paths.login);
      await signInHere(page, say, person);
      await expect(page).toHaveURL(portal.url + paths.dashboard.vps);
    };
    const serverNow = async () => {
      const answer = await page.request.get(`${portal.url}/api/servers`);
      const { items } = (await answer.json()) as {
        items: { id: string; domain: string; status: string; endDate: IsoDate }[];
      };
      const [server] = items;
      if (!server) throw new Error('There is no server');
      return server;
    };
    /** The portal and the browser live on at noon of a day. */
    const liveOn = async (date: IsoDate) => {
      const ahead = Date.parse(`${date}T12:00:00Z`) - Date.now();
      await page.goto('about:blank');
      await portal.stop();
      settings['CLOCK_AHEAD_MS'] = String(ahead);
      await portal.start();
      await page.clock.setFixedTime(Date.now() + ahead);
      // A session lasts days: whoever comes back signs in again.
      await signIn();
    };
    /** What the customer reads: until when the server is paid, and in its history how often it was renewed. */
    const seesServer = async (until: IsoDate, renewals: number) => {
      await expect.poll(async () => (await serverNow()).endDate, { timeout: 15_000 }).toBe(until);
      const { id } = await serverNow();
      await page.goto(`${portal.url}${paths.dashboard.server}?id=${id}`);
      await expect(page.getByText(until.split('-').toReversed().join('.')).first()).toBeVisible();
      await page.goto(portal.url + paths.dashboard.vps);
      await page.getByRole('button', { name: say('servers.menu', { id }) }).click();
      await page.getByRole('menuitem', { name: say('servers.menu.history') }).click();
      const history = page.getByRole('dialog');
      await expect(history.getByText(say('serverDetails.event.renewed'))).toHaveCount(renewals);
    };
    const seesPayments = async (paid: number, waiting: number) => {
      await page.goto(portal.url + paths.dashboard.paymentsHistory);
      const rows = page.getByRole('row');
      await expect(rows.filter({ hasText: say('payments.status.Paid') })).toHaveCount(paid);
      await expect(rows.filter({ hasText: say('payments.status.Pending') })).toHaveCount(waiting);
    };

    await signIn();
    await payByCard(page, say, portal.url, price, [order]);
    await payByCard(page, say, portal.url, price + 2_300, []);
    await expect.poll(async () => (await serverNow()).status, { timeout: 30_000 }).toBe('Active');
    const first = (await serverNow()).endDate;
    const end = (months: number) => addMonths(first, months);

    await test.step('the first month ends: the balance pays the next one', async () => {
      await liveOn(first);
      await seesServer(end(1), 1);
      await seesPayments(3, 0);
    });

    await test.step('the second ends without the money: a bill, a notice, and the server runs on', async () => {
      await liveOn(end(1));
      await expect
        .poll(async () => (await page.request.get(`${portal.url}/api/bills`)).text(), { timeout: 15_000 })
        .toContain('"unpaid"');
      await page.goto(portal.url + paths.dashboard.billing);
      await expect(page.getByText(say('bills.state.unpaid'), { exact: true })).toBeVisible();
      await page.goto(portal.url + paths.dashboard.notifications);
      const due = page.getByRole('link', { name: say('notifications.paymentDue.action') });
      await expect(due).toBeVisible();
      expect((await serverNow()).status).toBe('Active');
      await seesServer(end(1), 1);
    });

    await test.step('a top-up within the days of grace pays the bill, and the period goes on from its end', async () => {
      await payByCard(page, say, portal.url, price * 2, []);
      await seesServer(end(2), 2);
      await page.goto(portal.url + paths.dashboard.billing);
      // And the one of the first month, which the balance has paid at once.
      await expect(page.getByText(say('bills.state.paid'), { exact: true })).toHaveCount(2);
      await seesPayments(5, 0);
    });

    await test.step('the third month ends as the first did', async () => {
      await liveOn(end(2));
      await seesServer(end(3), 3);
      await seesPayments(6, 0);
    });
  } finally {
    await portal.dispose();
  }
});
