import bankTexts from '../../../app/server/messages/ru.json' with { type: 'json' };
import { confirmationCode, testCards } from '../../../app/server/testBank/cards.ts';
import type { SupportDepartment } from '../../../src/domain/support/support.ts';
import { paths } from '../../../src/paths.ts';
import { makePerson, registerDirectly, type Person } from '../../journeys/support/person.ts';
import type { Portal } from '../../journeys/support/portal.ts';
import type { Say } from '../../journeys/support/texts.ts';
import type { Customer } from './journey.ts';

/* Steps shared by several journeys, as a customer performs them. */

export interface Visit {
  customer: Customer;
  portal: Portal;
  say: Say;
}

const textbox = (name: string) => ({ role: 'textbox', name }) as const;
const button = (name: string) => ({ role: 'button', name }) as const;

/** A name followed by a price or a note. */
export const starting = (text: string) => new RegExp(`^${text}`);

/** Fills the registration form and enters the code from the mail; ends on the list of servers. */
export async function register({ customer, portal, say }: Visit, person: Person): Promise<void> {
  await customer.isAt(say('registration.title'));
  await customer.type(textbox(say('auth.field.firstName')), person.firstName);
  await customer.type(textbox(say('auth.field.lastName')), person.lastName);
  await customer.type(textbox(say('auth.field.email')), person.email);
  await customer.type(textbox(say('auth.field.password')), person.password);
  await customer.type(textbox(say('auth.field.confirmPassword')), person.password);
  await customer.choose({ role: 'combobox', name: say('auth.field.country') }, say('auth.country.RU'));
  await customer.choose(
    { role: 'combobox', name: say('auth.field.region') },
    say('registration.region.RU-MOW'),
  );
  await customer.click(button(say('registration.acceptDocuments')));
  await customer.click({ role: 'checkbox', name: starting(say('registration.dataProcessing')) });
  await customer.click(button(say('registration.submit')));
  await customer.isAt(say('registration.verify.title'));
  await customer.type(textbox(say('registration.verify.code')), await portal.codeFor(person.email));
  await customer.click(button(say('registration.verify.submit')));
  await customer.isAt(say('servers.title'));
}

/** Fills the login form that is there, and sends it. */
export async function enterPassword(
  { customer, say }: Omit<Visit, 'portal'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await customer.isAt(say('auth.login.title'));
  await customer.type(textbox(say('auth.login.login')), email);
  await customer.type(textbox(say('auth.field.password')), password);
  await customer.click(button(say('auth.login.submit')));
}

/** Signs in by the login form that is there; ends on the list of servers. */
export async function signIn(visit: Omit<Visit, 'portal'>, person: Pick<Person, 'email' | 'password'>) {
  await enterPassword(visit, person);
  await visit.customer.isAt(visit.say('servers.title'));
}

/** Opens a page as a person who signs in without the screens. */
export async function openAs(
  { customer, portal }: Omit<Visit, 'say'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
  path: string,
): Promise<void> {
  await customer.go(portal.url + paths.login);
  const { status } = await customer.call({ path: '/api/auth/login', body: { email, password } });
  if (status !== 200) throw new Error(`login: ${status}`);
  await customer.go(portal.url + path);
}

/** Opens a page as a new person, and returns them. */
export async function openAsNew(visit: Omit<Visit, 'say'>, path: string): Promise<Person> {
  const person = makePerson();
  await registerDirectly(visit.portal.url, person, (email) => visit.portal.codeFor(email));
  await openAs(visit, person, path);
  return person;
}

/** Configures a server of the cheapest plan with Debian. */
export async function configure({ customer, portal, say }: Visit): Promise<void> {
  await customer.go(portal.url + paths.dashboard.vpsCatalog);
  await customer.click({ role: 'link', name: `${say('catalog.order')} Naos[GB]` });
  await customer.isAt(say('order.title'));
  await customer.click({ role: 'radio', name: 'Debian' });
}

/** Puts such a server into the cart, and ends there. */
export async function order(visit: Visit): Promise<void> {
  const { customer, say } = visit;
  await configure(visit);
  await customer.click({ role: 'button', name: say('order.toCart') });
  await customer.isAt(say('cart.title'));
  await customer.sees('Naos[GB]');
}

