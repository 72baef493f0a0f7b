import * as v from 'valibot';
import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly, signInDirectly, signInHere } from './support/person.ts';

// The browser reports the refusals that this journey provokes: of paying, and of reads after the sign-out.
test.use({ expectedComplaints: [/40[13]/] });

const serversSchema = v.object({
  items: v.array(v.object({ id: v.string(), domain: v.string(), status: v.string() })),
});
const paymentsSchema = v.object({ items: v.array(v.object({ id: v.string(), status: v.string() })) });
const membersSchema = v.object({ members: v.array(v.object({ email: v.string() })) });

// tests: COLLEAGUES-01, COLLEAGUES-03, COLLEAGUES-05, SERVERPAGE-19
test(
  'a technician is invited, reboots and renames a server, and is refused paying by the screen and the server',
  { tag: '@main' },
  async ({ page, context, portal, say, inspect }) => {
    const [owner, technician] = [makePerson(), makePerson()];
    for (const person of [owner, technician])
      await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    await signInDirectly(context, portal.url, owner);
    const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
      v.parse(schema, await (await page.request.get(`${portal.url}${path}`)).json());
    const server = (await read('/api/servers', serversSchema)).items.find(
      ({ status }) => status === 'Active',
    );
    const bill = (await read('/api/payments', paymentsSchema)).items.find(
      ({ status }) => status === 'Pending',
    );
    if (!server || !bill) throw new Error('The sample has an active server and an unpaid bill');

    await test.step('the owner invites them', async () => {
      await page.goto(`${portal.url}/dashboard/user-roles`);
      await page.getByRole('button', { name: say('colleagues.invite') }).click();
      const form = page.getByRole('form', { name: say('colleagues.form.title') });
      await form.getByLabel(say('colleagues.form.email')).fill(technician.email);
      await inspect(page);
      await page.getByRole('button', { name: say('colleagues.form.submit') }).click();
      await expect(page.getByText(technician.email).first()).toBeVisible();
    });
    const invitation = await portal.invitationPathFor(technician.email);

    await test.step('they accept by the link of the mail', async () => {
      await context.clearCookies();
      await page.goto(`${portal.url}/login?returnTo=${encodeURIComponent(invitation)}`);
      await signInHere(page, say, technician);
      await page.getByRole('button', { name: say('colleagues.accept.submit') }).click();
      await expect(
        page.getByText(
          say('acting.text', {
            name: `${owner.firstName} ${owner.lastName}`,
            role: say('acting.role.technician'),
          }),
        ),
      ).toBeVisible();
    });

    await test.step('they reboot and rename the server', async () => {
      await page.goto(`${portal.url}/dashboard/server?id=${server.id}`);
      await page.getByRole('button', { name: say('server.power'), exact: true }).click();
      await page.getByRole('menuitem', { name: say('server.power.restart') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('server.power.restart') })
        .click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await page.getByRole('button', { name: say('server.rename') }).click();
      const field = page.getByRole('textbox', { name: say('serverName.label') });
      await field.fill('Shop');
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
      await page.goto(`${portal.url}/dashboard/server?id=${server.id}&tab=history`);
      await expect(page.getByText(technician.email).first()).toBeVisible();
    });

    await test.step('the screen lets them pay nothing, and the server refuses it', async () => {
      await page.goto(`${portal.url}/dashboard/payments-history`);
      await page.getByRole('checkbox').nth(1).check();
      await expect(
        page.getByRole('button', { name: say('payments.pay'), exact: true }).first(),
      ).toHaveAttribute('aria-disabled', 'true');
      await inspect(page);
      const answer = await page.request.post(`${portal.url}/api/payments/pay`, {
        data: { ids: [bill.id], charge: 0 },
        headers: { 'Idempotency-Key': crypto.randomUUID(), origin: portal.url },
      });
      expect([answer.status(), v.parse(v.object({ code: v.string() }), await answer.json()).code]).toEqual([
        403,
        'role',
      ]);
    });

    await test.step('the owner sees them among the colleagues', async () => {
      await context.clearCookies();
      await signInDirectly(context, portal.url, owner);
      const { members } = await read('/api/members', membersSchema);
      expect(members.map(({ email }) => email)).toEqual([technician.email]);
    });
  },
);
