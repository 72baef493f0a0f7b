import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { paths } from '../../src/paths.ts';
import { makePerson, registerDirectly } from '../journeys/support/person.ts';
import { expect, test, type Customer } from './support/journey.ts';
import { openAs } from './support/steps.ts';

const serversSchema = v.object({
  items: v.array(v.object({ id: v.string(), domain: v.string(), status: v.string() })),
});
const paymentsSchema = v.object({ items: v.array(v.object({ id: v.string(), status: v.string() })) });
const membersSchema = v.object({ members: v.array(v.object({ email: v.string() })) });

/** Runs in a page: how many of its buttons with this text can and cannot be used. */
function usableButtons(text: string): string {
  const found = [...document.querySelectorAll('button')].filter((each) => each.textContent.trim() === text);
  const off = found.filter((each) => each.disabled || each.getAttribute('aria-disabled') === 'true');
  return `${found.length - off.length} of ${Math.min(found.length, 1)}`;
}

// tests: COLLEAGUES-01, COLLEAGUES-03, COLLEAGUES-05, SERVERPAGE-19
test('a technician is invited, reboots and renames a server, and is refused paying by the screen and the server', async ({
  device,
  portal,
  say,
}) => {
  test.setTimeout(240_000);
  const [owner, technician] = [makePerson(), makePerson()];
  for (const person of [owner, technician])
    await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  const [owners, technicians] = [await device(0), await device(0)];
  const { dashboard } = paths;
  const read = async <Schema extends v.GenericSchema>(by: Customer, path: string, schema: Schema) =>
    v.parse(schema, (await by.call({ path })).answer);

  await test.step('the owner invites them', async () => {
    await openAs({ customer: owners, portal }, owner, dashboard.userRoles);
    const form = { role: 'dialog', name: say('colleagues.form.title') } as const;
    await owners.click({ role: 'button', name: say('colleagues.invite') });
    await owners.type(
      { role: 'textbox', name: say('colleagues.form.email'), within: form },
      technician.email,
    );
    await owners.inspect();
    await owners.click({ role: 'button', name: say('colleagues.form.submit'), within: form });
    await owners.sees(technician.email);
  });
  const { items: servers } = await read(owners, '/api/servers', serversSchema);
  const { items: payments } = await read(owners, '/api/payments', paymentsSchema);
  const server = servers.find(({ status }) => status === 'Active');
  const bill = payments.find(({ status }) => status === 'Pending');
  if (!server || !bill) throw new Error('The sample has an active server and an unpaid bill');

  await test.step('they accept by the link of the mail', async () => {
    await openAs(
      { customer: technicians, portal },
      technician,
      await portal.invitationPathFor(technician.email),
    );
    await technicians.click({ role: 'button', name: say('colleagues.accept.submit') });
    const name = `${owner.firstName} ${owner.lastName}`;
    await technicians.sees(say('acting.text', { name, role: say('acting.role.technician') }));
  });

  await test.step('they reboot and rename the server', async () => {
    await technicians.go(`${portal.url}${dashboard.server}?id=${server.id}`);
    await technicians.click({ role: 'button', name: say('server.power') });
    await technicians.click({ role: 'menuitem', name: say('server.power.restart') });
    const question = { role: 'alertdialog', name: say('server.ask.restart.title') } as const;
    await technicians.click({ role: 'button', name: say('server.power.restart'), within: question });
    await technicians.doesNotSee(say('server.ask.restart.title'));
    await technicians.click({ role: 'button', name: say('server.rename') });
    const field = { role: 'textbox', name: say('serverName.label') } as const;
    await technicians.type(field, 'Shop');
    await technicians.key('Enter');
    await technicians.isAt('Shop');
    await technicians.go(`${portal.url}${dashboard.server}?id=${server.id}&tab=history`);
    await technicians.sees(technician.email);
  });

  await test.step('the screen lets them pay nothing, and the server refuses it', async () => {
    await technicians.go(portal.url + dashboard.paymentsHistory);
    await technicians.click({ role: 'checkbox', name: say('list.selectAll') });
    await expect.poll(() => technicians.run(usableButtons, say('payments.pay'))).toBe('0 of 1');
    await technicians.inspect();
    const { status, answer } = await technicians.call({
      path: '/api/payments/pay',
      body: { ids: [bill.id], charge: 0 },
      key: randomUUID(),
    });
    expect([status, v.parse(v.object({ code: v.string() }), answer).code]).toEqual([403, 'role']);
  });

  await test.step('the owner sees them among the colleagues', async () => {
    const { members } = await read(owners, '/api/members', membersSchema);
    expect(members.map(({ email }) => email)).toEqual([technician.email]);
  });
});
