import { useId } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Switch } from '@/primitives/Switch';
import type { ChannelChoice, NoticesView, UserSettingsScreenProps } from './userSettingsView';

type EventChoices = Extract<NoticesView, { status: 'ready' }>['events'][number];
type NoticeChoiceProps = EventChoices & Pick<UserSettingsScreenProps, 'onChoiceChange'>;

/** An event with a switch per notification channel. */
export function NoticeChoice({ event, choices, onChoiceChange }: NoticeChoiceProps) {
  const { t } = useI18n();
  const id = useId();
  const description = ({ isFixed }: ChannelChoice) =>
    isFixed ? { description: t('userSettings.fixed') } : {};
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-col gap-x-6 gap-y-1 border-b border-border py-3 last:border-0 last:pb-0 @lg:flex-row @lg:justify-between"
    >
      <div className="min-w-0 @lg:max-w-96">
        <p id={id} className="font-medium">
          {t(`userSettings.event.${event}.title`)}
        </p>
        <p className="text-sm text-text-muted">{t(`userSettings.event.${event}.text`)}</p>
      </div>
      <div className="flex shrink-0 flex-col @lg:w-56">
        {choices.map((choice) => (
          <Switch
            key={choice.channel}
            label={t(`userSettings.channel.${choice.channel}`)}
            {...description(choice)}
            checked={choice.isOn}
            disabled={choice.isFixed}
            isChange
            onCheckedChange={(isOn) => onChoiceChange(event, choice.channel, isOn)}
          />
        ))}
      </div>
    </div>
  );
}
