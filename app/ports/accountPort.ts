import type { DataExport } from '@/domain/account/dataExport';
import type { AccountSummary } from '@/domain/profile/account';
import type { Outcome } from '@/domain/results/outcome';
import type { PasswordChange, PasswordRefusal } from '@/domain/profile/passwordChange';
import type { EditedProfile, Profile, ProfileRefusal } from '@/domain/profile/profile';
import type { NoticeSettings } from '@/domain/results/notices';

/** Account data for the top bar, and the profile (§2, §3). */
export interface AccountPort {
  summary(signal?: AbortSignal): Promise<AccountSummary>;
  profile(signal?: AbortSignal): Promise<EditedProfile>;
  /** Saves a profile based on this version; `summary` then returns its name. */
  saveProfile(
    version: string,
    profile: Profile,
    signal?: AbortSignal,
  ): Promise<Outcome<EditedProfile, ProfileRefusal>>;
  /** Returns the notification choices; null if notifications are not supported. */
  notices(signal?: AbortSignal): Promise<NoticeSettings | null>;
  saveNotices(settings: NoticeSettings): Promise<void>;
  /** The copy of the account's data that was requested last; null for none. */
  dataExport(signal?: AbortSignal): Promise<DataExport | null>;
  /** Requests a copy of the account's data. The demonstration refuses (D51). */
  requestExport(): Promise<Outcome<DataExport, 'demonstration'>>;
  /** Changes the password of the demo account; the auth port changes that of a signed-in user. */
  changePassword(change: PasswordChange, signal?: AbortSignal): Promise<Outcome<void, PasswordRefusal>>;
}
