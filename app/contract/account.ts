import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { choicesSchema } from '@/domain/results/notices';
import { moneySchema } from '@/domain/money/moneySchema';
import { payerTypes } from '@/domain/payment/payer';
import { balanceForecastSchema } from '@/domain/renewal/forecastSchema';
import { incidentNoticeSchema } from '@/domain/status/incidentSchema';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { phoneCountries } from '@/domain/profile/phone';
import { documentWays, profileCountries, profileTexts, type ProfileText } from '@/domain/profile/profile';
import { call } from './call';
import { countSchema, rublesSchema, textSchema } from './shapes';

const profileTextSchemas = Object.fromEntries(profileTexts.map((field) => [field, textSchema])) as Record<
  ProfileText,
  typeof textSchema
>;

/** A profile as it is stored and sent; whether it may be saved is for `profileProblems` to say. */
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

/** The account: what the top bar shows of it, and the profile behind it (§2, §3). */
export const accountContract = {
  summary: call({
    method: 'GET',
    path: '/api/account',
    summary:
      'The figures of the account: its balance and how long it lasts for what is renewed from it, unpaid bills, tickets with an answer, open incidents that concern it; and the day it is, in the time zone whose days all dates are.',
    role: 'customer',
    answer: v.object({
      email: textSchema,
      name: textSchema,
      balance: moneySchema,
      currency: rublesSchema,
      // A backend that renews nothing by itself has none.
      forecast: v.optional(v.nullable(balanceForecastSchema), null),
      // The provider's (D41): business days are never worked out from the clock of a device.
      today: isoDateSchema,
      timeZone: v.optional(textSchema, defaultTimeZone),
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
    summary: 'The profile, and the version that a save has to name.',
    role: 'customer',
    answer: versionedProfileSchema,
    refusals: [],
  }),
  saveProfile: call({
    method: 'PUT',
    path: '/api/account/profile',
    summary: 'Saves the profile. Both addresses stay as they are; `fields` of a refusal names what is wrong.',
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
      'Of what the account is told by itself, by which channels, and in which language; null where it is told nothing.',
    role: 'customer',
    answer: v.object({ settings: v.nullable(noticesSchema) }),
    refusals: [],
  }),
  saveNotices: call({
    method: 'PUT',
    path: '/api/account/notices',
    summary:
      'Saves these choices. What is told about security, and mails about a deletion, stay on whatever is sent.',
    role: 'customer',
    body: noticesSchema,
    refusals: [],
  }),
};
