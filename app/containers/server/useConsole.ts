import { useState } from 'react';
import type { ServerId } from '@/domain/servers/server';
import type { ConsoleRefusal } from '@/domain/servers/serverDetails';
import { useI18n } from '@/i18n/I18nProvider';
import type { ConsoleRequest } from '@/screens/servers/ServerScreen/serverState';
import { useAction } from '@app/calls/calls';
import { openWaitingTab } from '@app/device/openTab';
import { usePorts } from '@app/providers/PortsProvider';

/** Opens a server's console in a new tab. */
export function useConsole(id: ServerId | null) {
  const { servers } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const [request, setRequest] = useState<ConsoleRequest>({ status: 'idle' });

  const open = (server: ServerId) => {
    const tab = openWaitingTab();
    setRequest({ status: 'pending' });
    const fail = (why: ConsoleRefusal) => {
      tab.close();
      setRequest({ status: 'idle' });
      return { title: t('server.notice.consoleFailed'), message: t(`server.notice.console.${why}`) };
    };
    void act({
      event: 'server-console-failed',
      call: servers.console(server),
      onDone: (answer) => {
        if (answer.status === 'refused') return { type: 'error', ...fail(answer.refusal) };
        const { url } = answer.value;
        setRequest(tab.go(url) ? { status: 'idle' } : { status: 'ready', href: url });
        return null;
      },
      onFailed: () => fail('provisionerDown'),
    });
  };

  return {
    request,
    actions: {
      onConsole: () => id !== null && open(id),
      onConsoleOpened: () => setRequest({ status: 'idle' }),
    },
  };
}
