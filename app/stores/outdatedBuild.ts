import { useSyncExternalStore } from 'react';
import { PortError } from '@/domain/results/portError';
import { request } from '@app/ports/http/request';
import { Emitter } from './emitter';

const changed = new Emitter();
let isOutdated = false;

/**
 * Whether the server has lost the file that an import asked for, as it does some time after a release. A line that was
 * down for a moment is no release.
 */
async function isGone({ message }: Error): Promise<boolean> {
  const [address] = /(?:https?:\/)?\/\S+/.exec(message) ?? [];
  // Safari does not name the file.
  if (address === undefined) return navigator.onLine;
  const path = new URL(address, location.href).pathname;
  return request({ method: 'GET', path }).then(
    () => false,
    (error: unknown) => error instanceof PortError && error.kind === 'refused',
  );
}

/** Listens for imports that fail: Vite reports every one, wherever it is written. */
export function watchBuild(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    void isGone(payload).then((gone) => {
      if (!gone || isOutdated) return;
      isOutdated = true;
      changed.emit();
    });
  });
}

/** Whether this tab runs a build whose files are gone. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(changed.subscribe, () => isOutdated);
}
