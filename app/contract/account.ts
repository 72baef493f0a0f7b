import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { choicesSchema } from '@/domain/results/notices';
import { moneySchema } from '@/domain/money/moneySchema';
import { payerTypes } from '@/domain/payment/payer';
import { balanceForecastSchema } from '@/domain/renewal/forecastSchema';
import { incidentNoticeSchema } from '@/domain/status/incidentSchema';
import { defaultDeletionDays } from '@/domain/renewal/defaultRules';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { phoneCountries } from '@/domain/profile/phone';
import { documentWays, profileCountries, profileTexts, type ProfileText } from '@/domain/profile/profile';
import { call } from './call';
import { countSchema, datacentersSchema, rublesSchema, textSchema } from './shapes';

const profileTextSchemas = Object.fromEntries(profileTexts.map((field) => [field, textSchema])) as Record<
  ProfileText,
  typeof textSchema
>;

/** A stored profile as sent over the wire; `profileProblems` decides whether it can be saved. */
export const profileSchema = v.object({
  ...profileTextSchemas,
  email: textSchema,
  profileEmail: textSchema,
  phoneCountry: v.picklist(phoneCountries),
  payerStatus: v.picklist(payerTypes),
  receiveDocuments: v.picklist(documentWays),
  country: v.picklist(profileCountries),
});

const versionedProfileSchema = v.object({ profile: profileSchema, version: textSchema });

const noticesSchema = v.object({ choices: choicesSchema, language: v.picklist(['ru', 'en']) });

/** Account data for the top bar, and the profile (§2, §3). */
export const accountContract = {
  summary: call({
    method: 'GET',
    path: '/api/account',
    summary:
      'Returns the account’s balance and how long it lasts for its renewals, its unpaid bills, its answered tickets, open incidents that concern it, the current day in the provider’s time zone, and its data centres.',
    role: 'customer',
    answer: v.object({
      email: textSchema,
      name: textSchema,
      balance: moneySchema,
      currency: rublesSchema,
      // Absent from backends without automatic renewal.
      forecast: v.optional(v.nullable(balanceForecastSchema), null),
      // The provider's day (D41): business days never depend on a device's clock.
      today: isoDateSchema,
      timeZone: v.optional(textSchema, defaultTimeZone),
      datacenters: datacentersSchema,
      // Absent from backends that do not delete suspended servers by themselves.
      deletionDays: v.optional(countSchema, defaultDeletionDays),
      // A backend without incidents shows none.
      incidents: v.optional(v.array(incidentNoticeSchema), []),
      unreadMessages: countSchema,
      unpaidItems: countSchema,
    }),
    refusals: [],
  }),
  profile: call({
    method: 'GET',
    path: '/api/account/profile',
    summary: 'Returns the profile with its version, which a save must name.',
    role: 'customer',
    answer: versionedProfileSchema,
    refusals: [],
  }),
  saveProfile: call({
    method: 'PUT',
    path: '/api/account/profile',
    summary:
      'Saves the profile. E-mail addresses cannot be changed; `fields` of a refusal names the invalid ones.',
    role: 'customer',
    isVersioned: true,
    body: profileSchema,
    answer: versionedProfileSchema,
    refusals: ['invalidProfile'],
  }),
  notices: call({
    method: 'GET',
    path: '/api/account/notices',
    summary:
      'Returns the notification choices by event and channel, and the language; null if notifications are not supported.',
    role: 'customer',
    answer: v.object({ settings: v.nullable(noticesSchema) }),
    refusals: [],
  }),
  saveNotices: call({
    method: 'PUT',
    path: '/api/account/notices',
    summary:
      'Saves the notification choices. Security notifications, and mails about a deletion, always stay on.',
    role: 'customer',
    body: noticesSchema,
    refusals: [],
  }),
};
