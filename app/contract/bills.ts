import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { billItemKinds, billStates } from '@/domain/payment/bill';
import { billFilters, billSortKeys } from '@/domain/payment/billRules';
import { paymentSchema } from '@/domain/payment/payment';
import { call } from './call';
import { continueAtSchema, idsSchema } from './billing';
import {
  countSchema,
  listQuery,
  numberedIdSchema,
  rublesSchema,
  serverIdSchema,
  summedPageOf,
  textSchema,
  bulkActionAnswer,
  listedShape,
} from './shapes';

const { payer, paymentMethod, amount, amountInPaymentCurrency, paperPath } = paymentSchema.entries;

/** One thing that a bill or a payment is for, as codes: every language has its words for them. */
export const billItemSchema = v.object({
  kind: v.picklist(billItemKinds),
  /** A plan, a tariff, or the numbers of bills. */
  title: textSchema,
  serverId: v.nullable(serverIdSchema),
  count: countSchema,
  /** Of an order or a renewal. A backend without it names none. */
  months: v.optional(v.nullable(countSchema), null),
});

export const billSchema = v.object({
  id: numberedIdSchema,
  number: textSchema,
  date: isoDateSchema,
  payer,
  paymentMethod,
  amount,
  amountInPaymentCurrency,
  /** Amount still to be paid of it; zero of one that is over. */
  owed: moneySchema,
  currency: rublesSchema,
  state: v.picklist(billStates),
  items: v.array(billItemSchema),
  billPath: v.nullable(paperPath.wrapped),
  receiptPath: v.nullable(paperPath.wrapped),
  /** Where it can still be paid at the bank. */
  continueAt: v.nullable(continueAtSchema),
});

/** Conditions of a list of bills; `open` means all that wait for money. */
const conditions = { state: v.optional(v.picklist(billFilters)) };

/** Requests for money, and what became of them (D35). */
export const billsContract = {
  list: call({
    method: 'GET',
    path: '/api/bills',
    summary:
      'The bills of the account: all payments that wait for money, and those that were to be paid by transfer. Those that wait come first unless sorted, the newest before others. With them what all that is listed comes to: kopecks that are owed, how many can be paid together, and how many wait. A search looks into the number, the payer, and the plans, servers and bills that it is for.',
    role: 'customer',
    query: listQuery(billSortKeys, {
      ...conditions,
      /** Only the bills of these numbers, separated by commas. */
      ids: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,199}$/),
          v.transform((text) => text.split(',').map(Number)),
        ),
      ),
    }),
    answer: summedPageOf(billSchema, { owed: moneySchema, payable: countSchema, open: countSchema }),
    refusals: [],
  }),
  cancel: call({
    method: 'POST',
    path: '/api/bills/cancel',
    summary: 'Cancels bills that wait for money, all of them or none: what they were for is not delivered.',
    role: 'customer',
    body: idsSchema,
    refusals: ['notFound', 'alreadySettled'],
  }),
  cancelListed: call({
    method: 'POST',
    path: '/api/bills/cancel-listed',
    summary:
      'Cancels the next part of the bills that a list has: those that wait for money, the others are skipped. `next` of the answer is the `cursor` of the part that follows.',
    role: 'customer',
    body: listedShape(conditions),
    answer: bulkActionAnswer,
    refusals: [],
  }),
};
