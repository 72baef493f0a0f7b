import * as v from 'valibot';
import { aroundTheClock, minutesOf, openDayChoices } from '@/domain/desk/businessHours';
import { adminEventKinds, systemHealths, systemParts } from '@/domain/admin/activity';
import { jobSubjects } from '@/domain/admin/job';
import type { IsoMonth } from '@/domain/admin/months';
import { maxNoteLength } from '@/domain/admin/note';
import { accountStates, adminPaymentStatuses, paymentFailures } from '@/domain/admin/payment';
import { adminServerStatuses, type AdminServerId } from '@/domain/admin/server';
import { refundStates } from '@/domain/admin/refund';
import {
  fixableSettings,
  portalAccesses,
  maxReminders,
  reminderBounds,
  settingsBounds,
  registrationModes,
  secondFactorRules,
  settingsDefaults,
  type NumberSetting,
} from '@/domain/admin/settings';
import { defaultReminderDays } from '@/domain/renewal/defaultRules';
import { defaultTimeZone, isTimeZone } from '@/domain/time/timeZone';
import { staffRoles } from '@/domain/admin/rights';
import { adminUserStatuses, type AdminUserId } from '@/domain/admin/user';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { currencyIds } from '@/domain/payment/currency';
import { bookedMethodIds } from '@/domain/payment/method';
import { payerDraftSchema } from '@/domain/payment/payer';
import { refundReasons, refundTargets } from '@/domain/payment/refund';
import type { PlanName } from '@/domain/catalog/plan';
import { billItemSchema, billSchema } from './bills';
import {
  countSchema,
  datacenterIdSchema,
  datacentersSchema,
  numberedIdSchema,
  rublesSchema,
  textSchema,
} from './shapes';

/* Schemas shared by the calls of the admin area; src/domain/admin has the rules. */

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
/** Reason of an administrator's action. */
export const noteSchema = v.pipe(textSchema, v.trim(), v.minLength(1), v.maxLength(maxNoteLength));

export const userSchema = v.object({
  id: userIdSchema,
  email: textSchema,
  name: textSchema,
  status: v.picklist(adminUserStatuses),
  // Absent from backends that do not count lost days.
  suspendedOn: v.optional(v.nullable(isoDateSchema), null),
  balance: moneySchema,
  currency: rublesSchema,
  servers: countSchema,
  joined: isoDateSchema,
  lastLogin: v.nullable(isoMomentSchema),
});

export const serverSchema = v.object({
  id: serverIdSchema,
  name: textSchema,
  user: textSchema,
  status: v.picklist(adminServerStatuses),
  datacenter: datacenterIdSchema,
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
  /** Why it failed. Absent from backends that do not know. */
  failure: v.optional(v.nullable(v.picklist(paymentFailures)), null),
  /** Whether it is a top-up: not a sale, and only refundable to its source. */
  isTopUp: v.boolean(),
  /** E-mail of the colleague who made or paid it; absent for the owner. */
  member: v.optional(textSchema),
  /** Sum that its method should deliver, commission included; null if staff cannot record it as received. */
  expected: v.nullable(
    v.object({
      currency: v.picklist(currencyIds),
      minor: countSchema,
      /** A payment at a bank: no other sum is accepted. */
      isWhole: v.boolean(),
    }),
  ),
});

/** Count, and total in kopecks. */
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
  /** Null for a direct charge to the balance. */
  payment: v.nullable(textSchema),
  amount: moneySchema,
  currency: rublesSchema,
  target: v.picklist(refundTargets),
  reason: v.picklist(refundReasons),
  /** Reason by an administrator. */
  note: v.nullable(textSchema),
  at: isoMomentSchema,
  /**
   * `toSend` waits for an administrator's transfer to the recipient, `atBank` for the bank's answer; `canceled` was
   * cancelled before it was sent.
   */
  state: v.picklist(refundStates),
  /** Recipient of a bank transfer; requisites that the payment lacks are empty. */
  recipient: v.nullable(payerDraftSchema),
  /** Why it was cancelled. */
  cancelNote: v.nullable(textSchema),
});

export const jobSchema = v.object({
  id: numberedIdSchema,
  subject: v.picklist(jobSubjects),
  /** Title of the server; empty if there is none. */
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
  /** Empty for actions of the portal itself. */
  admin: textSchema,
  subject: textSchema,
  /** Empty if no customer is affected. */
  customer: textSchema,
  changes: v.array(
    v.object({ field: textSchema, before: v.nullable(v.string()), after: v.nullable(v.string()) }),
  ),
});

