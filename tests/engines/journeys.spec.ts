import { paths } from '../../src/paths.ts';
import { sampleServers } from '../../src/sample-data/servers.ts';
import { makePerson } from '../journeys/support/person.ts';
import { expect, test } from './support/journey.ts';
import {
  askSupport,
  order,
  payAs,
  payByInvoice,
  register,
  signIn,
  signOut,
  starting,
} from './support/steps.ts';

const [shop] = sampleServers;

/** A page of each kind. */
const { dashboard } = paths;
const pagesOfAPhone = [
  paths.landing,
  paths.legal.privacy,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  dashboard.vps,
  dashboard.vpsCatalog,
  dashboard.osSelection,
  `${dashboard.serverEdit}?id=${shop?.id}`,
  dashboard.profile,
  dashboard.payers,
  dashboard.cart,
  dashboard.paymentMethod,
  dashboard.payments,
  dashboard.supportCreate,
];

test('register, and in again with the password', async ({ customer, portal, say }) => {
  const person = makePerson();
  await customer.go(portal.url);
  await customer.click({ role: 'link', name: say('landing.signUp'), within: { role: 'banner', name: '' } });
  await register({ customer, portal, say }, person);
  await signOut({ customer, say }, person);
  await signIn({ customer, say }, person);
});

test('order and pay', async ({ customer, portal, say }) => {
  await order({ customer, portal, say });
  await payByInvoice({ customer, say });
});

/** Runs in the page of the list: until when its servers are paid. */
function endDates(): string {
  return (document.body.innerText.match(/\d\d\.\d\d\.\d{4}/g) ?? []).join(' ');
}

/** February has no 29th in a year after one in which it has. */
function aYearAfter(date: string): string {
  return `${date.slice(0, 6).replace('29.02.', '28.02.')}${Number(date.slice(6)) + 1}`;
}

test('renew', async ({ customer, portal, say }) => {
  await customer.go(portal.url + paths.dashboard.vps);
  await customer.click({ role: 'checkbox', name: say('list.selectAll') });
  const before = String(await customer.run(endDates, null));
  await customer.click({ role: 'link', name: say('servers.menu.renew') });
  await customer.isAt(say('serverRenew.heading', { count: 4, id: 0 }));
  await customer.click({ role: 'radio', name: starting(say('serverRenew.period.year')) });
  await customer.sees('64 344,00 RUB');
  await customer.click({ role: 'button', name: say('serverRenew.toCart') });
  await customer.isAt(say('cart.title'));
  for (const { id } of sampleServers) await customer.sees(say('cart.item.renewal', { id }));
  await customer.click({ role: 'button', name: say('cart.checkout') });
  await payAs({ customer, say }, 'ruCards');
  await customer.isAt(say('payment.result.paid.order'));
  await customer.click({ role: 'link', name: say('payment.result.servers') });
  await customer.isAt(say('servers.title'));
  for (const date of before.split(' ')) await customer.sees(aYearAfter(date));
});

test('ticket', async ({ customer, portal, say }) => {
  const [subject, text] = ['Не могу войти по SSH', 'Соединение обрывается.'];
  await askSupport({ customer, portal, say }, { subject, department: 'technical', text });
  await customer.sees(say('support.notice.created', { id: 5001 }));
  await customer.type({ role: 'textbox', name: say('support.thread.reply') }, 'Уже работает, спасибо.');
  await customer.click({ role: 'button', name: say('support.thread.send') });
  await customer.sees('Уже работает, спасибо.');
});

test('palette', async ({ customer, portal, say }) => {
  if (!shop) throw new Error('The sample has no server');
  const field = { role: 'combobox', name: say('palette.title') } as const;
  await customer.go(portal.url + paths.dashboard.dns);
  await customer.isAt(say('shell.nav.dns'));
  await customer.key('k', 'Control');
  await customer.find(field);
  await customer.type(field, shop.domain);
  await customer.find({ role: 'option', name: new RegExp(shop.domain) });
  await customer.key('Enter');
  await expect.poll(() => customer.url()).toContain(`${paths.dashboard.serverEdit}?id=${shop.id}`);
});

test('phone list', async ({ customer, portal, say }) => {
  if (!shop) throw new Error('The sample has no server');
  await customer.fresh({ width: 375, height: 667 });

  await test.step('a card, found and rebooted', async () => {
    await customer.go(portal.url + paths.dashboard.vps);
    await customer.type({ role: 'searchbox', name: say('list.searchLabel') }, shop.domain);
    await customer.sees(say('list.total', { count: 1 }));
    await customer.click({ role: 'button', name: say('servers.menu', { id: shop.id }) });
    await customer.click({ role: 'menuitem', name: say('servers.reboot') });
    const question = {
      role: 'alertdialog',
      name: say('reboot.title', { count: 1 }),
    } as const;
    await customer.click({ role: 'button', name: say('servers.reboot'), within: question });
    await customer.sees(say('reboot.notice.rebootedText', { id: shop.id }));
  });

  await test.step('no page is wider than its window', async () => {
    const wide: string[] = [];
    for (const path of pagesOfAPhone) {
      await customer.go(portal.url + path);
      const size = await customer.run(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return `${scrollWidth} in ${clientWidth}`;
      }, null);
      if (size !== '375 in 375') wide.push(`${path}: ${String(size)}`);
    }
    expect(wide).toEqual([]);
  });
});
