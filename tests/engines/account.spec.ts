import { paths } from '../../src/paths.ts';
import { makePerson, registerDirectly } from '../journeys/support/person.ts';
import { Portal } from '../journeys/support/portal.ts';
import { expect, test } from './support/journey.ts';
import { order, payByInvoice, register, signIn, signOut, starting } from './support/steps.ts';

const admin = { ...makePerson(), email: 'admin@example.com' };

/** Accounts begin with nothing here (D25): what is there was bought. */
const ownPortal = test.extend<object, { portal: Portal }>({
  portal: [
    async ({}, use) => {
      const portal = new Portal({ DEMO_DATA: '0', ADMIN_EMAILS: admin.email });
      await portal.start();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** The number of the bill that the page shows. */
const billIn = (text: unknown) => Number(/MRD-(\d+)/.exec(String(text))?.[1]);

// D24: three browsers, each of another engine; together the runs of the three engines do each step in each of them.
ownPortal(
  'what is bought in one browser is there in all, for nobody else',
  async ({ device, portal, say }) => {
    const owner = makePerson();
    const stranger = makePerson();
    const newcomers = [stranger, admin].map((person) =>
      registerDirectly(portal.url, person, (email) => portal.codeFor(email)),
    );
    const server = 'Naos[GB]';
    const { dashboard } = paths;

    await ownPortal.step('register and order', async () => {
      const customer = await device(0);
      await customer.go(portal.url + paths.register);
      await register({ customer, portal, say }, owner);
      await order({ customer, portal, say });
      await customer.end();
    });

    await ownPortal.step(
      'pay in another browser; the administrator takes the money for received',
      async () => {
        const customer = await device(1);
        await customer.go(portal.url + paths.login);
        await signIn({ customer, say }, owner);
        await customer.go(portal.url + dashboard.cart);
        await customer.sees(server);
        await payByInvoice({ customer, say });
        const bill = billIn(await customer.run(() => document.body.innerText, null));

        await Promise.all(newcomers);
        await signOut({ customer, say }, owner);
        await signIn({ customer, say }, admin);
        await customer.go(portal.url + paths.admin.payments);
        await customer.click({ role: 'button', name: say('adminPayments.menu', { id: bill }) });
        await customer.click({ role: 'menuitem', name: starting(say('adminPayments.process')) });
        const question = {
          role: 'alertdialog',
          name: say('adminPayments.process.title', { id: bill }),
        } as const;
        await customer.click({ role: 'button', name: say('adminPayments.process'), within: question });
        await customer.sees(say('adminPayments.notice.processed'));
        await customer.end();
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
        [dashboard.vps, 'servers.empty.title'],
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
  },
);
