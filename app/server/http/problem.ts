import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MessageKey } from '../messages/messages';

/**
 * A refusal that the person is told about. Thrown anywhere in a call; the app turns it into problem details with
 * `{ "error": "…", "code": "…" }`: a sentence in the language of the request, and its key.
 */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly key: MessageKey;
  readonly headers: Readonly<Record<string, string>>;

  /** Details for a program that handles the error, such as the current price. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: ContentfulStatusCode,
    key: MessageKey,
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(key);
    this.name = 'Problem';
    this.status = status;
    this.key = key;
    this.headers = headers;
    this.details = details;
  }
}
