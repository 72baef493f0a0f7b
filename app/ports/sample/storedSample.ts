import * as v from 'valibot';
import { cartEntriesSchema } from '@/domain/cart/entry';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { choicesSchema, toChoices } from '@/domain/results/notices';
import { moneySchema } from '@/domain/money/moneySchema';
import { orderItemKinds, orderItemStatuses, type OrderId } from '@/domain/order/placedOrder';
import { payerDraftSchema } from '@/domain/payment/payer';
import { paymentMethodIds } from '@/domain/payment/method';
import { cardBrands } from '@/domain/payment/savedCard';
import { paymentSchema } from '@/domain/payment/payment';
import { productLines } from '@/domain/catalog/plan';
import type { ServerId } from '@/domain/servers/server';
import { serverFields } from '@/domain/servers/server';
import { editableFields, pricedSettingsSchema, serverEventSchema } from '@/domain/servers/serverSchemas';
import { profileSchema } from '@app/contract/account';
import { readSession } from '@app/device/sessionStore';
import { sampleKey, untouched, type SampleSession } from './sampleSession';

const textSchema = v.pipe(v.string(), v.maxLength(1000));
const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Days that can be extended by years without overflow. */
const daySchema = v.pipe(
  isoDateSchema,
  v.check((day) => day < '2100-01-01'),
);

const accountSchema = v.object({
  balance: moneySchema,
  unpaidItems: countSchema,
  profile: profileSchema,
  notices: v.optional(
    v.object({ choices: v.pipe(choicesSchema, v.transform(toChoices)), language: v.picklist(['ru', 'en']) }),
    { choices: {}, language: 'ru' },
  ),
});

const savedCardSchema = v.object({
  id: idSchema,
  method: v.picklist(paymentMethodIds),
  brand: v.picklist(cardBrands),
  lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  expires: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  isForRenewal: v.boolean(),
});

const optionsSchema = v.object({
  serverId: v.pipe(
    idSchema,
    v.transform((id) => id as ServerId),
  ),
  options: pricedSettingsSchema,
});

const billingSchema = v.object({
  payments: v.array(paymentSchema),
  lastId: countSchema,
  payers: v.array(v.object({ ...payerDraftSchema.entries, id: textSchema })),
  awaited: v.array(
    v.object({ id: idSchema, entries: cartEntriesSchema, options: v.optional(v.nullable(optionsSchema)) }),
  ),
  purposes: v.array(
    v.object({
      id: idSchema,
      entries: cartEntriesSchema,
      options: v.optional(optionsSchema),
      bills: v.array(idSchema),
      promo: v.optional(v.nullable(textSchema)),
    }),
  ),
  cards: v.array(savedCardSchema),
  accepted: v.array(v.object({ key: textSchema, payment: paymentSchema })),
});

const serverSchema = v.object({
  ...serverFields,
  id: v.pipe(
    idSchema,
    v.transform((id) => id as ServerId),
  ),
  endDate: daySchema,
});

const serverIdSchema = v.pipe(
  idSchema,
  v.transform((id) => id as ServerId),
);

const rememberedSchema = v.object({
  editable: v.object({ ...editableFields, server: serverSchema, createdOn: daySchema }),
  events: v.array(serverEventSchema),
  line: v.picklist(productLines),
  version: countSchema,
  paid: v.array(
    v.object({ amount: moneySchema, paidAt: isoMomentSchema, from: daySchema, until: daySchema }),
  ),
  fromBackup: v.optional(serverIdSchema),
  isGone: v.boolean(),
});

const orderSchema = v.object({
  id: v.pipe(
    idSchema,
    v.transform((id) => id as OrderId),
  ),
  at: isoMomentSchema,
  paymentNumber: v.nullable(textSchema),
  amount: moneySchema,
  items: v.array(
    v.object({
      id: textSchema,
      kind: v.picklist(orderItemKinds),
      title: textSchema,
      serverId: v.nullable(serverIdSchema),
      amount: moneySchema,
      status: v.picklist(orderItemStatuses),
      startedAt: v.nullable(isoMomentSchema),
      endedAt: v.nullable(isoMomentSchema),
      fromBackup: v.optional(v.object({ serverName: textSchema, madeAt: isoMomentSchema })),
    }),
  ),
});

/** All or nothing: a balance without its payments would be inconsistent. */
const sessionSchema = v.object({
  account: v.nullable(accountSchema),
  billing: v.nullable(billingSchema),
  servers: v.nullable(v.array(rememberedSchema)),
  orders: v.nullable(v.array(orderSchema)),
  read: v.nullable(v.array(textSchema)),
});

/** Returns this tab's changes to sample data from before the page reload. */
export function storedSample(): SampleSession {
  return readSession(sampleKey, sessionSchema) ?? untouched;
}
