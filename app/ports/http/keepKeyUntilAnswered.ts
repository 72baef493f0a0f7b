import { PortError } from '@/domain/results/portError';
import { newKey } from '@app/device/newKey';

/** Keys of submissions without an answer, which may have been accepted. */
const keys = new Map<string, string>();

/**
 * Submits with an idempotency key. A retry of the same content after a missing answer reuses the key, so that it is
 * accepted once.
 *
 * @param content identifies the submission
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
    // A failing server may have accepted it anyway.
    if (error instanceof PortError && error.status !== null && error.status < 500) keys.delete(content);
    throw error;
  }
}
