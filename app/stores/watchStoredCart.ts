import { cartKey } from '@app/device/storedKeys';

/** Calls back when another tab changed the stored cart; returns how to stop listening. */
export function watchStoredCart(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A key of null means that all of the storage was cleared.
    if (event.key === cartKey || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
