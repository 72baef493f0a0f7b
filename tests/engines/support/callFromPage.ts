/** Runs in a page of the portal as its signed-in user and returns a call's answer. */
export function callFromPage({ path, key, body }: { path: string; key?: string; body?: object }): unknown {
  const request = new XMLHttpRequest();
  request.open(body ? 'POST' : 'GET', path, false);
  if (key !== undefined) request.setRequestHeader('idempotency-key', key);
  if (body) request.setRequestHeader('content-type', 'application/json');
  request.send(body ? JSON.stringify(body) : null);
  return JSON.parse(request.responseText);
}
