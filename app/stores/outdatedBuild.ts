import { useSyncExternalStore } from 'react';
import { PortError } from '@/domain/results/portError';
import { request } from '@app/ports/http/request';
import { Emitter } from './emitter';

const changed = new Emitter();
let isOutdated = false;

/**
 * Whether the server no longer has an imported file, because of a newer release. A lost connection or a failing server
 * does not count.
 */
async function isGone({ message }: Error): Promise<boolean> {
  const [address] = /(?:https?:\/)?\/\S+/.exec(message) ?? [];
  // Safari does not report the address.
  if (address === undefined) return navigator.onLine;
  const path = new URL(address, location.href).pathname;
  return request({ method: 'GET', path }).then(
    () => false,
    (error: unknown) => error instanceof PortError && error.status === 404,
  );
}

/** Listens for failed imports, all of which Vite reports. */
export function watchBuild(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    void isGone(payload).then((gone) => {
      if (!gone || isOutdated) return;
      isOutdated = true;
      changed.emit();
    });
  });
}

/** Whether the files of this tab's build no longer exist. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(changed.subscribe, () => isOutdated);
}
