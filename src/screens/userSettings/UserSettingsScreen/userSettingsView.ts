import type { Loaded } from '@/domain/results/loaded';
import {
  isFixedChannel,
  noticeChannels,
  noticeEvents,
  type NoticeChannel,
  type NoticeEvent,
  type NoticeSettings,
} from '@/domain/results/notices';

/** A channel of an event, on or off. */
export interface ChannelChoice {
  channel: NoticeChannel;
  isOn: boolean;
  /** Whether it cannot be turned off. */
  isFixed: boolean;
}

/** The states of the screen. */
export type UserSettingsView =
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

export interface UserSettingsScreenProps {
  view: UserSettingsView;
  /** Switches a channel of an event. */
  onChoiceChange: (event: NoticeEvent, channel: NoticeChannel, isOn: boolean) => void;
  /** The language of the mails changed. */
  onLanguageChange: (language: NoticeSettings['language']) => void;
  onRetry: () => void;
}

/** Makes the page's view; null means that notifications are not supported. */
export function toUserSettingsView(state: Loaded<NoticeSettings | null>): UserSettingsView {
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
