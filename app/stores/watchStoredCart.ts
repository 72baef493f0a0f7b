import { cartKey } from '@app/device/storedKeys';

/** Whether a visitor has changed the cart of this device, or an older one is stored: a short look before more is loaded. */
export function isCartStored(): boolean {
  try {
    return localStorage.getItem(cartKey) !== null;
  } catch {
    return false;
  }
}

/** Calls back when another tab changed the stored cart; returns how to stop listening. */
export function watchStoredCart(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A key of null means that all of the storage was cleared.
    if (event.key === cartKey || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
