/** Timeout in milliseconds; after it a page may never come. */
const timeoutMs = 20_000;

/**
 * Sends the browser to an address outside the app. Only web addresses: a `javascript:` one goes nowhere, and is told by
 * `false`.
 *
 * @param onStayed once, if this page is still the one that shows: the browser's Stop was pressed, where the browser
 *   tells, or the other page is long in coming
 */
export function leaveTo(address: string, onStayed?: () => void): boolean {
  const base = window.location.href;
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  restartWhenBack();
  window.location.assign(url);
  if (onStayed) whenStayed(onStayed);
  return true;
}

/** Sends the browser to a path of this server by `POST`, as a form without fields does. */
export function submitTo(path: string, onStayed: () => void): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = path;
  document.body.append(form);
  restartWhenBack();
  form.submit();
  form.remove();
  whenStayed(onStayed);
}

/** Reloads the page when the browser goes back to it: it was left locked. */
function restartWhenBack(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

function whenStayed(onStay: () => void): void {
  const watch = new AbortController();
  const once = () => {
    watch.abort();
    clearTimeout(timer);
    onStay();
  };
  const timer = setTimeout(once, timeoutMs);
  if ('navigation' in window)
    window.navigation.addEventListener('navigateerror', once, { signal: watch.signal });
}
