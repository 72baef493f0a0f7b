import { useState } from 'react';
import type { ServerId } from '@/domain/server';
import type { ConsoleRefusal } from '@/domain/serverDetails';
import { useI18n } from '@/i18n/I18nProvider';
import type { ConsoleRequest } from '@/screens/servers/ServerScreen/serverState';
import { openWaitingTab } from '@app/device/openTab';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';

/** Leads to a server's screen in a tab of its own: what its page shows and does of it. */
export function useConsole(id: ServerId | null) {
  const { servers, log } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const [request, setRequest] = useState<ConsoleRequest>({ status: 'idle' });

  const refuse = (why: ConsoleRefusal) => {
    setRequest({ status: 'idle' });
    toast({
      type: 'error',
      title: t('server.notice.consoleFailed'),
      message: t(`server.notice.console.${why}`),
    });
  };

  const open = async (server: ServerId) => {
    const tab = openWaitingTab();
    setRequest({ status: 'pending' });
    const answer = await servers.console(server).catch((error: unknown) => {
      log.event('server-console-failed', { error: String(error) });
      return null;
    });
    if (answer?.status !== 'done') {
      tab.close();
      return refuse(answer?.refusal ?? 'provisionerDown');
    }
    const { url } = answer.value;
    setRequest(tab.go(url) ? { status: 'idle' } : { status: 'ready', href: url });
  };

  return {
    request,
    actions: {
      onConsole: () => id !== null && void open(id),
      onConsoleOpened: () => setRequest({ status: 'idle' }),
    },
  };
}
