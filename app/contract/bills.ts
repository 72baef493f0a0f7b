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

/** An item of a bill or a payment, as codes that each language translates. */
export const billItemSchema = v.object({
  kind: v.picklist(billItemKinds),
  /** A plan, a tariff, or bill numbers. */
  title: textSchema,
  serverId: v.nullable(serverIdSchema),
  count: countSchema,
  /** Months of an order or a renewal. Absent from backends that do not know. */
  months: v.optional(v.nullable(countSchema), null),
  /** Domain of the server whose backup is ordered. */
  fromBackup: v.optional(textSchema),
});

export const billSchema = v.object({
  id: numberedIdSchema,
  number: textSchema,
  date: isoDateSchema,
  payer,
  paymentMethod,
  amount,
  amountInPaymentCurrency,
  /** Amount still owed; zero for a closed bill. */
  owed: moneySchema,
  currency: rublesSchema,
  state: v.picklist(billStates),
  items: v.array(billItemSchema),
  billPath: v.nullable(paperPath.wrapped),
  receiptPath: v.nullable(paperPath.wrapped),
  /** Link to pay it at the bank. */
  continueAt: v.nullable(continueAtSchema),
  /** E-mail of the colleague who made it, or has paid it; absent for the owner and the portal. */
  member: v.optional(textSchema),
});

/** Conditions of a list of bills; `open` means all unpaid ones. */
const conditions = { state: v.optional(v.picklist(billFilters)) };

/** Bills and their payment (D35). */
export const billsContract = {
  list: call({
    method: 'GET',
    path: '/api/bills',
    summary:
      'Lists the bills of the account: all pending payments, and payments by transfer. Unpaid ones come first by default, then newest first. Includes sums of the listed ones: kopecks owed, how many can be paid together, and how many are unpaid. The search matches number, payer, and the plans, servers and bills they pay.',
    role: 'customer',
    query: listQuery(billSortKeys, {
      ...conditions,
      /** Only the bills with these comma-separated ids. */
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
  ofServer: call({
    method: 'GET',
    path: '/api/servers/{id}/bills',
    summary:
      'Lists the newest payments for a server, paid or not, newest first: its order, renewals and changes. At most 20.',
    role: 'customer',
    params: v.object({ id: serverIdSchema }),
    answer: v.object({ items: v.array(billSchema) }),
    refusals: [],
  }),
  cancel: call({
    method: 'POST',
    path: '/api/bills/cancel',
    summary: 'Cancels unpaid bills, all or none; their orders are not delivered.',
    role: 'customer',
    body: idsSchema,
    refusals: ['notFound', 'alreadySettled'],
  }),
  cancelListed: call({
    method: 'POST',
    path: '/api/bills/cancel-listed',
    summary:
      'Cancels the next part of a list’s unpaid bills and skips the others. `next` of the answer is the `cursor` of the following part.',
    role: 'customer',
    body: listedShape(conditions),
    answer: bulkActionAnswer,
    refusals: [],
  }),
};