/** Pays for what is in the cart that is open, by invoice and as a person; its money is on the way then. */
export async function payByInvoice(visit: Omit<Visit, 'portal'>): Promise<void> {
  const { customer, say } = visit;
  await customer.click(button(say('cart.checkout')));
  await payAs(visit, 'manual');
  await customer.isAt(say('payment.result.awaiting'));
}

/** The steps of a payment that is open, as a person, up to what follows on `Pay`. @param amount of a top-up, in rubles */
export async function payAs(
  visit: Omit<Visit, 'portal'>,
  method: 'manual' | 'ruCards',
  amount?: string,
): Promise<void> {
  await choosePayment(visit, method, amount);
  await submitPayment(visit);
}

/** Fills the steps of a payment that is open, as a person; ends on its confirmation. */
export async function choosePayment(
  { customer, say }: Omit<Visit, 'portal'>,
  method: 'manual' | 'ruCards',
  amount?: string,
): Promise<void> {
  await customer.find({ role: 'heading', name: new RegExp(say('payment.step.method')) });
  await customer.click({ role: 'radio', name: starting(say(`paymentMethod.${method}`)) });
  if (amount !== undefined) await customer.type(textbox(say('payment.amount.label')), amount);
  await payAsPerson({ customer, say });
}

/** The steps of a payment from its chosen method on, as a new payer; ends on its confirmation. */
export async function payAsPerson({ customer, say }: Omit<Visit, 'portal'>): Promise<void> {
  const step = (of: string) =>
    customer.find({ role: 'heading', name: new RegExp(say(`payment.step.${of}`)) });
  const choose = (name: string) => customer.click({ role: 'radio', name: starting(name) });
  const next = () => customer.click(button(say('payment.next')));
  await next();
  await step('payee');
  await choose(say('payment.payer.choice.new'));
  await next();
  await step('payer');
  await choose(say('payer.type.individual'));
  await customer.type(textbox(say('payer.field.name.individual')), 'Петров Пётр');
  await customer.type(textbox(say('payer.field.email.individual')), 'petrov@example.ru');
  await next();
  await step('confirmation');
}

/** Asks support by the form, and ends on the ticket. */
export async function askSupport(
  { customer, portal, say }: Visit,
  { subject, department, text }: { subject: string; department: SupportDepartment; text: string },
): Promise<void> {
  await customer.go(portal.url + paths.dashboard.supportCreate);
  await customer.type(textbox(say('support.form.subject')), subject);
  await customer.choose(
    { role: 'combobox', name: say('support.form.department') },
    say(`support.department.${department}`),
  );
  await customer.type(textbox(say('support.form.message')), text);
  await customer.click({ ...button(say('support.form.submit')), within: { role: 'main', name: '' } });
  await customer.sees(text);
}

/** The last step of a payment. */
export async function submitPayment({ customer, say }: Omit<Visit, 'portal'>): Promise<void> {
  await customer.find({ role: 'heading', name: new RegExp(say('payment.step.confirmation')) });
  await customer.click({ role: 'button', name: starting(say('payment.pay', { amount: '' })) });
}

/** Signs out by the user menu; ends at the login form. */
export async function signOut(
  { customer, say }: Omit<Visit, 'portal'>,
  { email }: Pick<Person, 'email'>,
): Promise<void> {
  await customer.click(button(say('shell.user.named', { email })));
  await customer.click({ role: 'menuitem', name: say('shell.user.logout') });
  await customer.isAt(say('auth.login.title'));
}

/** The bank's page has a button per test card. */
export const cardThat = (does: (typeof testCards)[number]['does']) => ({
  role: 'button' as const,
  name: starting(testCards.find((card) => card.does === does)?.number ?? ''),
});

/** Pays by the approved card of the bank's page that is open. */
export async function approveCard(customer: Customer): Promise<void> {
  await customer.click(cardThat('approve'));
  // By its name: until the next page comes, the field of the card is still there.
  await customer.type({ role: 'textbox', name: bankTexts.bankCode }, confirmationCode);
  await customer.key('Enter');
}
