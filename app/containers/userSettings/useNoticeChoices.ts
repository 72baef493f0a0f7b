import { useRef } from 'react';
import type { NoticeChannel, NoticeEvent, NoticeSettings } from '@/domain/results/notices';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useNoticeSettings } from '@app/reads/pageReads';

/** Notification settings (D31): each choice is shown at once; saves run one after another. */
export function useNoticeChoices(isShown: boolean) {
  const { account } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const { state, refresh, change } = useNoticeSettings(isShown);
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  function save(how: (settings: NoticeSettings) => NoticeSettings) {
    if (state.status !== 'ready' || state.value === null) return;
    const next = how(state.value);
    const takeBack = change(() => next);
    saving.current = act({
      event: 'notice-settings-failed',
      call: saving.current.then(() => account.saveNotices(next)),
      onFailed: () => {
        takeBack();
        return { title: t('userSettings.failed') };
      },
    });
  }
  const choose = (event: NoticeEvent, channel: NoticeChannel, isOn: boolean) =>
    save((settings) => ({
      ...settings,
      choices: { ...settings.choices, [event]: { ...settings.choices[event], [channel]: isOn } },
    }));

  return {
    state,
    refresh,
    actions: {
      onChoiceChange: choose,
      onLanguageChange: (language: NoticeSettings['language']) =>
        save((settings) => ({ ...settings, language })),
    },
  };
}
