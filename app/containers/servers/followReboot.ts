import type { Server, ServerId } from '@/domain/servers/server';
import type { I18n } from '@/i18n/I18nProvider';
import {
  rebootFailedNotice,
  rebootingNotice,
  rebootedNotice,
} from '@/screens/servers/ServerListScreen/rebootNotice';
import type { ServersPort } from '@app/ports/ports';
import type { NewNotice } from '@app/providers/ToastProvider';

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

/** Waits for the end of accepted reboots; notices report start and end (D8). Loaded after the first reboot. */
export async function followReboot(
  chosen: readonly Server[],
  servers: ServersPort,
  {
    t,
    toast,
    onEnded,
  }: {
    t: I18n['t'];
    toast: (notice: NewNotice) => void;
    /** Called before the last notices, because cached reads are outdated. */
    onEnded: () => void;
  },
): Promise<void> {
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
  onEnded();
  if (failed.length > 0) toast(rebootFailedNotice({ t }, failed));
  if (ended.length > 0) toast(rebootedNotice({ t }, ended));
}
