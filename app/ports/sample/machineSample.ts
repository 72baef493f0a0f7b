import { makeFirewall } from '@/sample-data/firewall';
import { sampleSavedFilters } from '@/sample-data/savedFilters';
import { reverseNamesOf } from '@/sample-data/reverseNames';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { sampleServerSshKeys, sampleSshKeys } from '@/sample-data/sshKeys';
import type { NetworkPort } from '@app/ports/networkPort';
import type { SshKeysPort } from '@app/ports/ports';
import type { SavedFiltersPort } from '@app/ports/savedFiltersPort';
import type { RecoveryPort } from '@app/ports/recoveryPort';
import { answerAfter, refuseAfter, type Latency } from './latency';

/* Fixed samples about machines, which nothing in the demonstration changes (D51). They are one file for the pages' sake. */

/** SSH keys of the demonstration's account. */
export function sshKeysSample(latency: Latency, shift: ShiftDates): SshKeysPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    list: (signal) => after(() => shift(sampleSshKeys), signal),
    add: refuse,
    remove: refuse,
    onServer: (_id, signal) => after(() => sampleServerSshKeys, signal),
  };
}

/** Saved filters of the server list. */
export function savedFiltersSample(latency: Latency): SavedFiltersPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    list: (signal) => after(() => sampleSavedFilters, signal),
    save: refuse,
    remove: refuse,
  };
}

/** The same firewall for every server, and the names of its addresses. */
export function networkSample(latency: Latency): NetworkPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    firewall: (_id, signal) => after(() => makeFirewall(), signal),
    saveFirewall: refuse,
    reverseNames: (id, signal) => after(() => reverseNamesOf(id), signal),
    checkReverseName: () => after(() => 'unresolved'),
    saveReverseName: refuse,
  };
}

/** Rescue mode: every server runs from its disk. */
export function recoverySample(latency: Latency): RecoveryPort {
  const after = answerAfter(latency);
  return {
    state: (_id, signal) => after(() => 'off', signal),
    iso: (_id, signal) => after(() => null, signal),
    setIso: refuseAfter(latency),
    act: refuseAfter(latency),
  };
}
