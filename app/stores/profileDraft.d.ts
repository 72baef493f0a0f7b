import { type Profile, type ProfileDraft } from '@/domain/profile/profile';
/** What was left unsaved of this person's profile in this tab; nothing of anybody else's. */
export declare function storedProfile(saved: Profile): Partial<ProfileDraft>;
/** Stores what differs from the saved profile for this tab; without a difference, or with `null`, forgets it. */
export declare function storeProfile(saved: Profile, draft: ProfileDraft | null): void;
