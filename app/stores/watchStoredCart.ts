import { cartKey } from '@app/device/storedKeys';

/** Whether the device has a stored cart, tested without loading the cart's code. */
export function isCartStored(): boolean {
  try {
    return localStorage.getItem(cartKey) !== null;
  } catch {
    return false;
  }
}

/** Calls back when another tab changes the stored cart; returns the function that stops it. */
export function watchStoredCart(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (event.key === cartKey || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
