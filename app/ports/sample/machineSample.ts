import { refused } from '@/domain/results/outcome';
import { makeFirewall } from '@/sample-data/firewall';
import { sampleSavedFilters } from '@/sample-data/savedFilters';
import { sampleReverseNames } from '@/sample-data/reverseNames';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { sampleSshKeys } from '@/sample-data/sshKeys';
import type { NetworkPort } from '@app/ports/networkPort';
import type { SshKeysPort } from '@app/ports/ports';
import type { SavedFiltersPort } from '@app/ports/savedFiltersPort';
import type { RecoveryPort } from '@app/ports/recoveryPort';
import type { Latency } from './latency';

/* Fixed samples about machines, which nothing in the demonstration changes (D51). They are one file for the pages' sake. */

function refuseAfter(latency: Latency) {
  return async () => {
    await latency();
    return refused('demonstration' as const);
  };
}

/** SSH keys of the demonstration's account. */
export function sshKeysSample(latency: Latency, shift: ShiftDates): SshKeysPort {
  const refuse = refuseAfter(latency);
  return {
    async list(signal) {
      await latency(signal);
      return shift(sampleSshKeys);
    },
    add: refuse,
    remove: refuse,
  };
}

/** Saved filters of the server list. */
export function savedFiltersSample(latency: Latency): SavedFiltersPort {
  const refuse = refuseAfter(latency);
  return {
    async list(signal) {
      await latency(signal);
      return sampleSavedFilters;
    },
    save: refuse,
    remove: refuse,
  };
}

/** Firewall and reverse names, the same for every server. */
export function networkSample(latency: Latency): NetworkPort {
  const refuse = refuseAfter(latency);
  return {
    async firewall(_id, signal) {
      await latency(signal);
      return makeFirewall();
    },
    saveFirewall: refuse,
    async reverseNames(_id, signal) {
      await latency(signal);
      return sampleReverseNames;
    },
    async checkReverseName() {
      await latency();
      return 'unresolved';
    },
    saveReverseName: refuse,
  };
}

/** Rescue mode: every server runs from its disk. */
export function recoverySample(latency: Latency): RecoveryPort {
  return {
    async state(_id, signal) {
      await latency(signal);
      return 'off';
    },
    async iso(_id, signal) {
      await latency(signal);
      return null;
    },
    setIso: refuseAfter(latency),
    act: refuseAfter(latency),
  };
}
