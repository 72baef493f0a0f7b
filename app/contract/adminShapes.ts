import * as v from 'valibot';
import { adminEventKinds, systemHealths, systemParts } from '@/domain/admin/activity';
import { jobSubjects } from '@/domain/admin/job';
import type { IsoMonth } from '@/domain/admin/months';
import { maxNoteLength } from '@/domain/admin/note';
import { accountStates, adminPaymentStatuses, paymentFailures } from '@/domain/admin/payment';
import { adminServerStatuses, type AdminServerId } from '@/domain/admin/server';
import { refundStates } from '@/domain/admin/refund';
import {
  fixableSettings,
  settingsBounds,
  settingsDefaults,
  type NumberSetting,
} from '@/domain/admin/settings';
import { defaultTimeZone, isTimeZone } from '@/domain/time/timeZone';
import { staffRoles } from '@/domain/admin/rights';
import { adminUserStatuses, type AdminUserId } from '@/domain/admin/user';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { currencyIds } from '@/domain/payment/currency';
import { bookedMethodIds } from '@/domain/payment/method';
import { payerDraftSchema } from '@/domain/payment/payer';
import { refundReasons, refundTargets } from '@/domain/payment/refund';
import { datacenterIds, type PlanName } from '@/domain/catalog/plan';
import { billItemSchema, billSchema } from './bills';
import { countSchema, numberedIdSchema, rublesSchema, textSchema } from './shapes';

/* What the provider's calls send and answer; the rules behind them are in src/domain/admin. */

export const userIdSchema = v.pipe(
  numberedIdSchema,
  v.transform((id) => id as AdminUserId),
);
export const serverIdSchema = v.pipe(
  numberedIdSchema,
  v.transform((id) => id as AdminServerId),
);
const monthSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  v.transform((month) => month as IsoMonth),
);
export const planNameSchema = v.pipe(
  textSchema,
  v.transform((name) => name as PlanName),
);
export const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
export const nameSchema = v.pipe(v.string(), v.maxLength(200));
/** Why an administrator does it. */
export const noteSchema = v.pipe(textSchema, v.trim(), v.minLength(1), v.maxLength(maxNoteLength));

export const userSchema = v.object({
  id: userIdSchema,
  email: textSchema,
  name: textSchema,
  status: v.picklist(adminUserStatuses),
  // A backend without it shows no number of lost days.
  suspendedOn: v.optional(v.nullable(isoDateSchema), null),
  balance: moneySchema,
  currency: rublesSchema,
  servers: countSchema,
  joined: isoDateSchema,
  lastLogin: v.nullable(isoMomentSchema),
});

/** The sums of an account's settlement, in kopecks. */
export const settlementSchema = v.object({
  bills: v.object({ count: countSchema, sum: moneySchema }),
  reserved: moneySchema,
  servers: v.object({ count: countSchema, refund: moneySchema, byMethod: moneySchema }),
  balance: moneySchema,
  returnable: moneySchema,
  currency: rublesSchema,
});

export const serverSchema = v.object({
  id: serverIdSchema,
  name: textSchema,
  user: textSchema,
  status: v.picklist(adminServerStatuses),
  datacenter: v.picklist(datacenterIds),
  ip: textSchema,
  plan: planNameSchema,
  created: isoDateSchema,
  expires: isoDateSchema,
});

export const paymentSchema = v.object({
  id: numberedIdSchema,
  user: textSchema,
  account: v.picklist(accountStates),
  amount: moneySchema,
  currency: rublesSchema,
  method: v.picklist(bookedMethodIds),
  status: v.picklist(adminPaymentStatuses),
  date: isoDateSchema,
  items: v.array(billItemSchema),
  /** Why it failed. A backend without it tells none. */
  failure: v.optional(v.nullable(v.picklist(paymentFailures)), null),
  /** It topped up the balance: no sale, and given back only to where it came from. */
  isTopUp: v.boolean(),
  /** The sum that its method transfers, commission included; null where staff cannot record the payment as received. */
  expected: v.nullable(
    v.object({
      currency: v.picklist(currencyIds),
      minor: countSchema,
      /** At a bank: no other sum is taken. */
      isWhole: v.boolean(),
    }),
  ),
});

