import type { Loaded } from '@/domain/results/loaded';
import {
  isFixedChannel,
  noticeChannels,
  noticeEvents,
  type NoticeChannel,
  type NoticeEvent,
  type NoticeSettings,
} from '@/domain/results/notices';

/** One switch: whether an event is told by a channel. */
export interface ChannelChoice {
  channel: NoticeChannel;
  isOn: boolean;
  /** It cannot be turned off. */
  isFixed: boolean;
}

/** The states of the screen. */
export type UserSettingsView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  /** There is nothing to choose (D35). */
  | { status: 'empty' }
  | {
      status: 'ready';
      events: readonly { event: NoticeEvent; choices: readonly ChannelChoice[] }[];
      /** Of the mails. */
      language: NoticeSettings['language'];
    };

export interface UserSettingsScreenProps {
  view: UserSettingsView;
  /** An event is to be told by a channel, or not. */
  onChoiceChange: (event: NoticeEvent, channel: NoticeChannel, isOn: boolean) => void;
  /** The language of the mails was chosen. */
  onLanguageChange: (language: NoticeSettings['language']) => void;
  onRetry: () => void;
}

/** The page's view; null stands for an account that is told nothing by itself. */
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
