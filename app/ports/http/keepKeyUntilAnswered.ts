import { PortError } from '@/domain/results/portError';
import { newKey } from '@app/device/newKey';

/** Of submissions whose answer did not come: whether they were accepted is not known. */
const keys = new Map<string, string>();

/**
 * Submits with a key of its own; the same thing submitted again after an answer that did not come has the same key, so
 * that it is there once.
 *
 * @param content what tells a submission from another one
 */
export async function keepKeyUntilAnswered<Value>(
  content: string,
  submit: (key: string) => Promise<Value>,
): Promise<Value> {
  const key = keys.get(content) ?? newKey();
  keys.set(content, key);
  try {
    const value = await submit(key);
    keys.delete(content);
    return value;
  } catch (error) {
    // A server that fails may have accepted it all the same.
    if (error instanceof PortError && error.status !== null && error.status < 500) keys.delete(content);
    throw error;
  }
}
