import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { makeOrderedBackup } from '@/sample-data/backups';
import { expectSame } from '../contractViolation';
import { answered, expectRefusal, newKey, send, type Case } from '../testContext';
import { cheapestOrder } from './things';

/** A visitor's cart moves into the account's once (D26). */
export const cartCases: readonly Case[] = [
  {
    calls: ['cart.take', 'cart.load', 'cart.save'],
    title: 'takes a visitor’s cart along once, however often it is sent',
    async run(context) {
      const { customer } = context;
      const first = await answered(context, customer, cartContract.load);
      const before = wireEntries(first.entries);
      const empty = { body: { entries: [] }, version: first.version };
      const { version: emptied } = await answered(context, customer, cartContract.save, empty);
      if (emptied !== first.version)
        expectRefusal(await send(context, customer, cartContract.save, empty), 'stale');
      const { entry: order } = await cheapestOrder(context);
      const fromBackup = makeOrderedBackup();
      const entry = { ...order, configuration: { ...order.configuration, fromBackup } };
      const parts = { body: { entries: wireEntries([entry]) }, key: newKey() };
      const take = () => answered(context, customer, cartContract.take, parts);
      const answers = [...(await Promise.all([take(), take()])), await take()];
      const once = { added: 1 };
      expectSame('POST /api/cart/entries three times with one key', answers, [once, once, once]);
      const other = { ...parts, body: { entries: [] } };
      expectRefusal(await send(context, customer, cartContract.take, other), 'keyReused');
      const again = await answered(context, customer, cartContract.take, { ...parts, key: newKey() });
      expectSame('POST /api/cart/entries of what is there', again, { added: 0 });
      const { entries, version } = await answered(context, customer, cartContract.load);
      expectSame('the cart afterwards', entries, [entry]);
      await answered(context, customer, cartContract.save, { body: { entries: before }, version });
    },
  },
];
