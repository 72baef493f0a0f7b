import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MessageKey } from '../messages/messages';

/**
 * A refusal with a message for the user. Thrown anywhere in a call; the app converts it to problem details with a
 * translated sentence and a code.
 */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly key: MessageKey;
  readonly headers: Readonly<Record<string, string>>;

  /** Details for programs, such as the current price. */
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
