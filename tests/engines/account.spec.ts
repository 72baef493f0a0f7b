import { paths } from '../../src/paths.ts';
import { makePerson, registerDirectly } from '../journeys/support/person.ts';
import { expect, testOnPortal } from './support/journey.ts';
import {
  approveCard,
  cardThat,
  order,
  payAs,
  register,
  signIn,
  signOut,
  starting,
  submitPayment,
} from './support/steps.ts';

const admin = { ...makePerson(), email: 'admin@example.com' };

/** Accounts begin with nothing here (D25): what is there was bought. */
const ownPortal = testOnPortal({ DEMO_DATA: '0', ADMIN_EMAILS: admin.email });

/** The number of the bill that the page shows. */
const billIn = (text: unknown) => Number(/MRD-(\d+)/.exec(String(text))?.[1]);

/** Runs in a page and records when it first shows this text, which polling from outside would miss. */
function noteWhenShown(text: string): void {
  const look = () => {
    if (!document.body.innerText.replaceAll(/\s+/g, ' ').includes(text)) return;
    document.documentElement.dataset['shownAt'] = String(Date.now());
    watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Runs in a page: when it got the answer to what it requested there last. */
function answeredAt(path: string): number {
  const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path));
  const [last] = answers.slice(-1);
  return last instanceof PerformanceResourceTiming ? performance.timeOrigin + last.responseStart : Number.NaN;
}

/** Default domain and name of a new server. */
const ownDomain = /^vps\d+\./;
const ownName = /^vps\d+$/;

// D24: three browsers, each of another engine; together the runs of the three engines do each step in each of them.
// tests: ACCOUNT-01
ownPortal(
  'what is bought in one browser is there in all, for nobody else',
  async ({ device, portal, say }) => {
    ownPortal.setTimeout(420_000);
    const owner = makePerson();
    const stranger = makePerson();
    const newcomers = [stranger, admin].map((person) =>
      registerDirectly(portal.url, person, (email) => portal.codeFor(email)),
    );
    const server = 'Naos[GB]';
    const { dashboard } = paths;
    /** As in the top bar, next to the top-up link. */
    const balance = (amount: string) => `${amount} ${say('shell.addFunds')}`;
    let serverUrl = '';
    const first = await device(0);

    await ownPortal.step('register and order', async () => {
      await first.go(portal.url + paths.register);
      await register({ customer: first, portal, say }, owner);
      await order({ customer: first, portal, say });
    });

    const second = await device(1);
    await ownPortal.step('pay in another browser: a card is declined, then one is approved', async () => {
      await second.go(portal.url + paths.login);
      await signIn({ customer: second, say }, owner);
      await second.go(portal.url + dashboard.cart);
      await second.sees(server);
      await second.click({ role: 'button', name: say('cart.checkout') });
      await payAs({ customer: second, say }, 'ruCards');
      await second.click(cardThat('insufficientFunds'));
      await second.isAt(say('payment.result.failed'));
      await second.sees(say('payment.result.failed.insufficientFunds'));
      await second.click({ role: 'button', name: say('payment.result.retry') });
      await submitPayment({ customer: second, say });
      await approveCard(second);
      await second.isAt(say('payment.result.paid.order'));
    });

    await ownPortal.step('the receipt is a PDF, and the server becomes active by itself', async () => {
      const document = await second.download({ role: 'link', name: say('payment.result.pdf') });
      expect(document.subarray(0, 4).toString()).toBe('%PDF');
      await second.click({ role: 'link', name: say('payment.result.servers') });
      await second.click({ role: 'link', name: ownDomain });
      await second.find({ role: 'heading', name: ownName });
      await second.sees(say('servers.status.Active'));
      serverUrl = await second.url();
      expect(serverUrl).toContain(`${dashboard.server}?id=`);
    });

    await ownPortal.step(
      'a top-up by transfer shows in the open page once it is taken for received, without a reload',
      async () => {
        await first.go(portal.url + dashboard.payments);
        await payAs({ customer: first, say }, 'manual', '1000');
        await first.isAt(say('payment.result.awaiting'));
        const bill = billIn(await first.run(() => document.body.innerText, null));
        const received = balance('1 000,00 RUB');
        await first.run(noteWhenShown, received.replaceAll(/\s+/g, ' '));

        await Promise.all(newcomers);
        await signOut({ customer: second, say }, owner);
        await signIn({ customer: second, say }, admin);
        await second.go(portal.url + paths.admin.payments);
        await second.click({ role: 'button', name: say('adminPayments.menu', { id: bill }) });
        await second.click({ role: 'menuitem', name: starting(say('adminPayments.process')) });
        const question = {
          role: 'dialog',
          name: say('adminPayments.process.title', { id: bill }),
        } as const;
        await second.click({ role: 'button', name: say('adminPayments.process'), within: question });
        await second.sees(say('adminPayments.notice.processed'));
        await first.sees(received);
        await first.sees(say('payment.result.paid.topUp'));
        // Both by the clock of this machine, each noted by the page that it happened in. Two seconds are promised, on a
        // machine that has nothing else to do: the time is reported, not judged.
        const shownMs =
          Number(await first.run(() => document.documentElement.dataset['shownAt'], null)) -
          Number(await second.run(answeredAt, `/api/admin/payments/${bill}/process`));
        ownPortal.info().annotations.push({ type: 'top-up shown', description: `${shownMs} ms` });
        await first.go(portal.url + dashboard.payments);
        await first.sees(received);
        await second.end();
      },
    );

    await portal.stop();
    await portal.start();

    await ownPortal.step('after a restart all of it is in a third one', async () => {
      const customer = await device(2);
      await customer.go(portal.url + paths.login);
      await signIn({ customer, say }, owner);
      await customer.sees(server);
      await customer.sees(say('list.total', { count: 1 }));
      await customer.go(portal.url + dashboard.paymentsHistory);
      await customer.sees(say('payments.status.Paid'));
      await signOut({ customer, say }, owner);

      await signIn({ customer, say }, stranger);
      for (const [path, nothing] of [
        [dashboard.vps, 'serverList.empty.title'],
        [dashboard.paymentsHistory, 'payments.empty.title'],
        [dashboard.cart, 'cart.empty.title'],
      ] as const) {
        await customer.go(portal.url + path);
        await customer.sees(say(nothing));
      }
      await signOut({ customer, say }, stranger);

      await signIn({ customer, say }, admin);
      await customer.go(portal.url + paths.admin.users);
      for (const { email } of [owner, stranger]) await customer.sees(email);
      await customer.go(portal.url + paths.admin.servers);
      await customer.sees(owner.email);
      expect(await customer.run(() => document.body.innerText, null)).not.toContain(stranger.email);
      await customer.end();
    });

    await ownPortal.step(
      'cancel it at once: the refund before the question, the balance after it',
      async () => {
        await first.go(`${serverUrl}&tab=settings`);
        await first.click({ role: 'button', name: say('servers.menu.leave') });
        const question = { role: 'alertdialog', name: say('leaving.title') } as const;
        await first.click({ role: 'radio', name: starting(say('leaving.now')), within: question });
        await first.sees(`${say('leaving.total')} 577,00 RUB`);
        await first.click({ role: 'button', name: say('leaving.confirm.now'), within: question });
        await first.sees(say('leaving.notice.left'));
        await first.sees(balance('1 577,00 RUB'));
      },
    );
  },
);
