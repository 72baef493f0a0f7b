import { useState, type ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction } from '@app/calls/calls';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { withMessages } from '@app/stores/withMessages';

type Dialog = (typeof import('./AccountDeletion'))['default'];

/** Opens the dialog that deletes the account, which is loaded then. */
export function useAccountDeletion(): { dialog: ReactNode; ask: () => void } {
  const { messages } = usePreferences();
  const { t } = useI18n();
  const act = useAction();
  const [opened, setOpened] = useState<{ Dialog: Dialog } | null>(null);
  return {
    dialog: opened && <opened.Dialog onClose={() => setOpened(null)} />,
    ask: () =>
      void act({
        event: 'deletion-dialog-failed',
        call: withMessages(
          messages,
          ['accountSecurity', 'accountDeletion'],
          () => import('./AccountDeletion'),
        ),
        onDone: ({ default: Dialog }) => {
          setOpened({ Dialog });
        },
        onFailed: () => ({ title: t('common.error.offline') }),
      }),
  };
}
