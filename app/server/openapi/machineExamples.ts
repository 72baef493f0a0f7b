import { makeOwnIso } from '@/sample-data/ownIso';
import { makeBackup } from '@/sample-data/backups';
import { makeFirewall } from '@/sample-data/firewall';
import { makeReverseName } from '@/sample-data/reverseNames';
import { makeServer } from '@/sample-data/servers';
import { makeSnapshot } from '@/sample-data/snapshots';

const params = { id: String(makeServer().id) };
const { applied } = makeFirewall();
const firewall = { ...makeFirewall(), applied: { ...applied, rules: [...applied.rules] }, wanted: null };
const reverseName = makeReverseName();
const { address } = reverseName;
const password = 'kQ7mzWt2RrX9pLhF4eYd';
const backup = makeBackup();
const oneBackup = { ...params, backupId: backup.id };
const snapshot = { ...makeSnapshot(), id: '7' };
const oneSnapshot = { ...params, snapshotId: snapshot.id };

/** One example of each call about a machine: network, ways back into it, backups and snapshots. */
export const machineExamples = {
  network: {
    firewall: { params, answer: firewall },
    saveFirewall: {
      params,
      body: firewall.applied,
      answer: { ...firewall, wanted: firewall.applied, state: 'applying' as const },
    },
    reverseNames: { params, answer: { items: [reverseName] } },
    checkReverseName: {
      params,
      query: { address, name: 'mail.example.ru' },
      answer: { forward: 'matches' as const },
    },
    saveReverseName: {
      params,
      body: { address, name: 'mail.example.ru' },
      answer: { items: [{ ...reverseName, wanted: 'mail.example.ru', state: 'setting' as const }] },
    },
  },
  recovery: {
    state: { params, answer: { rescue: 'off' as const } },
    resetPassword: {
      params,
      answer: { rescue: 'off' as const, password },
    },
    setRescue: {
      params,
      body: { isOn: true },
      answer: { rescue: 'starting' as const, password },
    },
    iso: { params, answer: { iso: makeOwnIso() } },
    attachIso: {
      params,
      body: { url: makeOwnIso().url },
      answer: { iso: makeOwnIso({ state: 'attaching' }) },
    },
    detachIso: { params, answer: { iso: makeOwnIso({ state: 'detaching' }) } },
  },
  backups: {
    list: { params, answer: { items: [backup], current: null } },
    make: { params, answer: { current: { action: 'make' as const, backupId: null } } },
    restore: {
      params: oneBackup,
      body: { madeAt: backup.madeAt },
      answer: { current: { action: 'restore' as const, backupId: backup.id } },
    },
    restoreTo: {
      params: oneBackup,
      body: { serverId: '1031', madeAt: backup.madeAt },
      answer: { current: { action: 'restore' as const, backupId: backup.id } },
    },
    remove: { params: oneBackup, answer: { current: { action: 'remove' as const, backupId: backup.id } } },
  },
  snapshots: {
    list: { params, answer: { items: [snapshot], max: 3 } },
    make: {
      params,
      body: { name: snapshot.name },
      answer: { items: [{ ...snapshot, sizeMb: null, state: 'making' as const }], max: 3 },
    },
    restore: {
      params: oneSnapshot,
      answer: { items: [{ ...snapshot, state: 'restoring' as const }], max: 3 },
    },
    restoreTo: {
      params: oneSnapshot,
      body: { serverId: '1025' },
      answer: { items: [{ ...snapshot, state: 'restoring' as const }], max: 3 },
    },
    remove: { params: oneSnapshot, answer: { items: [{ ...snapshot, state: 'deleting' as const }], max: 3 } },
  },
};

const savedFilters = { items: [{ id: '1', name: 'Germany', query: '?dc=de' }] };

/** Examples of saved filters of the server list. */
export const savedFilterExamples = {
  list: { answer: savedFilters },
  save: { body: { name: 'Germany', query: '?dc=de' }, answer: savedFilters },
  remove: { params: { id: '2' }, answer: savedFilters },
};

const tags = ['website', 'important'];

/** Example of a restart of a list, in which one server was refused. */
export const powerListedExample = ({ id, domain: name }: { id: string; domain: string }) => ({
  body: { action: 'restart' as const, product: 'vps' as const, status: 'Active', except: [] },
  answer: { done: 198, skipped: 1, failed: [{ id, name }], next: 'WyIxMDI0IiwxMDI0XQ' },
});

/** Example of a server's tags. */
export const saveTagsExample = <Server extends { id: string }>(server: Server) => ({
  params: { id: server.id },
  body: { tags },
  answer: { ...server, tags },
});
