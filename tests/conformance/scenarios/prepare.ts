import { billingContract } from '@app/contract/billing';
import { membersContract } from '@app/contract/members';
import { ordersContract } from '@app/contract/orders';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { tokensContract } from '@app/contract/tokens';
import { webhooksContract } from '@app/contract/webhooks';
import { answered, type Case } from '../testContext';
import { cheapestOrder, fund, makeTicket, pay, payer, paymentBody, plentyOfMoney } from './things';

/** Prerequisites of the accounts. Tickets cannot be deleted: two archived ones remain. */
export const preparations: readonly Case[] = [
  {
    calls: ['support.create', 'support.list'],
    title: 'takes two tickets to try with',
    async run(context) {
      const { total } = await answered(context, context.customer, supportContract.list);
      for (let made = total; made < 2; made += 1) await makeTicket(context, context.customer);
    },
  },
  {
    calls: ['servers.list'],
    title: 'has a server to try with, bought where there is none',
    async run(context) {
      const { total } = await answered(context, context.customer, serversContract.list);
      if (total > 0) return;
      const { entry, price } = await cheapestOrder(context);
      await fund(context, price);
      await pay(context, paymentBody(0, { fromBalance: price, entries: [entry] }));
    },
  },
  {
    calls: ['orders.list', 'billing.pay'],
    title: 'has two orders to try with, bought where there are fewer',
    async run(context) {
      const { total } = await answered(context, context.customer, ordersContract.list);
      for (let bought = total; bought < 2; bought += 1) {
        const { entry, price } = await cheapestOrder(context);
        await fund(context, price);
        await pay(context, paymentBody(0, { fromBalance: price, entries: [entry] }));
      }
    },
  },
  {
    calls: ['account.summary'],
    title: 'has money to try with, topped up where there is none',
    run: (context) => fund(context, plentyOfMoney),
  },
  {
    calls: ['tokens.create', 'tokens.list'],
    title: 'has an API token to try with, made where there is none',
    async run(context) {
      const { items } = await answered(context, context.customer, tokensContract.list);
      if (items.length > 0) return;
      const { password } = context.customer;
      const body = { password, name: 'Conformance', scopes: ['read'], days: 30 };
      await answered(context, context.customer, tokensContract.create, { body });
    },
  },
  {
    calls: ['webhooks.create', 'webhooks.list'],
    title: 'has a webhook to try with, made where there is none',
    async run(context) {
      const { items } = await answered(context, context.customer, webhooksContract.list);
      if (items.length > 0) return;
      const body = { url: 'https://example.com/conformance', topics: ['support'] };
      await answered(context, context.customer, webhooksContract.create, { body });
    },
  },
  {
    calls: ['members.invite', 'members.list'],
    title: 'has an invitation to try with, made where there is none',
    async run(context) {
      const { invitations } = await answered(context, context.customer, membersContract.list);
      if (invitations.length > 0) return;
      const body = { email: 'colleague@example.com', role: 'readOnly' };
      await answered(context, context.customer, membersContract.invite, { body });
    },
  },
  {
    calls: ['billing.addPayer'],
    title: 'takes a payer to try with',
    async run(context) {
      await answered(context, context.customer, billingContract.addPayer, { body: payer });
    },
  },
];
