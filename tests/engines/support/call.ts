/** Call that a page makes as its signed-in user; without a body it reads. */
export interface PageCall {
  path: string;
  /** Posted as JSON. */
  body?: object;
  /** Idempotency key. */
  key?: string;
}

/** Runs in a page of the portal: makes a call and returns its status and answer. */
export function callFromPage({ path, body, key }: PageCall): { status: number; answer: unknown } {
  const request = new XMLHttpRequest();
  request.open(body ? 'POST' : 'GET', path, false);
  if (key !== undefined) request.setRequestHeader('idempotency-key', key);
  if (body) request.setRequestHeader('content-type', 'application/json');
  request.send(body ? JSON.stringify(body) : null);
  const { status, responseText } = request;
  return { status, answer: responseText === '' ? null : JSON.parse(responseText) };
}
