import * as v from 'valibot';
import { payerTypes } from '@/domain/payment/payer';
import { phoneCountries } from '@/domain/profile/phone';
import {
  documentWays,
  draftOfProfile,
  profileCountries,
  profileFields,
  profileTexts,
  type Profile,
  type ProfileDraft,
  type ProfileText,
} from '@/domain/profile/profile';
import { sessionDraft } from '@app/device/sessionStore';

/*
 * What a closed tab or a session that ended must not lose, stored in this tab only: the fields that differ from what is
 * saved, and whose they are. Passwords are never among them. Each field stands on its own, so one that was tampered
 * with is as it was saved and the others stay.
 */

const longestStored = 1000;

const absent = undefined;
const textEntry = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(longestStored))), absent);

const textEntries = Object.fromEntries(profileTexts.map((field) => [field, textEntry])) as Record<
  ProfileText,
  typeof textEntry
>;

const profileDraft = sessionDraft(
  'draft.profile',
  v.object({
    email: v.string(),
    changes: v.object({
      ...textEntries,
      phoneCountry: v.fallback(v.optional(v.picklist(phoneCountries)), absent),
      payerStatus: v.fallback(v.optional(v.picklist(payerTypes)), absent),
      receiveDocuments: v.fallback(v.optional(v.picklist(documentWays)), absent),
      country: v.fallback(v.optional(v.picklist(profileCountries)), absent),
    }),
  }),
);

/** Returns the unsaved changes of this person's profile in this tab. Changes of anybody else are ignored. */
export function storedProfile(saved: Profile): Partial<ProfileDraft> {
  const stored = profileDraft.read();
  if (stored?.email !== saved.email) return {};
  const { changes } = stored;
  const differing = profileFields.filter(
    (field) => changes[field] !== undefined && changes[field] !== saved[field],
  );
  return Object.fromEntries(differing.map((field) => [field, changes[field]]));
}

/** Stores what differs from the saved profile for this tab; without a difference, or with `null`, forgets it. */
export function storeProfile(saved: Profile, draft: ProfileDraft | null): void {
  const from = draftOfProfile(saved);
  const differing = draft ? profileFields.filter((field) => draft[field] !== from[field]) : [];
  profileDraft.write(
    draft && differing.length > 0
      ? { email: saved.email, changes: Object.fromEntries(differing.map((field) => [field, draft[field]])) }
      : null,
  );
}