export const systemSchema = v.object({
  part: v.picklist(systemParts),
  health: v.picklist(systemHealths),
  /** By part: milliseconds, mails, jobs, methods, percent free, or operations. */
  figure: countSchema,
});

export const staffRoleSchema = v.picklist(staffRoles);

export const adminAccountSchema = v.object({
  name: textSchema,
  email: textSchema,
  // Absent from backends without roles, which have owners only.
  role: v.optional(staffRoleSchema, 'owner'),
  notifications: countSchema,
  timeZone: v.optional(textSchema, defaultTimeZone),
  datacenters: datacentersSchema,
});

const boundedSchema = (field: NumberSetting) =>
  v.pipe(v.number(), v.minValue(settingsBounds[field].from), v.maxValue(settingsBounds[field].to));

const reminderDaysSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(reminderBounds.from), v.maxValue(reminderBounds.to))),
  v.minLength(1),
  v.maxLength(maxReminders),
);

/** An IANA name. */
const timeZoneSchema = v.pipe(textSchema, v.check(isTimeZone));

/** The provider's settings; `settingsProblems` has the rest of their rules. */
/** `HH:MM`, up to 24:00. */
const timeOfDaySchema = v.pipe(
  textSchema,
  v.check((text) => minutesOf(text) !== null),
);

export const settingsSchema = v.object({
  siteName: textSchema,
  supportEmail: textSchema,
  smtpHost: textSchema,
  smtpPort: boundedSchema('smtpPort'),
  // Absent from settings saved before there was a login.
  smtpUser: v.optional(textSchema, ''),
  /** Written only: answers have an empty one, and an empty one keeps the stored password. */
  smtpPassword: v.optional(textSchema, ''),
  senderEmail: textSchema,
  taxRate: boundedSchema('taxRate'),
  defaultCurrency: v.picklist(currencyIds),
  /** These four are absent from settings saved before they existed. */
  billDays: v.optional(boundedSchema('billDays'), settingsDefaults.billDays),
  reminderDays: v.optional(reminderDaysSchema, () => [...defaultReminderDays]),
  graceDays: v.optional(boundedSchema('graceDays'), settingsDefaults.graceDays),
  deletionDays: v.optional(boundedSchema('deletionDays'), settingsDefaults.deletionDays),
  maxLoginAttempts: boundedSchema('maxLoginAttempts'),
  sessionMinutes: boundedSchema('sessionMinutes'),
  /** Absent from settings saved before it existed. */
  access: v.optional(v.picklist(portalAccesses), settingsDefaults.access),
  /** Absent from settings saved before it existed. */
  registration: v.optional(v.picklist(registrationModes), settingsDefaults.registration),
  staffSecondFactor: v.optional(v.picklist(secondFactorRules), settingsDefaults.staffSecondFactor),
  /** Limits of an account; absent from settings saved before they existed. */
  snapshotsPerServer: v.optional(boundedSchema('snapshotsPerServer'), settingsDefaults.snapshotsPerServer),
  colleaguesPerAccount: v.optional(
    boundedSchema('colleaguesPerAccount'),
    settingsDefaults.colleaguesPerAccount,
  ),
  apiTokensPerAccount: v.optional(boundedSchema('apiTokensPerAccount'), settingsDefaults.apiTokensPerAccount),
  webhooksPerAccount: v.optional(boundedSchema('webhooksPerAccount'), settingsDefaults.webhooksPerAccount),
  ticketFilesMegabytes: v.optional(
    boundedSchema('ticketFilesMegabytes'),
    settingsDefaults.ticketFilesMegabytes,
  ),
  // Absent from older settings and from backends without it; the default applies.
  timeZone: v.optional(timeZoneSchema, defaultTimeZone),
  /** Opening hours of the support desk; absent from settings saved before they existed. */
  openDays: v.optional(v.picklist(openDayChoices), aroundTheClock.openDays),
  opensAt: v.optional(timeOfDaySchema, aroundTheClock.opensAt),
  closesAt: v.optional(timeOfDaySchema, aroundTheClock.closesAt),
});

/** Stored settings with the version that a save must name. */
export const storedSettingsSchema = v.object({
  ...settingsSchema.entries,
  version: textSchema,
  fixed: v.optional(v.array(v.picklist(fixableSettings)), []),
  hasSmtpPassword: v.optional(v.boolean(), false),
});
