import { refused } from '@/domain/results/outcome';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { sampleSshKeys } from '@/sample-data/sshKeys';
import type { SshKeysPort } from '@app/ports/ports';
import type { Latency } from './latency';

/** Fixed SSH keys of the demonstration, which cannot be changed (D51). */
export function makeSshKeysSample(latency: Latency, move: ShiftDates): SshKeysPort {
  async function refuse() {
    await latency();
    return refused('demonstration' as const);
  }
  return {
    async list(signal) {
      await latency(signal);
      return move(sampleSshKeys);
    },
    add: refuse,
    remove: refuse,
  };
}
