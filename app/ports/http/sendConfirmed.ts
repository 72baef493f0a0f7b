import { PortError } from '@/domain/results/portError';
import type { Answer, Call } from '@app/contract/call';
import { passwordPrompt } from '@app/stores/passwordPrompt';
import { sendWire, type Parts } from './send';

/** Sends a call that may need the password again: asks for it and repeats the call. */
export async function sendConfirmed<One extends Call>(one: One, parts: Parts<One>): Promise<Answer<One>> {
  try {
    return await sendWire<One>(one, parts);
  } catch (error) {
    const isNeeded = error instanceof PortError && error.code === 'passwordNeeded';
    if (!isNeeded || !(await passwordPrompt.ask())) throw error;
    return sendWire<One>(one, parts);
  }
}
