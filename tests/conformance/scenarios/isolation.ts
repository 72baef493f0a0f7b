import { billingContract } from '@app/contract/billing';
import { notificationsContract } from '@app/contract/notifications';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { expectSame, Skipped } from '../contractViolation';
import { answered, expectAnswer, expectRefusal, newKey, otherOf, send, type Case } from '../testContext';
import { pay, paymentBody, someMoney } from './things';

/** Ids in a body must be checked like those in a path. */
export const isolationCases: readonly Case[] = [
  {
    calls: ['billing.payPending', 'billing.deletePending'],
    title: 'leaves another’s bills as they are',
    async run(context) {
      const other = otherOf(context);
      const { id } = await pay(context, paymentBody(someMoney));
      const body = { ids: [String(id)] };
      const { payPending, deletePending, history } = billingContract;
      const charged = { ...body, charge: someMoney };
      expectRefusal(await send(context, other, payPending, { body: charged, key: newKey() }), 'notFound');
      expectRefusal(await send(context, other, deletePending, { body }), 'notFound');
      const { items } = await answered(context, context.customer, history);
      expectSame('another’s bill afterwards', items.find((each) => each.id === id)?.status, 'Pending');
      expectAnswer(deletePending, await send(context, context.customer, deletePending, { body }));
    },
  },
  {
    calls: ['servers.reboot'],
    title: 'restarts nobody else’s servers',
    async run(context) {
      const { items } = await answered(context, context.customer, serversContract.list);
      const active = items.find(({ status }) => status === 'Active');
      if (!active) throw new Skipped('no server of the account is active');
      const body = { ids: [String(active.id)] };
      expectRefusal(await send(context, otherOf(context), serversContract.reboot, { body }), 'notFound');
      const unknown = { ids: [String(active.id), '900000000000001'] };
      expectRefusal(
        await send(context, context.customer, serversContract.reboot, { body: unknown }),
        'notFound',
      );
    },
  },
  {
    calls: ['support.setArchived'],
    title: 'archives one’s own only',
    async run(context) {
      const { list, setArchived } = supportContract;
      const [ticket] = (await answered(context, context.customer, list)).items;
      if (!ticket) throw new Skipped('the account has no ticket');
      const { id, isArchived } = ticket;
      const body = { ids: [String(id)], isArchived: !isArchived };
      const now = async () =>
        (await answered(context, context.customer, supportContract.ticket, { params: { id: String(id) } }))
          .isArchived;
      expectAnswer(setArchived, await send(context, otherOf(context), setArchived, { body }));
      expectSame('another’s ticket afterwards', await now(), isArchived);
      await answered(context, context.customer, setArchived, { body });
      expectSame('one’s own ticket afterwards', await now(), !isArchived);
      await answered(context, context.customer, setArchived, { body: { ...body, isArchived } });
    },
  },
  {
    calls: ['notifications.setRead', 'notifications.list'],
    title: 'marks one’s own only',
    async run(context) {
      const { list, setRead } = notificationsContract;
      const [first] = (await answered(context, context.customer, list)).items;
      if (!first) throw new Skipped('the account has no notification');
      const { id, isRead } = first;
      const body = { ids: [id, 'nothing of yours'], isRead: !isRead };
      const now = async () =>
        (await answered(context, context.customer, list)).items.find((each) => each.id === id)?.isRead;
      expectAnswer(setRead, await send(context, otherOf(context), setRead, { body }));
      expectSame('another’s notification afterwards', await now(), isRead);
      await answered(context, context.customer, setRead, { body });
      expectSame('one’s own notification afterwards', await now(), !isRead);
      await answered(context, context.customer, setRead, { body: { ...body, isRead } });
    },
  },
];
