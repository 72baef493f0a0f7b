import { done, refused, type Outcome } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';

/** Converts these codes to refusals that the screen explains; other failures are rethrown. */
export async function outcomeOf<Value, const Code extends string>(
  answer: Promise<Value>,
  codes: readonly Code[],
): Promise<Outcome<Value, Code>> {
  try {
    return done(await answer);
  } catch (error) {
    const code = error instanceof PortError ? codes.find((each) => each === error.code) : undefined;
    if (code === undefined) throw error;
    return refused(code);
  }
}

/** Returns the answer of a call, or null for 404. */
export async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PortError && error.code === 'notFound') return null;
    throw error;
  }
}