/** How many there are, and their sum in kopecks. */
export const figureSchema = v.object({ count: countSchema, sum: moneySchema });

const { continueAt: _, ...billEntries } = billSchema.entries;
export const adminBillSchema = v.object({
  ...billEntries,
  /** E-mail of the customer. */
  user: textSchema,
});

export const refundSchema = v.object({
  id: numberedIdSchema,
  user: textSchema,
  account: v.picklist(accountStates),
  /** Null for what was charged to the balance at once. */
  payment: v.nullable(textSchema),
  amount: moneySchema,
  currency: rublesSchema,
  target: v.picklist(refundTargets),
  reason: v.picklist(refundReasons),
  /** An administrator's words. */
  note: v.nullable(textSchema),
  at: isoMomentSchema,
  /** `toSend` waits for an administrator's bank transfer to the recipient, `atBank` for the answer of a bank; `canceled` was taken back before it was sent. */
  state: v.picklist(refundStates),
  /** Of a bank transfer; empty where the payment does not state a requisite. */
  recipient: v.nullable(payerDraftSchema),
  /** Why it was taken back. */
  cancelNote: v.nullable(textSchema),
});

export const jobSchema = v.object({
  id: numberedIdSchema,
  subject: v.picklist(jobSubjects),
  /** Of the server; empty where there is none. */
  title: textSchema,
  user: v.nullable(textSchema),
  failedAt: isoMomentSchema,
  attempts: countSchema,
  reason: textSchema,
  canStart: v.boolean(),
});

export const monthFiguresSchema = v.object({
  month: monthSchema,
  revenue: moneySchema,
  currency: rublesSchema,
  payments: countSchema,
  joined: countSchema,
});

export const eventSchema = v.object({
  id: textSchema,
  at: isoMomentSchema,
  kind: v.picklist(adminEventKinds),
  subject: textSchema,
  isNew: v.boolean(),
});

export const auditSchema = v.object({
  id: numberedIdSchema,
  at: isoMomentSchema,
  kind: v.picklist(adminEventKinds),
  /** Empty where the portal did it by itself. */
  admin: textSchema,
  subject: textSchema,
  /** Empty where it concerns none. */
  customer: textSchema,
  changes: v.array(
    v.object({ field: textSchema, before: v.nullable(v.string()), after: v.nullable(v.string()) }),
  ),
});

export const systemSchema = v.object({
  part: v.picklist(systemParts),
  health: v.picklist(systemHealths),
  /** Milliseconds, mails, jobs, methods, percent free or operations, by the part. */
  figure: countSchema,
});

export const staffRoleSchema = v.picklist(staffRoles);

export const adminAccountSchema = v.object({
  name: textSchema,
  email: textSchema,
  // A backend without roles has owners only.
  role: v.optional(staffRoleSchema, 'owner'),
  notifications: countSchema,
  timeZone: v.optional(textSchema, defaultTimeZone),
});

const boundedSchema = (field: NumberSetting) =>
  v.pipe(v.number(), v.minValue(settingsBounds[field].from), v.maxValue(settingsBounds[field].to));

/** An IANA name. */
const timeZoneSchema = v.pipe(textSchema, v.check(isTimeZone));

/** The provider's settings, as they are stored and sent; the rest of their rules are `settingsProblems`. */
export const settingsSchema = v.object({
  siteName: textSchema,
  supportEmail: textSchema,
  smtpHost: textSchema,
  smtpPort: boundedSchema('smtpPort'),
  senderEmail: textSchema,
  taxRate: boundedSchema('taxRate'),
  defaultCurrency: v.picklist(currencyIds),
  /** Absent in settings that were saved before there were any. */
  billDays: v.optional(boundedSchema('billDays'), settingsDefaults.billDays),
  maxLoginAttempts: boundedSchema('maxLoginAttempts'),
  sessionMinutes: boundedSchema('sessionMinutes'),
  // Settings that were saved before there was one, and a backend without it, have the default.
  timeZone: v.optional(timeZoneSchema, defaultTimeZone),
});

/** The settings as they are stored, with what they are saved against. */
export const storedSettingsSchema = v.object({
  ...settingsSchema.entries,
  version: textSchema,
  fixed: v.optional(v.array(v.picklist(fixableSettings)), []),
});
