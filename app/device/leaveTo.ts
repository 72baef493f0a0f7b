/** Timeout in milliseconds; after it the other page may never load. */
const timeoutMs = 20_000;

/**
 * Sends the browser to an address outside of the app. Returns false for anything but a web address, such as
 * `javascript:`.
 *
 * @param onStayed called once if this page is still shown: loading was stopped (where the browser reports it) or the
 * other page takes too long
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

/** Submits an empty form to a path of this server by `POST`. */
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

/** Reloads the page when the browser returns to it from its cache, because it was left locked. */
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
