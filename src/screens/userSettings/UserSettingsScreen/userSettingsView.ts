import type { ReactNode } from 'react';
import type { AccountProtection } from '@/domain/auth/accountProtection';
import type { DeletionLock } from '@/domain/account/deletionLock';
import type { DataExport } from '@/domain/account/dataExport';
import type { AccountSessions, EndedSessions } from '@/domain/auth/accountSessions';
import type { Loaded } from '@/domain/results/loaded';
import {
  isFixedChannel,
  noticeChannels,
  noticeEvents,
  type NoticeChannel,
  type NoticeEvent,
  type NoticeSettings,
} from '@/domain/results/notices';
import type { IsoDateTime } from '@/domain/time/dates';
import type { EmailChangeActions, EmailChangeOverlay, EmailLinkView } from './emailChange';
import type { PasskeyActions, PasskeyOverlay } from './passkeyOverlay';
import type { SecondFactorActions, SecondFactorOverlay } from './secondFactorOverlay';

/** A channel of an event, on or off. */
export interface ChannelChoice {
  channel: NoticeChannel;
  isOn: boolean;
  /** Whether it cannot be turned off. */
  isFixed: boolean;
}

/** The states of the notification settings. */
export type NoticesView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  /** Notifications are not supported (D35). */
  | { status: 'empty' }
  | {
      status: 'ready';
      events: readonly { event: NoticeEvent; choices: readonly ChannelChoice[] }[];
      /** Language of the mails. */
      language: NoticeSettings['language'];
    };

/** Sessions, sign-ins and protection of the account. */
export interface AccountSecurity extends AccountSessions {
  protection: AccountProtection;
}

/** The states of the account's security. */
export type SecurityView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  | ({
      status: 'ready';
      /** The present moment. */
      now: IsoDateTime;
      /** Sessions that are being ended. */
      ending: EndedSessions | null;
      /** Id of the trusted browser that is being forgotten; null for none. */
      forgetting: number | null;
      overlay: SecondFactorOverlay | PasskeyOverlay | EmailChangeOverlay;
      /** The opened link of a mail about a change of e-mail. */
      emailLink: EmailLinkView;
      /** Whether the change of e-mail is being withdrawn. */
      isEmailCanceling: boolean;
    } & AccountSecurity);

/** The copy of the account's data. */
export type CopyView =
  | { status: 'loading' | 'none' | 'failed' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  | { status: 'preparing'; requestedAt: IsoDateTime }
  | { status: 'ready'; expiresAt: IsoDateTime; href: string };

/** Makes the view of the copy of the account's data. */
export function toCopyView(state: Loaded<DataExport | null>): CopyView {
  if (state.status !== 'ready') return state;
  if (state.value === null) return { status: 'none' };
  const { id, state: made, requestedAt, expiresAt } = state.value;
  if (made === 'ready' && expiresAt !== null)
    return { status: 'ready', expiresAt, href: `/api/account/export/${id}/file` };
  return made === 'preparing' ? { status: 'preparing', requestedAt } : { status: 'failed' };
}

/** The open part of the settings. */
export type UserSettingsView =
  | { tab: 'security'; security: SecurityView }
  | { tab: 'notices'; notices: NoticesView }
  | { tab: 'keys' }
  | {
      tab: 'data';
      copy: CopyView;
      /** Why the account cannot be deleted; null if it can. */
      deletionLock: DeletionLock | null;
    };

export interface UserSettingsScreenProps extends SecondFactorActions, PasskeyActions, EmailChangeActions {
  view: UserSettingsView;
  /** Content of the keys' part. */
  keys: ReactNode;
  /** The open dialog that deletes the account; null while it is closed. */
  deletion: ReactNode;
  /** Opens the dialog that deletes the account. */
  onDeletionAsk: () => void;
  /** A disabled button was pressed for its reason. */
  onReasonAsk: (reason: string) => void;
  /** Ends one session, or all others. */
  onSessionsEnd: (ended: EndedSessions) => void;
  /** Switches a channel of an event. */
  onChoiceChange: (event: NoticeEvent, channel: NoticeChannel, isOn: boolean) => void;
  /** The language of the mails changed. */
  onLanguageChange: (language: NoticeSettings['language']) => void;
  /** Requests a copy of the account's data. */
  onCopyRequest: () => void;
  /** Loads the open part again. */
  onRetry: () => void;
}

/** Makes the view of the account's security. */
export function toSecurityView(
  state: Loaded<AccountSecurity>,
  rest: Omit<Extract<SecurityView, { status: 'ready' }>, 'status' | keyof AccountSecurity>,
): SecurityView {
  return state.status === 'ready' ? { status: 'ready', ...rest, ...state.value } : state;
}

/** Makes the view of the notifications; null means that they are not supported. */
export function toNoticesView(state: Loaded<NoticeSettings | null>): NoticesView {
  if (state.status !== 'ready') return state;
  if (state.value === null) return { status: 'empty' };
  const { choices, language } = state.value;
  return {
    status: 'ready',
    language,
    events: noticeEvents.map((event) => ({
      event,
      choices: noticeChannels.map((channel) => ({
        channel,
        isOn: choices[event][channel],
        isFixed: isFixedChannel(event, channel),
      })),
    })),
  };
}
