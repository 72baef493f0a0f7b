import { useCallback } from 'react';
import type { Server, ServerId } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import {
  rebootFailedNotice,
  rebootingNotice,
  rebootedNotice,
} from '@/screens/servers/ServerListScreen/rebootNotice';
import { useAction } from '@app/calls/calls';
import type { ServersPort } from '@app/ports/ports';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

type Progress = 'running' | 'done' | 'failed' | 'gone';

/** Returns the progress of a reboot; another current operation was requested later. */
async function progressOf(servers: ServersPort, id: ServerId): Promise<Progress> {
  const overview = await servers.overview(id);
  if (!overview) return 'gone';
  const { operation } = overview;
  if (operation?.action !== 'reboot') return 'done';
  return operation.status === 'failed' ? 'failed' : 'running';
}

/**
 * Polling interval in milliseconds, and the number of polls: half an hour. After that, notifications report the end.
 */
const pauseMs = 2000;
const mostLooks = 900;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, pauseMs);
  });

/** Waits for the end of a reboot; null if it was not observed. */
async function endOf(servers: ServersPort, id: ServerId): Promise<Exclude<Progress, 'running'> | null> {
  for (let look = 0; look < mostLooks; look += 1) {
    await pause();
    // The connection may be down for a moment: keeps polling.
    const progress = await progressOf(servers, id).catch(() => 'running' as const);
    if (progress !== 'running') return progress;
  }
  return null;
}

/** Reboots servers; notices report start and end, wherever the user is (D8). */
export function useReboot() {
  const { servers } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const act = useAction();
  const { invalidate } = useReads();

  const follow = useCallback(
    async (chosen: readonly Server[]) => {
      const first = await Promise.all(
        chosen.map(({ id }) => progressOf(servers, id).catch(() => 'running' as const)),
      );
      if (first.includes('running')) toast(rebootingNotice({ t }, chosen));
      const ended: Server[] = [];
      const failed: Server[] = [];
      for (const [index, server] of chosen.entries()) {
        const seen = first[index] ?? 'running';
        const end = seen === 'running' ? await endOf(servers, server.id) : seen;
        if (end === 'done') ended.push(server);
        if (end === 'failed') failed.push(server);
      }
      invalidate('servers');
      if (failed.length > 0) toast(rebootFailedNotice({ t }, failed));
      if (ended.length > 0) toast(rebootedNotice({ t }, ended));
    },
    [servers, t, toast, invalidate],
  );

  return (
    chosen: readonly Server[],
    { onAccepted, onRefused }: { onAccepted: () => void; onRefused: () => void },
  ) =>
    void act({
      event: 'server-reboot-failed',
      call: servers.reboot(chosen.map(({ id }) => id)),
      onDone: () => {
        onAccepted();
        invalidate('servers');
        void follow(chosen);
        return null;
      },
      onFailed: () => {
        onRefused();
        return { title: t('reboot.notice.rebootFailed'), message: t('reboot.failed') };
      },
    });
}
