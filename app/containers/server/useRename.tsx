import { useState, type ReactNode } from 'react';
import type { ServerOverview } from '@/domain/servers/serverDetails';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction } from '@app/calls/calls';
import { usePreferences } from '@app/providers/PreferencesProvider';
import type { ReadUse } from '@app/reads/useRead';
import { withMessages } from '@app/stores/withMessages';

type RenameForm = (typeof import('./RenameForm'))['default'];

/** Opens the form for a server's name, which is loaded then. */
export function useRename({ state, change }: ReadUse<ServerOverview | null>): {
  form: ReactNode;
  onRename: () => void;
} {
  const { messages } = usePreferences();
  const { t } = useI18n();
  const act = useAction();
  const [opened, setOpened] = useState<{ Form: RenameForm } | null>(null);
  const overview = state.status === 'ready' ? state.value : null;
  return {
    form: opened && overview && (
      <opened.Form
        edited={overview.settings}
        onSaved={(settings) => {
          change((before) => before && { ...before, settings });
          setOpened(null);
        }}
        onCancel={() => setOpened(null)}
      />
    ),
    onRename: () =>
      void act({
        event: 'rename-form-failed',
        call: withMessages(messages, ['serverName'], () => import('./RenameForm')),
        onDone: ({ default: Form }) => {
          setOpened({ Form });
        },
        onFailed: () => ({ title: t('common.error.offline') }),
      }),
  };
}
